/** What comes of a page in the first round trip, by how its host compresses. */
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";

/** What ten segments of TCP carry before the first acknowledgement (RFC 6928): all that comes in one round trip. */
export const firstRoundTripBytes = 14_600;

/** A way to compress. */
export interface Encoding {
  name: string;
  /** Compresses a page. */
  compress: (page: Buffer) => Buffer;
  /** Decompresses what has come so far. */
  decompress: (start: Buffer) => Buffer;
}

/** Brotli; few hosts send more than quality 5 of what they compress as they send it. */
export const brotli = (quality: number): Encoding => ({
  name: `Brotli ${quality}`,
  compress: (page) =>
    brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  decompress: (start) =>
    brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
});

/** What the laziest hosts send. */
export const gzip: Encoding = {
  name: "gzip 6",
  compress: (page) => gzipSync(page, { level: 6 }),
  decompress: (start) => gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }),
};

/** How many compressed bytes have to come before this text has come. */
export function bytesUntil(text: string, page: Buffer, { compress, decompress }: Encoding): number {
  const sent = compress(page);
  let [missing, enough] = [0, sent.length];
  while (enough - missing > 1) {
    const middle = Math.floor((missing + enough) / 2);
    if (decompress(sent.subarray(0, middle)).includes(text)) enough = middle;
    else missing = middle;
  }
  return enough;
}

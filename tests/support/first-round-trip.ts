/** The part of a page that arrives in the first round trip, depending on the host's compression. */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** The bytes of one round trip: ten TCP segments before the first acknowledgement (RFC 6928). */
export const firstRoundTripBytes = 14_600;

/** A content encoding. */
interface Encoding {
  name: string;
  compress: (page: Buffer) => Buffer;
  /** Decompresses the beginning of a compressed page. */
  decompress: (start: Buffer) => Buffer;
}

/** Brotli; few hosts use more than quality 5 when they compress on the fly. */
export const brotli = (quality: number): Encoding => ({
  name: `Brotli ${quality}`,
  compress: (page) =>
    brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  decompress: (start) =>
    brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
});

/** Returns how many compressed bytes must arrive until the text has arrived. */
export function bytesUntil(text: string, page: Buffer, { compress, decompress }: Encoding): number {
  const sent = compress(page);
  let [tooFew, enough] = [0, sent.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (decompress(sent.subarray(0, middle)).includes(text)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

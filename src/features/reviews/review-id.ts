import { crc32 } from "node:zlib";

/**
 * The id of a review's card on the reviews page, to which people share links. It comes from the
 * words, which the content check allows only once, so it stays when other reviews come or go.
 */
export const reviewId = ({ text }: { text: string }) => `review-${crc32(text)}`;

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A phone's camera makes 12 to 24 megapixels; a browser needs four bytes of memory for each. */
export const MAX_IMAGE_PIXELS = 24_000_000;
/** For `<input accept>`. */
export const IMAGE_ACCEPT = "image/png,image/jpeg,image/webp";

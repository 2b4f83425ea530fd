export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** A phone's camera makes 12 to 24 megapixels; a browser needs four bytes of memory for each. */
export const MAX_IMAGE_PIXELS = 24_000_000;
/** Of a JPEG. A large color profile with a depth map and a dozen scans has about 200. */
export const MAX_JPEG_SEGMENTS = 1000;
/** Of a PNG or WebP, where some programs cut the picture into pieces of 4 kB, and a film has two for each frame. */
export const MAX_CHUNKS = 10_000;
export const DAMAGED = "This picture is damaged. Please export it again.";
/** For `<input accept>`. */
export const IMAGE_ACCEPT = "image/png,image/jpeg,image/webp";

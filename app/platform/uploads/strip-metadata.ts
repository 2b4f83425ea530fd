import { DAMAGED } from "./measured";
import { readImage, type UploadedImage } from "./read-image";
import { stripJpeg } from "./strip-jpeg";
import { stripPng } from "./strip-png";
import { stripWebp } from "./strip-webp";

const STRIPPERS = { png: stripPng, jpg: stripJpeg, webp: stripWebp };

/**
 * The picture without what a camera or an editor wrote beside it: place, time, device, author, thumbnails, and anything
 * after its end. Colors and the way it is turned stay. Returns `error`, a sentence for the person who uploaded it, if
 * its structure is broken.
 */
export function stripMetadata(image: UploadedImage): { image: UploadedImage } | { error: string } {
  const bytes = STRIPPERS[image.extension](image.bytes);
  const read = bytes && readImage(bytes);
  return read && "image" in read ? read : { error: DAMAGED };
}

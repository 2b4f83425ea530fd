import { MAX_IMAGE_BYTES } from "../../platform/uploads/measured";

export const IMAGES_PATH = "/blog/images";
export const MAX_ALT_LENGTH = 300;

export type PostImage = {
  id: string;
  extension: string;
  /** Pixels. */
  width: number;
  height: number;
};

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,5})x(\d{1,5})\.(png|jpg|webp)$/;
const IDS = /\/blog\/images\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-\d/g;

/** The public address. It holds the size, so that a page keeps the picture's place free before it has loaded. */
export function imagePath({ id, width, height, extension }: PostImage): string {
  return `${IMAGES_PATH}/${id}-${width}x${height}.${extension}`;
}

/** Reads the last part of `imagePath`; null for anything else. */
export function parseImageName(name: string): PostImage | null {
  const [, id, width, height, extension] = NAME.exec(name) ?? [];
  if (!id || !extension) return null;
  return { id, extension, width: Number(width), height: Number(height) };
}

/** The key in the bucket. */
export function imageKey({ id, extension }: Pick<PostImage, "id" | "extension">): string {
  return `posts/${id}.${extension}`;
}

/** Ids of the pictures that a text shows. */
export function imageIdsIn(content: string): string[] {
  return [...new Set([...content.matchAll(IDS)].map(([, id]) => id ?? ""))];
}

/** The picture as markup; characters that would end the description are left out. */
export function imageMarkup(image: PostImage, alt: string): string {
  return `![${alt.replace(/[[\]\r\n]+/g, " ").trim()}](${imagePath(image)})`;
}

/** "412 kB". */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const TOO_LARGE = `Please select an image smaller than ${MAX_IMAGE_BYTES / 1024 / 1024}MB`;

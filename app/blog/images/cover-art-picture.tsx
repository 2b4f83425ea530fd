import type { CoverTint } from "../category";
import { type CoverShape, coverArt } from "./cover-art";

type CoverArtPictureProps = CoverShape & { slug: string; tint: CoverTint; className?: string };

/** A post's generated cover; decorative, so hidden from screen readers. */
export function CoverArtPicture({ slug, tint, className, ...shape }: CoverArtPictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: coverArt(slug, tint, shape) }} />;
}

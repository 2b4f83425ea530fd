import type { PlateTint } from "./category";
import { type PlateShape, plate } from "./cover-art";

type PlatePictureProps = PlateShape & { slug: string; tint: PlateTint; className?: string };

/** A post's chart plate; decorative, so hidden from screen readers. */
export function PlatePicture({ slug, tint, className, ...shape }: PlatePictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: plate(slug, tint, shape) }} />;
}

import { Art } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import { FIVE_STARS } from "../../web/art/seal";

type AttributionProps = {
  /** The initials as a stamp. */
  seal: Picture;
  name: string;
  /** Role and company. */
  position: string;
};

/** Who said a quote; goes inside a figure. On a ground other than a card, set `--seal-ground`. */
export function Attribution({ seal, name, position }: AttributionProps) {
  return (
    <figcaption className="flex items-center gap-3 text-sm/[1.4]">
      <Art picture={seal} />
      <span>
        <strong className="block text-ui/[1.4] text-ink">{name}</strong>
        {position}
        <Art picture={FIVE_STARS} />
      </span>
    </figcaption>
  );
}

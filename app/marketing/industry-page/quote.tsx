import { Art } from "../../web/art/art";
import { FIVE_STARS, seal } from "../../web/art/seal";
import { STOREFRONTS } from "../../web/art/storefronts";
import type { Industry } from "../content/industry";

export function Quote({ testimonial, storefront }: Pick<Industry, "testimonial" | "storefront">) {
  const { quote, author, title, company } = testimonial;
  return (
    <section className="dark-section py-[clamp(3.5rem,6vw,5.5rem)]" aria-label="A customer’s words">
      <figure className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-8 min-[60rem]:grid-cols-[16rem_1fr]">
        <Art picture={STOREFRONTS[storefront]} className="w-64" />
        <div>
          <blockquote className="mb-7 font-display text-[clamp(1.625rem,1.2rem+1.7vw,2.625rem)] leading-[1.18] font-[560] tracking-[-0.012em] text-balance">
            {quote}
          </blockquote>
          <figcaption className="attribution text-ink-2">
            <Art picture={seal(initials(author), "water")} className="[&_.stamp-hole]:stroke-paper" />
            <span>
              <strong className="text-ink">{author}</strong>
              {`${title}, ${company}`}
              <Art picture={FIVE_STARS} />
            </span>
          </figcaption>
        </div>
      </figure>
    </section>
  );
}

/** "Dr. Helen Cho" gives "HC". */
function initials(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return words.map((word) => word.charAt(0)).join("");
}

import type { Industry } from "../../copy/industry";
import { Art } from "../../web/art/art";
import { seal } from "../../web/art/seal";
import { STOREFRONTS } from "../../web/art/storefronts";
import { Attribution } from "../sections/attribution";

export function IndustryQuote({ testimonial, storefront }: Pick<Industry, "testimonial" | "storefront">) {
  const { quote, author, title, company } = testimonial;
  return (
    <section className="dark-section py-[clamp(3.5rem,6vw,5.5rem)]" aria-label="A customer’s words">
      <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-8 min-[60rem]:grid-cols-[16rem_1fr]">
        <Art picture={STOREFRONTS[storefront]} className="w-64" />
        <figure className="[--seal-ground:var(--color-paper)]">
          <blockquote className="mb-7 font-display text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)] leading-[1.18] font-[560] tracking-[-0.012em] text-balance">
            {quote}
          </blockquote>
          <Attribution
            seal={seal(initials(author), "water")}
            name={author}
            position={`${title}, ${company}`}
          />
        </figure>
      </div>
    </section>
  );
}

/** "Dr. Helen Cho" gives "HC". */
function initials(name: string): string {
  const words = name.split(" ").filter((word) => !word.endsWith("."));
  return words.map((word) => word.charAt(0)).join("");
}

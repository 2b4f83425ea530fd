import { Art } from "../../web/art/art";
import { FIVE_STARS, seal } from "../../web/art/seal";
import { STOREFRONTS } from "../../web/art/storefronts";
import type { Industry } from "../content/industry";

export function Quote({ testimonial, storefront }: Pick<Industry, "testimonial" | "storefront">) {
  const { quote, author, title, company } = testimonial;
  return (
    <section className="dark-section solo-quote" aria-label="A customer’s words">
      <figure className="wrap">
        <Art picture={STOREFRONTS[storefront]} />
        <div>
          <blockquote>{quote}</blockquote>
          <figcaption className="attribution">
            <Art picture={seal(initials(author), "water")} />
            <span>
              <strong>{author}</strong>
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

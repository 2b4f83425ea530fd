import type { ReactNode } from "react";
import { Art, ArtFile } from "../../web/art/art";
import { SHOP_FILES } from "../../web/art/files";
import type { Picture } from "../../web/art/picture";
import { HEATING_POSTCARD } from "../../web/art/postcard";
import { seal } from "../../web/art/seal";
import { STOREFRONTS } from "../../web/art/storefronts";
import { TESTIMONIALS, type Testimonial } from "../content/testimonials";
import { Attribution } from "../sections/attribution";
import { SectionHead } from "../sections/section-head";

const seals: ReadonlyMap<Testimonial, Picture> = new Map(
  TESTIMONIALS.map((testimonial) => [testimonial, seal(testimonial.initials, testimonial.tone)]),
);

const CASE_LINK = (
  <a href="/case">Read the full case study: ninety days, week by week, with what didn’t work.</a>
);

/** What the first and the last one speak of: the postcard, and shops under an agency's name. */
const PICTURES: ReadonlyMap<number, ReactNode> = new Map([
  [0, <Art key="postcard" picture={HEATING_POSTCARD} />],
  [TESTIMONIALS.length - 1, <ArtFile key="shops" picture={STOREFRONTS.agency} files={SHOP_FILES.agency} />],
]);

export function Testimonials() {
  return (
    <section className="py-section" id="customers">
      <div className="wrap">
        <SectionHead title="What changed, in their numbers." lead={CASE_LINK} />
        <p className="pb-4 text-sm/[1.6] text-ink-3">
          Illustrative customers and figures. Your results depend on your market.
        </p>
        <section
          className="snap-row customers grid gap-gap"
          style={{ "--cards": `${TESTIMONIALS.length}` }}
          aria-label="Six customers"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard
          tabIndex={0}
        >
          {TESTIMONIALS.map((testimonial, index) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial}>
              {PICTURES.get(index)}
            </TestimonialCard>
          ))}
        </section>
      </div>
    </section>
  );
}

type TestimonialCardProps = { testimonial: Testimonial; children: ReactNode };

/** With its picture, which only wide windows have room for. */
function TestimonialCard({ testimonial, children }: TestimonialCardProps) {
  const { figure, quote, name, role, company } = testimonial;
  const picture = seals.get(testimonial);
  return (
    <figure className="grid grid-rows-[auto_1fr_auto] gap-4 overflow-clip rounded-lg border border-line bg-surface p-6">
      {children ? <div className="customer-picture">{children}</div> : null}
      <div className="grid gap-[0.15rem] border-b border-line pb-4 tabular-nums">
        <strong className="font-display text-[2.25rem] leading-none font-[560] tracking-[-0.015em] normal-nums">
          {figure.value}
        </strong>
        <span className="text-sm/[1.6] text-ink-2">{figure.label}</span>
      </div>
      <blockquote>{quote}</blockquote>
      {picture ? <Attribution seal={picture} name={name} position={`${role}, ${company}`} /> : null}
    </figure>
  );
}

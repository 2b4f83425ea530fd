import { cva, type VariantProps } from "class-variance-authority";
import { TUNE_UP_CARD } from "../../copy/example-business";
import { Art } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import { postcardBack } from "../../web/art/postcard";
import { seal } from "../../web/art/seal";
import { TESTIMONIALS, type Testimonial } from "../content/testimonials";
import { Attribution } from "../sections/attribution";
import { SectionHead } from "../sections/section-head";

const card = postcardBack(TUNE_UP_CARD);
const seals: ReadonlyMap<Testimonial, Picture> = new Map(
  TESTIMONIALS.map((testimonial) => [testimonial, seal(testimonial.initials, testimonial.tone)]),
);

const CASE_LINK = <a href="/case">Read a whole case: ninety days, week by week, with what didn’t work.</a>;

export function Testimonials() {
  const [first, second, ...others] = TESTIMONIALS;
  const last = others.pop();
  return (
    <section className="py-section" id="customers">
      <div className="wrap">
        <SectionHead title="What changed, in their numbers." lead={CASE_LINK} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard */}
        <section className="snap-row grid gap-gap lg:grid-cols-12" tabIndex={0} aria-label="Six customers">
          <TestimonialCard testimonial={first} size="large" />
          {second ? <TestimonialCard testimonial={second} size="medium" /> : null}
          {others.map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} />
          ))}
          {last ? <TestimonialCard testimonial={last} size="last" /> : null}
        </section>
      </div>
    </section>
  );
}

const cardClass = cva("grid overflow-clip rounded-lg border border-line bg-surface", {
  variants: {
    size: {
      /** With the postcard that it mentions, where there is room. */
      large: "lg:col-span-8 lg:grid-cols-2",
      medium: "lg:col-span-4",
      small: "lg:col-span-6 xl:col-span-3",
      /** Fills the last row of a small screen. */
      last: "lg:col-span-6 xl:col-span-3",
    },
  },
  defaultVariants: { size: "small" },
});

type TestimonialCardProps = VariantProps<typeof cardClass> & { testimonial: Testimonial };

function TestimonialCard({ testimonial, size }: TestimonialCardProps) {
  const { figure, quote, name, role, company } = testimonial;
  const picture = seals.get(testimonial);
  const isLarge = size === "large";
  return (
    <div className={cardClass({ size })}>
      {isLarge ? (
        <div className="grid place-items-center overflow-clip bg-land p-8 max-lg:hidden">
          <Art picture={card} className="max-w-96 -rotate-4" />
        </div>
      ) : null}
      <figure className="grid grid-rows-[auto_1fr_auto] gap-4 p-6">
        <div className="grid gap-[0.15rem] border-b border-line pb-[0.9rem] tabular-nums">
          <strong className="font-display text-[2.25rem] leading-none font-[560] tracking-[-0.015em] normal-nums">
            {figure.value}
          </strong>
          <span className="text-sm/[1.6] text-ink-2">{figure.label}</span>
        </div>
        <blockquote
          className={
            isLarge
              ? "leading-[1.55] lg:font-display lg:text-[clamp(1.375rem,1rem+1vw,1.75rem)] lg:leading-[1.25] lg:font-[560] lg:tracking-[-0.01em] lg:text-balance"
              : "leading-[1.55]"
          }
        >
          {quote}
        </blockquote>
        {picture ? <Attribution seal={picture} name={name} position={`${role}, ${company}`} /> : null}
      </figure>
    </div>
  );
}

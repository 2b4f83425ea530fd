import type { Picture } from "../../web/art/picture";
import { seal } from "../../web/art/seal";
import { TESTIMONIALS, type Testimonial } from "../content/testimonials";
import { Attribution } from "../sections/attribution";
import { SectionHead } from "../sections/section-head";

const seals: ReadonlyMap<Testimonial, Picture> = new Map(
  TESTIMONIALS.map((testimonial) => [testimonial, seal(testimonial.initials, testimonial.tone)]),
);

const CASE_LINK = <a href="/case">Read a whole case: ninety days, week by week, with what didn’t work.</a>;

export function Testimonials() {
  return (
    <section className="py-section" id="customers">
      <div className="wrap">
        <SectionHead title="What changed, in their numbers." lead={CASE_LINK} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to scroll by keyboard */}
        <section className="snap-row grid gap-gap lg:grid-cols-3" tabIndex={0} aria-label="Six customers">
          {TESTIMONIALS.map((testimonial) => (
            <TestimonialCard key={testimonial.name} testimonial={testimonial} />
          ))}
        </section>
      </div>
    </section>
  );
}

function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { figure, quote, name, role, company } = testimonial;
  const picture = seals.get(testimonial);
  return (
    <figure className="grid grid-rows-[auto_1fr_auto] gap-4 overflow-clip rounded-lg border border-line bg-surface p-6">
      <div className="grid gap-[0.15rem] border-b border-line pb-[0.9rem] tabular-nums">
        <strong className="font-display text-[2.25rem] leading-none font-[560] tracking-[-0.015em] normal-nums">
          {figure.value}
        </strong>
        <span className="text-sm/[1.6] text-ink-2">{figure.label}</span>
      </div>
      <blockquote className="leading-[1.55]">{quote}</blockquote>
      {picture ? <Attribution seal={picture} name={name} position={`${role}, ${company}`} /> : null}
    </figure>
  );
}

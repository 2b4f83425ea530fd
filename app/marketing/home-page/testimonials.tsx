import { Art } from "../../web/art/art";
import type { Picture } from "../../web/art/picture";
import { postcardBack } from "../../web/art/postcard";
import { FIVE_STARS, seal } from "../../web/art/seal";
import { TUNE_UP_CARD } from "../content/example-business";
import { TESTIMONIALS, type Testimonial } from "../content/testimonials";

const card = postcardBack(TUNE_UP_CARD);
const seals: ReadonlyMap<Testimonial, Picture> = new Map(
  TESTIMONIALS.map((testimonial) => [testimonial, seal(testimonial.initials, testimonial.tone)]),
);

export function Testimonials() {
  const [first, ...others] = TESTIMONIALS;
  return (
    <section className="sec" id="customers">
      <div className="wrap">
        <h2 className="solo">What changed, in their numbers.</h2>
        <div className="quotes">
          <div className="quote quote-pic">
            <div className="quote-card">
              <Art picture={card} />
            </div>
            <Quote testimonial={first} />
          </div>
          {others.map((testimonial) => (
            <div className="quote" key={testimonial.name}>
              <Quote testimonial={testimonial} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { figure, quote, name, role, company } = testimonial;
  const picture = seals.get(testimonial);
  return (
    <figure>
      <div className="quote-m num">
        <strong>{figure.value}</strong>
        <span>{figure.label}</span>
      </div>
      <blockquote>{quote}</blockquote>
      <figcaption className="attribution">
        {picture ? <Art picture={picture} /> : null}
        <span>
          <strong>{name}</strong>
          {`${role}, ${company}`}
          <Art picture={FIVE_STARS} />
        </span>
      </figcaption>
    </figure>
  );
}

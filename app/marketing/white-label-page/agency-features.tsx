import { Icon } from "../../web/art/art";
import { WHITE_LABEL } from "../content/white-label";
import { SectionHead } from "../sections/section-head";

export function AgencyFeatures() {
  const { section, features } = WHITE_LABEL;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <div className="cells">
          {features.map(({ title, text, benefits }) => (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <ul className="feats">
                {benefits.map((benefit) => (
                  <li key={benefit}>
                    <Icon name="check" size={16} />
                    {benefit}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

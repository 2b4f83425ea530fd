import { Icon } from "../art/art";
import { WHITE_LABEL } from "../content/white-label";

export function AgencyFeatures() {
  const { section, features } = WHITE_LABEL;
  return (
    <section className="sec">
      <div className="wrap">
        <div className="sec-head">
          <h2>{section.title}</h2>
          <p className="lead">{section.text}</p>
        </div>
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

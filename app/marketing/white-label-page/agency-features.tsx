import { Icon } from "../../web/art/art";
import { WHITE_LABEL } from "../content/white-label";
import { SectionHead } from "../sections/section-head";

export function AgencyFeatures() {
  const { section, features } = WHITE_LABEL;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <div className="grid gap-x-[clamp(2rem,4vw,3.5rem)] border-t border-ink md:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text, benefits }) => (
            <article
              key={title}
              className="row-span-3 grid grid-rows-subgrid gap-y-[0.7rem] border-b border-line py-7"
            >
              <h3 className="lg:text-[clamp(1.375rem,1.85vw,1.625rem)]">{title}</h3>
              <p className="max-w-[34em] text-[1rem] text-ink-2">{text}</p>
              <ul className="grid content-start gap-[0.4rem] pt-[0.4rem] text-ui/[1.6] text-ink">
                {benefits.map((benefit) => (
                  <li key={benefit} className="flex items-center gap-[0.4rem]">
                    <Icon name="check" size={16} className="text-teal" />
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

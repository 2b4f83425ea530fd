import type { Feature, Industry } from "../content/industry";
import { SectionHead } from "../sections/section-head";
import { FeatureArt } from "./feature-art";

type FeaturesProps = Pick<Industry, "section" | "features">;

export function Features({ section, features }: FeaturesProps) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <div className="feat4">
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} />
          ))}
        </div>
      </div>
    </section>
  );
}

function FeatureCard({ feature: { title, text, picture } }: { feature: Feature }) {
  return (
    <article className="feat">
      <div className={`feat-pic pic-${picture.kind}`}>
        <FeatureArt picture={picture} />
      </div>
      <div className="feat-txt">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </article>
  );
}

import type { Industry } from "../../copy/industry";
import { FeatureCard, FeatureCards } from "../sections/feature-cards";
import { SectionHead } from "../sections/section-head";
import { FeatureArt } from "./feature-art";

type FeaturesProps = Pick<Industry, "section" | "features">;

export function Features({ section, features }: FeaturesProps) {
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={section.title} lead={section.text} />
        <FeatureCards>
          {features.map(({ title, text, picture }) => (
            <FeatureCard
              key={title}
              title={title}
              text={text}
              picture={<FeatureArt picture={picture} />}
              ground={picture.kind === "postcard" ? "table" : "sunk"}
              size={picture.kind === "ranks" ? "ranks" : "regular"}
            />
          ))}
        </FeatureCards>
      </div>
    </section>
  );
}

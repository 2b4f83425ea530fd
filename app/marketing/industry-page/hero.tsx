import type { Industry } from "../../copy/industry";
import { DemoAndContact } from "../sections/call-to-action";
import { PageHero } from "../sections/page-hero";
import { HeroBoard } from "./hero-board";

export function IndustryHero({ industry }: { industry: Industry }) {
  const { badge, title, lead, action, hero } = industry;
  return (
    <PageHero badge={badge} title={title} lead={lead} picture={<HeroBoard picture={hero} />}>
      <DemoAndContact label={action} place="hero" />
    </PageHero>
  );
}

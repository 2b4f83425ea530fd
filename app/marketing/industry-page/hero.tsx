import { badgeClass } from "../../ui/badge";
import type { Industry } from "../content/industry";
import { CallToAction } from "../sections/call-to-action";
import { HeroBoard } from "./hero-board";

export function IndustryHero({ industry }: { industry: Industry }) {
  return (
    <section className="ihero">
      <div className="wrap ihero-in">
        <div className="ihero-txt">
          <span className={badgeClass({ tone: "beam", size: "md" })}>{industry.badge}</span>
          <h1>{industry.title}</h1>
          <p className="lead">{industry.lead}</p>
          <CallToAction label={industry.action} place="hero" />
        </div>
        <HeroBoard picture={industry.hero} />
      </div>
    </section>
  );
}

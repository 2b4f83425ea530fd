import type { ReactNode } from "react";
import { Icon, Signature } from "../../web/art/art";
import type { SignatureName } from "../../web/art/signature";
import { MODULES, type Module } from "../content/modules";
import {
  AllocationPicture,
  FlowPicture,
  LeadsPicture,
  PostcardPicture,
  RankPicture,
  TargetingPicture,
} from "../pictures/product-pictures";
import { MoreLink } from "../sections/more-link";
import { SectionHead } from "../sections/section-head";

/** Class and picture of each card; the copy is in content. */
const CARDS: Record<SignatureName, { className: string; picture: ReactNode }> = {
  pixlseo: { className: "mod-a", picture: <RankPicture /> },
  adrev: { className: "mod-b", picture: <AllocationPicture /> },
  directMail: { className: "mod-b", picture: <PostcardPicture /> },
  analytics: { className: "mod-s", picture: <LeadsPicture /> },
  automation: { className: "mod-s", picture: <FlowPicture /> },
  targeting: { className: "mod-s", picture: <TargetingPicture /> },
};

export function ModuleCards() {
  const capabilities = MODULES.filter((module) => module.kind === "capability");
  return (
    <section className="sec" id="modules">
      <div className="wrap">
        <SectionHead
          title="Three ways to be found, one place to see it working."
          lead="Each module stands on its own. Together they share one audience, one budget and one report."
        />
        <div className="mods">
          {MODULES.filter((module) => module.kind === "module").map((module) => (
            <ModuleCard key={module.href} module={module} />
          ))}
          {/* On tablets these scroll sideways; the links inside make that possible by keyboard. */}
          <section className="caps" aria-label="Shared capabilities">
            {capabilities.map((module) => (
              <ModuleCard key={module.href} module={module} />
            ))}
          </section>
        </div>
      </div>
    </section>
  );
}

function ModuleCard({ module }: { module: Module }) {
  const { className, picture } = CARDS[module.signature];
  return (
    <article className={`mod card-link ${className}`}>
      <div className="mod-txt">
        <Signature name={module.signature} />
        <h3>
          {module.name}
          {module.tagline === null ? null : <small>{module.tagline}</small>}
        </h3>
        <p>{module.text}</p>
        {module.features.length === 0 ? null : <Features items={module.features} />}
        <MoreLink href={module.href} label="Learn More" about={`about ${module.name}`} />
      </div>
      {picture}
    </article>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="feats">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={16} />
          {item}
        </li>
      ))}
    </ul>
  );
}

import { cva } from "class-variance-authority";
import type { ReactNode } from "react";
import { MODULES, type Module, type SignatureName } from "../../copy/modules";
import { Icon, Signature } from "../../web/art/art";
import { AllocationPicture } from "../pictures/allocation-picture";
import { FlowPicture, LeadsPicture, TargetingPicture } from "../pictures/capability-pictures";
import { PostcardPicture, RankMap } from "../pictures/maps/rank-map";
import { SearchTable } from "../pictures/search-table";
import { cardLink, MoreLink } from "../sections/more-link";
import { SectionHead } from "../sections/section-head";

const PICTURES: Record<SignatureName, ReactNode> = {
  pixlseo: (
    <div className="product-picture flex flex-1 flex-col">
      <RankMap />
      {/* Below the desktop's width the map stands alone; the module's page has both. */}
      <div className="max-lg:hidden">
        <SearchTable />
      </div>
    </div>
  ),
  adrev: <AllocationPicture />,
  directMail: <PostcardPicture />,
  analytics: <LeadsPicture />,
  automation: <FlowPicture />,
  targeting: <TargetingPicture />,
};

export function ModuleCards() {
  const modules = MODULES.filter((module) => module.kind === "module");
  const capabilities = MODULES.filter((module) => module.kind === "capability");
  return (
    <section className="py-section" id="modules">
      <div className="wrap">
        <SectionHead
          columns="wideFirst"
          title="Three ways to be found, one place to see it working."
          lead="Each module stands on its own. Together they share one audience, one budget and one report."
        />
        {/* The links inside the rows make it possible to scroll them by keyboard. */}
        <div className="grid grid-cols-1 gap-gap">
          <section
            className="snap-row module-row grid gap-gap lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
            style={{ "--cards": `${modules.length}` }}
            aria-label="Modules"
          >
            {modules.map((module, index) => (
              <ModuleCard key={module.href} module={module} size={index === 0 ? "large" : "medium"} />
            ))}
          </section>
          <section
            className="snap-row grid gap-gap lg:grid-cols-3"
            style={{ "--cards": `${capabilities.length}` }}
            aria-label="Shared capabilities"
          >
            {capabilities.map((module) => (
              <ModuleCard key={module.href} module={module} size="small" />
            ))}
          </section>
        </div>
      </div>
    </section>
  );
}

const card = cva(
  [
    cardLink,
    "below-fold flex flex-col overflow-clip rounded-xl border border-line bg-surface hover:border-line-strong",
  ],
  { variants: { size: { large: "lg:row-span-2", medium: "", small: "" } } },
);

type ModuleCardProps = { module: Module; size: "large" | "medium" | "small" };

function ModuleCard({ module, size }: ModuleCardProps) {
  return (
    <article className={card({ size })}>
      <div className="grid content-start gap-[0.65rem] p-panel">
        <Signature name={module.signature} />
        <h3 className="flex flex-wrap items-baseline gap-3">
          {module.name}
          {module.tagline === null ? null : (
            <small className="font-sans text-sm/[1.3] font-medium tracking-[0] text-ink-3">
              {module.tagline}
            </small>
          )}
        </h3>
        <p className="max-w-[34em] text-[1rem] text-ink-2">{module.text}</p>
        {module.features.length === 0 ? null : <Features items={module.features} />}
        <div className="mt-[0.35rem] grid justify-items-start">
          <MoreLink href={module.href} label="Learn More" about={`about ${module.name}`} fillsCard />
        </div>
      </div>
      {PICTURES[module.signature]}
    </article>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-[1.15rem] gap-y-[0.35rem] text-sm/[1.6] text-ink-2">
      {items.map((item) => (
        <li key={item} className="flex items-center gap-[0.4rem]">
          <Icon name="check" size={16} className="text-teal" />
          {item}
        </li>
      ))}
    </ul>
  );
}

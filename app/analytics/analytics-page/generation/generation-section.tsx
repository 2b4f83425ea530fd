import type { PageView } from "../load.server";
import { PanelNotLoaded, Section } from "../panel";
import { EIGHT_AND_FOUR } from "../site/conversion-section";
import { GenerationFigures, RecentRuns } from "./generation";
import { HourlyJobs } from "./hourly-jobs";

export function GenerationAnalytics({ generation }: Pick<PageView, "generation">) {
  return (
    <Section id="generation" title="Content Generation Analytics">
      {generation ? (
        <>
          <div className={EIGHT_AND_FOUR}>
            <HourlyJobs hours={generation.hours} />
            <GenerationFigures generation={generation} />
          </div>
          <RecentRuns generation={generation} />
        </>
      ) : (
        <PanelNotLoaded title="Generation jobs" />
      )}
    </Section>
  );
}

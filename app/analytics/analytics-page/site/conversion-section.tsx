import type { PageView } from "../load.server";
import { MoneyLine } from "../money/money-line";
import { PanelNotLoaded, Section } from "../panel";
import { ConversionFigures, RecentEvents, TopEvents } from "./conversions";

/** Two columns of 8 and 4 twelfths on wide screens. */
export const EIGHT_AND_FOUR = "grid grid-cols-1 gap-4 min-[72rem]:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]";

export function ConversionAnalytics({ page }: { page: PageView }) {
  const { money, conversions, kept, filters, words, dates } = page;
  return (
    <Section id="conversions" title="Conversion Analytics">
      {kept !== null ? null : money ? (
        <MoneyLine money={money} filters={filters} words={words} days={dates} />
      ) : (
        <PanelNotLoaded title="From visit to won deal" />
      )}
      {conversions ? (
        <>
          <ConversionFigures conversions={conversions} />
          <div className={EIGHT_AND_FOUR}>
            <RecentEvents conversions={conversions} />
            <TopEvents conversions={conversions} />
          </div>
        </>
      ) : (
        <PanelNotLoaded title="Conversions" />
      )}
    </Section>
  );
}

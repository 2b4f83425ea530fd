import { DimensionLists } from "../lists/dimension-list";
import type { PageView } from "../load.server";
import { NothingFound } from "../nothing-found";
import { Panel, PanelNotLoaded, Section } from "../panel";
import { SeriesCard } from "../series/series-card";
import { FilteredTraffic } from "./filtered-traffic";
import { RecentVisits } from "./recent-visits";
import { StorageCard } from "./storage-card";
import { WebVitals } from "./web-vitals";
import { WholeSite } from "./whole-site";

type PageProps = { page: PageView };

/** What follows range and filters comes first; what the specification fixes is in cards that say so. */
export function WebsiteAnalytics({ page }: PageProps) {
  const { range, site } = page;
  return (
    <Section id="website" title="Website Analytics">
      <InRange page={page} />
      {range ? <WebVitals vitals={range.vitals} /> : null}
      {site ? <WholeSite site={site} /> : <PanelNotLoaded title="Whole site" />}
      {site ? <RecentVisits visits={site.recentVisits} /> : <PanelNotLoaded title="Recent visits" />}
    </Section>
  );
}

/** What no figure counts, and what the visits take: last on the page. */
export function Beneath({ page: { range, storage, words } }: PageProps) {
  return (
    <div className="grid gap-5 pt-5">
      {range ? (
        <FilteredTraffic filtered={range.filtered} privateHits={range.privateHits} words={words} />
      ) : null}
      {storage ? <StorageCard storage={storage} /> : <PanelNotLoaded title="Storage" />}
    </div>
  );
}

function InRange({ page }: PageProps) {
  const { range, filters, words, kept } = page;
  if (kept !== null) return <RetentionNote date={kept} />;
  if (!range) return <PanelNotLoaded title="Visits" />;
  return (
    <>
      <SeriesCard series={range.series} days={page.dates} />
      {range.isEmpty ? (
        <Panel title="Where visitors come from">
          <NothingFound filters={filters} words={words} />
        </Panel>
      ) : (
        <DimensionLists cards={range.cards} />
      )}
    </>
  );
}

/** Filters are answered from visits, which are not kept forever. */
export function RetentionNote({ date }: { date: string }) {
  return (
    <div className="card p-card text-sm text-ink-2">
      Filters reach back to {date}. Older days keep their totals, so “All time” shows no filter.
    </div>
  );
}

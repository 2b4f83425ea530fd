import type { ReactNode } from "react";
import { FIGURES } from "../../../copy/figures";
import { count, percent, ratio } from "../figures";
import { BarRow, RowList } from "../lists/bar-row";
import type { SiteView } from "../load.server";
import { Figure, Figures, Panel } from "../panel";

/** The figures that the range and the filters do not narrow. */
export function WholeSite({ site }: { site: SiteView }) {
  return (
    <Panel title="Whole site" aside="not narrowed by range or filter" folds>
      <div className="border-t border-line">
        <Figures>
          <Figure label="Visitors" figure={FIGURES.visitors} value={count(site.visitors)}>
            all time{site.since ? `, since ${site.since}` : ""}
          </Figure>
          <Figure label="Visitors today" figure={FIGURES.visitorsToday} value={count(site.visitorsToday)}>
            since midnight
          </Figure>
          <Figure label="Page views" figure={FIGURES.pageViews} value={count(site.views)}>
            all time
          </Figure>
          <Figure label="Page views today" value={count(site.viewsToday)}>
            <b>{ratio(site.viewsToday, site.visitorsToday).toFixed(1)}</b> pages per visitor
          </Figure>
        </Figures>
      </div>
      <div className="grid grid-cols-1 border-t border-line lg:grid-cols-3 *:border-line max-lg:*:not-first:border-t lg:*:not-first:border-l">
        <Top title="Top pages">
          <Counts rows={site.topPages.map(({ label, views }) => ({ label, views }))} />
        </Top>
        <Top title="Devices">
          <Counts rows={site.devices} withShare />
        </Top>
        <Top title="Browsers">
          <Counts rows={site.browsers.map(({ value, views }) => ({ label: value, views }))} withShare />
        </Top>
      </div>
    </Panel>
  );
}

function Top({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 px-card pt-[0.85rem] pb-4">
      <h4 className="flex justify-between gap-4 text-sm">
        {title} <span className="font-normal text-ink-3">views, 7 days</span>
      </h4>
      {children}
    </section>
  );
}

type CountsProps = { rows: { label: string; views: number }[]; withShare?: boolean };

/** Page views by name, with bars relative to the largest. */
function Counts({ rows, withShare = false }: CountsProps) {
  if (rows.length === 0) return <p className="text-sm text-ink-2">Nothing yet</p>;
  const largest = Math.max(...rows.map(({ views }) => views));
  const total = rows.reduce((sum, { views }) => sum + views, 0);
  return (
    <RowList className="-mx-2">
      {rows.map(({ label, views }) => (
        <li key={label}>
          <BarRow
            label={label}
            figure={count(views)}
            share={withShare ? percent(views, total) : undefined}
            width={ratio(views, largest) * 100}
            isPlain
          />
        </li>
      ))}
    </RowList>
  );
}

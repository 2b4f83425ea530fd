import { FIGURES } from "../../../copy/figures";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { type Column, DataTable } from "../../../ui/data/table";
import type { EventType } from "../../visit";
import { count, percent, ratio } from "../figures";
import { BarRow, RowList } from "../lists/bar-row";
import type { ConversionsView } from "../load.server";
import { Figure, Figures, Panel, RIGHT, WIDE } from "../panel";

/** The specification's words for the types; ours call the last one navigation. */
const TYPES: Record<EventType, { label: string; tone: BadgeTone; color: string }> = {
  conversion: { label: "conversion", tone: "ok", color: "bg-data-1" },
  interaction: { label: "interaction", tone: "info", color: "bg-data-3" },
  navigation: { label: "other", tone: "neutral", color: "bg-data-6" },
};

type ConversionsProps = { conversions: ConversionsView };

export function ConversionFigures({ conversions: of }: ConversionsProps) {
  return (
    <Panel title="Whole site, conversions" aside="all time, not narrowed by range or filter">
      <div className="border-t border-line">
        <Figures>
          <Figure
            label="Conversion rate"
            figure={FIGURES.eventConversion}
            value={percent(of.conversions, of.events)}
          >
            <b>{count(of.conversions)}</b> of {count(of.events)} events
          </Figure>
          <Figure
            label="Session conversion rate"
            figure={FIGURES.sessionConversion}
            value={percent(of.convertedVisits, of.visits)}
          >
            <b>{count(of.convertedVisits)}</b> of {count(of.visits)} visits
          </Figure>
          <Figure label="Click-to-calls" figure={FIGURES.clickToCalls} value={count(of.clickToCalls)}>
            all time
          </Figure>
          <Figure label="Form fills" figure={FIGURES.formFills} value={count(of.formFills)}>
            all time
          </Figure>
        </Figures>
      </div>
    </Panel>
  );
}

export function RecentEvents({ conversions: { recentEvents } }: ConversionsProps) {
  return (
    <Panel
      title="Recent events"
      aside={`newest ${recentEvents.length === 10 ? "10" : "first"}, all channels`}
      folds
    >
      {recentEvents.length === 0 ? (
        <p className="px-card pb-card text-sm text-ink-2">No events yet</p>
      ) : (
        <EventTable events={recentEvents} />
      )}
    </Panel>
  );
}

function EventTable({ events }: { events: ConversionsView["recentEvents"] }) {
  return (
    <DataTable
      caption="Newest events"
      columns={COLUMNS}
      rows={events}
      keyOf={({ id }) => id}
      bodyClass="[&_td]:py-[0.45rem] [&_td:nth-child(n+3)]:text-ink-2"
    />
  );
}

const COLUMNS: Column<ConversionsView["recentEvents"][number]>[] = [
  {
    head: "Event",
    cellClass: "font-medium whitespace-nowrap",
    cell: ({ name, words }) => <span title={name}>{words}</span>,
  },
  {
    head: "Type",
    cell: ({ type }) => (
      <Badge tone={TYPES[type].tone} className="capitalize">
        {TYPES[type].label}
      </Badge>
    ),
  },
  { head: "Page", className: WIDE, cellClass: "wrap-anywhere", cell: ({ path }) => path },
  { head: "From", className: WIDE, cell: ({ channel }) => channel },
  { head: "Time", className: RIGHT, cell: ({ at, time }) => <time dateTime={at}>{time}</time> },
];

export function TopEvents({ conversions: { topEvents, byType } }: ConversionsProps) {
  const largest = Math.max(0, ...topEvents.map(({ events }) => events));
  return (
    <Panel title="Top events" aside="all time" folds>
      <div className="grid gap-[0.6rem] px-card pb-card">
        {topEvents.length === 0 ? <p className="text-sm text-ink-2">No events yet</p> : null}
        <RowList className="-mx-2">
          {topEvents.map(({ name, words, events }) => (
            <li key={name} title={name}>
              <BarRow label={words} figure={count(events)} width={ratio(events, largest) * 100} isPlain />
            </li>
          ))}
        </RowList>
        <h4 className="mt-[0.6rem] text-sm">By type</h4>
        <ByType byType={byType} />
      </div>
    </Panel>
  );
}

const ORDER: EventType[] = ["interaction", "navigation", "conversion"];

function ByType({ byType }: Pick<ConversionsView, "byType">) {
  const total = ORDER.reduce((sum, type) => sum + byType[type], 0);
  const summary = ORDER.map((type) => `${percent(byType[type], total)} ${TYPES[type].label}`).join(", ");
  return (
    <>
      <div
        className="flex h-[14px] gap-[2px] overflow-hidden rounded-xs bg-ink/6"
        role="img"
        aria-label={summary}
      >
        {ORDER.map((type) => (
          <i
            key={type}
            className={`w-(--share) ${TYPES[type].color}`}
            style={{ "--share": `${ratio(byType[type], total) * 100}%` }}
          />
        ))}
      </div>
      <ul className="grid text-sm">
        {ORDER.map((type) => (
          <li key={type} className="flex min-h-[30px] items-center gap-2">
            <i className={`size-[0.7rem] rounded-xs ${TYPES[type].color}`} />
            <span className="capitalize">{TYPES[type].label}</span>
            <b className="ml-auto tabular-nums">{count(byType[type])}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Link, useLocation } from "@remix-run/react";
import {
  FileText,
  Handshake,
  History,
  type LucideIcon,
  Mail,
  MousePointerClick,
  StickyNote,
} from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Empty } from "../../../ui/empty";
import { Pager } from "../../../ui/pager";
import { ActivityIcon, IconTile } from "../../components/activity-icon";
import { TIMELINE_KINDS, TIMELINE_LABELS, type TimelineKind } from "../timeline";
import type { TimelineEntry } from "./timeline-data";

const ICONS: Record<TimelineKind, LucideIcon> = {
  activity: FileText,
  mail: Mail,
  note: StickyNote,
  change: History,
  deal: Handshake,
  visit: MousePointerClick,
};

const STATE_TONES: Record<string, BadgeTone> = { failed: "danger", sent: "ok", kept: "info" };

export type TimelinePage = {
  entries: TimelineEntry[];
  /** The total of all kinds, whichever is selected. */
  all: number;
  counts: { kind: TimelineKind; total: number }[];
  kind: TimelineKind | null;
  page: number;
  pages: number;
};

/** The lead's timeline; null if it could not be loaded. */
export function Timeline({ timeline }: { timeline: TimelinePage | null }) {
  const toAddress = useTimelineAddress();
  if (timeline === null || timeline.all === 0) {
    return <NoActivities isLoaded={timeline !== null} />;
  }
  return (
    <>
      <nav className="chips" aria-label="Kinds of activities">
        <Chip to={toAddress(null, 1)} isCurrent={timeline.kind === null} label="All" total={timeline.all} />
        {TIMELINE_KINDS.map((kind) => (
          <Chip
            key={kind}
            to={toAddress(kind, 1)}
            isCurrent={timeline.kind === kind}
            label={TIMELINE_LABELS[kind]}
            total={timeline.counts.find((count) => count.kind === kind)?.total ?? 0}
          />
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard */}
      <section className="tl-x" aria-label="Activities" tabIndex={0}>
        <ol className="tl">
          {timeline.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </section>
      <Pager
        small
        label="Pages of the timeline"
        page={timeline.page}
        pages={timeline.pages}
        to={(page) => toAddress(timeline.kind, page)}
      />
    </>
  );
}

/** URLs of the timeline's filters and pages; they keep the list's parameters. */
function useTimelineAddress() {
  const { search } = useLocation();
  return (kind: TimelineKind | null, page: number) => {
    const params = new URLSearchParams(search);
    params.delete("kind");
    params.delete("from");
    if (kind) params.set("kind", kind);
    if (page > 1) params.set("from", String(page));
    return `?${params}`;
  };
}

function NoActivities({ isLoaded }: { isLoaded: boolean }) {
  const { search } = useLocation();
  if (isLoaded) return <Empty title="No activities yet" />;
  return (
    <Empty title="No activities yet" detail="The activities could not be loaded.">
      <Link to={search || "?"} preventScrollReset>
        Retry
      </Link>
    </Empty>
  );
}

type ChipProps = { to: string; isCurrent: boolean; label: string; total: number };

function Chip({ to, isCurrent, label, total }: ChipProps) {
  if (total === 0 && !isCurrent) return null;
  return (
    <Link to={to} className="chip" aria-current={isCurrent ? "true" : undefined} preventScrollReset replace>
      {label} <span className="num">{total}</span>
    </Link>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  return (
    <li>
      {entry.activity && entry.kind === "activity" ? (
        <ActivityIcon type={entry.activity} />
      ) : (
        <IconTile of={ICONS[entry.kind]} />
      )}
      <div>
        <strong>{entry.title}</strong>
        {entry.state ? <Badge tone={STATE_TONES[entry.detail] ?? "neutral"}>{entry.state}</Badge> : null}
        {entry.body ? <p className="prewrap">{entry.body}</p> : null}
        {entry.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <time dateTime={entry.at}>
          {entry.atText}
          {entry.actor ? `, ${entry.actor}` : ""}
        </time>
      </div>
    </li>
  );
}

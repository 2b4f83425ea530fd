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
import type { Member } from "../../../auth/staff";
import { Pager } from "../../../ui/data/pager";
import { Empty } from "../../../ui/empty";
import { IconTile } from "../../../ui/icon";
import { ActivityIcon } from "../../components/lead-badges";
import { TimelineItem } from "../../components/timeline-item";
import { TIMELINE_KINDS, TIMELINE_LABELS, type TimelineKind } from "../lead";
import { ActivityMenu, NoteMenu, UndoMerge } from "./entry-menus";
import type { LeadView, TimelineEntry, TimelinePage } from "./load.server";
import { MentionText } from "./mention-area";

const ICONS: Record<TimelineKind, LucideIcon> = {
  activity: FileText,
  mail: Mail,
  note: StickyNote,
  change: History,
  deal: Handshake,
  visit: MousePointerClick,
};

type OfLead = Pick<LeadView, "members" | "projectDescription">;

/** The lead's timeline; null if it could not be loaded. */
export function Timeline({ timeline, lead }: { timeline: TimelinePage | null; lead: OfLead }) {
  const toAddress = useTimelineAddress();
  if (timeline === null || timeline.all === 0) {
    return <NoActivities isLoaded={timeline !== null} />;
  }
  return (
    <>
      {hasKinds(timeline) ? <Kinds timeline={timeline} /> : null}
      {timeline.visitNote ? <p className="text-xs text-ink-3">{timeline.visitNote}</p> : null}
      <section
        className="timeline overflow-auto pr-2 focus-visible:-outline-offset-2"
        aria-label="Activities"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus to be scrolled by keyboard
        tabIndex={0}
      >
        <ol>
          {timeline.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} lead={lead} />
          ))}
        </ol>
      </section>
      <Pager
        small
        flush
        label="Pages of the timeline"
        page={timeline.page}
        pages={timeline.pages}
        to={(page) => toAddress(timeline.kind, page)}
      />
    </>
  );
}

function Kinds({ timeline }: { timeline: TimelinePage }) {
  const toAddress = useTimelineAddress();
  return (
    <nav className="flex flex-wrap gap-[0.4rem]" aria-label="Kinds of activities">
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
  );
}

/** A filter of the only kind there is would filter nothing. */
function hasKinds({ kind, counts }: TimelinePage): boolean {
  return kind !== null || counts.filter(({ total }) => total > 0).length > 1;
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
  if (isLoaded) return <Empty title="No activities yet" isPart />;
  return (
    <Empty title="No activities yet" detail="The activities could not be loaded." isPart>
      <Link to={search || "?"} preventScrollReset>
        Retry
      </Link>
    </Empty>
  );
}

const CHIP =
  "inline-flex min-h-[30px] items-center gap-[0.4rem] rounded-md border border-line px-[0.65rem] text-xs font-medium hover:bg-hover aria-[current]:border-ink aria-[current]:font-semibold";

type ChipProps = { to: string; isCurrent: boolean; label: string; total: number };

function Chip({ to, isCurrent, label, total }: ChipProps) {
  if (total === 0 && !isCurrent) return null;
  return (
    <Link to={to} className={CHIP} aria-current={isCurrent ? "true" : undefined} preventScrollReset replace>
      {label} <span className="text-ink-3 tabular-nums">{total}</span>
    </Link>
  );
}

function Entry({ entry, lead }: { entry: TimelineEntry; lead: OfLead }) {
  const { members: people, projectDescription } = lead;
  return (
    <TimelineItem
      entry={entry}
      icon={
        entry.activity && entry.kind === "activity" ? (
          <ActivityIcon type={entry.activity} />
        ) : (
          <IconTile of={ICONS[entry.kind]} size="sm" />
        )
      }
      menu={<EntryMenu entry={entry} people={people} />}
      body={
        entry.kind === "note" && entry.body ? (
          <MentionText text={entry.body} people={people} />
        ) : entry.body === projectDescription ? null : (
          entry.body
        )
      }
    />
  );
}

/** Of what staff wrote, and of a merge: mails, other changes and visits stay as they were. */
function EntryMenu({ entry, people }: { entry: TimelineEntry; people: Member[] }) {
  const { kind, entryId, title, body, isOpen, mergedId } = entry;
  if (kind === "note") return <NoteMenu id={entryId} content={body ?? ""} people={people} />;
  if (kind === "activity") return <ActivityMenu id={entryId} title={title} isOpen={isOpen} />;
  return mergedId === null ? null : <UndoMerge mergedId={mergedId} />;
}

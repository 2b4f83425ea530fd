import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "../../ui/badge";

const STATE_TONES: Record<string, BadgeTone> = { failed: "danger", sent: "ok", kept: "info" };

/** A line leads from the icon to the next one. */
const ENTRY =
  "relative grid grid-cols-[2rem_minmax(0,1fr)] gap-[0.85rem] pb-[1.1rem] text-sm not-last:before:absolute not-last:before:top-[2.2rem] not-last:before:bottom-[0.2rem] not-last:before:left-4 not-last:before:w-px not-last:before:bg-line";

type TimelineItemProps = {
  entry: {
    title: string;
    /** How many changes it stands for. */
    changes: number;
    isOpen: boolean;
    /** The state of a mail in words, and as it is stored in `detail`. */
    state: string | null;
    detail: string;
    lines: string[];
    /** ISO, as short as can be, and in full. */
    at: string;
    atText: string;
    atInFull: string;
    actor: string | null;
  };
  icon: ReactNode;
  menu?: ReactNode;
  body?: ReactNode;
};

/** An entry of a timeline, for its `ol`: what happened, when, and who did it. */
export function TimelineItem({ entry, icon, menu, body }: TimelineItemProps) {
  return (
    <li className={ENTRY}>
      {icon}
      <div className="min-w-0">
        {menu}
        <time
          className="float-right ml-2 text-xs wrap-anywhere text-ink-3"
          dateTime={entry.at}
          title={entry.atInFull}
        >
          {entry.atText}
          {entry.actor ? `, ${entry.actor}` : ""}
        </time>
        <strong className="mr-2">{entry.title}</strong>
        {entry.changes > 1 ? <span className="mr-2 text-ink-3">{entry.changes} changes</span> : null}
        {entry.isOpen ? <Badge tone="info">Not done yet</Badge> : null}
        {entry.state ? <Badge tone={STATE_TONES[entry.detail] ?? "neutral"}>{entry.state}</Badge> : null}
        {body ? <p className="wrap-anywhere whitespace-pre-wrap text-ink-2">{body}</p> : null}
        {entry.lines.map((line) => (
          <p key={line} className="wrap-anywhere text-ink-2">
            {line}
          </p>
        ))}
      </div>
    </li>
  );
}

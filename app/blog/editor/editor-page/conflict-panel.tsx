import { GitCompareArrows } from "lucide-react";
import { timeText } from "../../../platform/time/time-text";
import { Button } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { useHydrated } from "../../../ui/use-browser-state";
import type { DiffPart } from "../../revisions/compare.server";
import type { Conflict } from "../save-actions.server";

type ConflictPanelProps = {
  conflict: Conflict;
  /** The reader's. */
  zone: string;
  onTheirs: () => void;
  onMine: () => void;
  isBusy: boolean;
};

/** Two people changed the post. Both versions, and a choice; without JavaScript its buttons submit the form. */
export function ConflictPanel({ conflict, zone, onTheirs, onMine, isBusy }: ConflictPanelProps) {
  const { theirs, view } = conflict;
  const isHydrated = useHydrated();
  const type = isHydrated ? "button" : "submit";
  const by = theirs.by ?? "Somebody else";
  return (
    <section
      className="mx-page my-4 overflow-clip rounded-lg border border-line bg-surface"
      aria-labelledby="conflict-title"
      role="alert"
    >
      <Head by={by} differences={view.differences} />
      <div className="grid md:grid-cols-2">
        <Side title={`${by}, ${timeText("dateAndTime", theirs.at, zone)}`} parts={view.theirs}>
          <Button
            type={type}
            size="sm"
            name="keep"
            value="theirs"
            form="post"
            busy={isBusy}
            onClick={isHydrated ? onTheirs : undefined}
          >
            Take this version
          </Button>
        </Side>
        <Side title="Yours, not saved" parts={view.mine}>
          <Button
            type={type}
            size="sm"
            variant="ink"
            name="keep"
            value="mine"
            form="post"
            onClick={isHydrated ? onMine : undefined}
          >
            Keep mine
          </Button>
        </Side>
      </div>
      <p className="border-t border-line bg-sunk px-4 py-2 text-right text-sm text-ink-3">
        Whichever you choose, the other stays as a revision.
      </p>
    </section>
  );
}

function Head({ by, differences }: { by: string; differences: number }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 bg-warn-soft px-4 py-3">
      <span className="mt-px text-warn">
        <Icon of={GitCompareArrows} size={20} />
      </span>
      <div>
        <h2 id="conflict-title" className="!font-sans !text-ui !font-semibold">
          {by} saved this article in the meantime.
        </h2>
        <p className="text-sm text-ink-2">
          Your text is kept here and isn’t saved yet. {differText(differences)}
        </p>
      </div>
    </div>
  );
}

function Side({ title, parts, children }: { title: string; parts: DiffPart[]; children: JSX.Element }) {
  return (
    <div className="grid content-start justify-items-start gap-2 border-line px-4 py-3 not-last:border-b md:not-last:border-r md:not-last:border-b-0">
      <h3>{title}</h3>
      <p className="max-h-40 overflow-y-auto text-sm wrap-anywhere whitespace-pre-line">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which may repeat
          <Part key={index} part={part} />
        ))}
      </p>
      {children}
    </div>
  );
}

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === "same") return <span>{text}</span>;
  return <mark className="rounded-[2px] bg-beam px-[0.1em] text-on-signal">{text}</mark>;
}

function differText(differences: number): string {
  if (differences === 0) return "The texts are the same; only the address or the author differs.";
  return differences === 1 ? "One part differs." : `${differences} parts differ.`;
}

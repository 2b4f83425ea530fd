import { Check, CircleAlert, CloudOff, type LucideIcon } from "lucide-react";
import { SIGN_IN_PATH } from "../../../auth/paths";
import { timeText } from "../../../platform/time/time-text";
import { Button, Spinner } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { SaveState } from "./use-autosave";

type Note = { text: string; icon?: LucideIcon; tone: string; short?: string };

function noteOf(state: SaveState): Note | null {
  switch (state.kind) {
    case "clean":
    case "typing":
      return null;
    case "saving":
      return { text: "Saving...", tone: "text-ink-2" };
    case "saved":
      return { text: `Saved ${timeText("timeToSecond", state.at, null)}`, icon: Check, tone: "text-ok" };
    case "pending":
      return { text: "Changes kept, not published", icon: Check, tone: "text-ok" };
    case "offline":
      return { text: "Offline. Kept on this device", icon: CloudOff, tone: "text-warn" };
    case "signed-out":
      return { text: "Not saved. Signed out", icon: CircleAlert, tone: "text-danger" };
    case "conflict":
      return { text: "Not saved. Two versions", icon: CircleAlert, tone: "text-warn" };
    case "refused":
      return { text: state.reason, icon: CircleAlert, tone: "text-danger" };
  }
}

/** What became of the last automatic save, with a way on if it failed. */
export function SaveNote({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  const note = noteOf(state);
  return (
    <span className="flex min-w-0 items-center gap-2 text-sm">
      <span
        className={`flex min-w-0 items-center gap-[0.35rem] tabular-nums ${note?.tone ?? ""}`}
        role="status"
      >
        {state.kind === "saving" ? <Spinner /> : null}
        {note?.icon ? <Icon of={note.icon} size={15} /> : null}
        <span className={`truncate ${note?.tone === "text-ok" ? "text-ink-2" : ""}`}>{note?.text}</span>
      </span>
      {state.kind === "offline" ? (
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {state.kind === "signed-out" ? (
        <a className="font-semibold underline" href={SIGN_IN_PATH} target="_blank" rel="noreferrer">
          Sign in<span className="sr-only"> in a new tab</span>
        </a>
      ) : null}
    </span>
  );
}

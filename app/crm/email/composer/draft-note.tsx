import { Button } from "../../../ui/button";
import type { DraftState } from "./use-draft";

const TEXTS = {
  none: "",
  typing: "",
  saving: "Saving draft...",
  saved: "Draft saved",
  failed: "The draft could not be saved",
} as const satisfies Record<DraftState, string>;

export function DraftNote({ state, save }: { state: DraftState; save: () => void }) {
  return (
    <span className="mr-auto flex items-center gap-2">
      <span className="text-sm text-ink-3" role="status">
        {TEXTS[state]}
      </span>
      {state === "failed" ? (
        <Button size="sm" variant="ghost" onClick={() => save()}>
          Try again
        </Button>
      ) : null}
    </span>
  );
}

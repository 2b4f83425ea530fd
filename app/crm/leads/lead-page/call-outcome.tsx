import { useEffect, useRef } from "react";
import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { useAction } from "../../../ui/forms/use-action";
import { noticeClass } from "../../components/inline-confirmation";
import { OUTCOME_LABELS, OUTCOMES } from "../../tasks/task";
import { LEAD_FAILURES } from "../lead";

/** Logs a call by how it went, and closes. */
export function CallOutcome({ onClose }: { onClose: () => void }) {
  const sending = useAction({ intent: "activity", failure: LEAD_FAILURES.activity, onDone: onClose });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <ActionForm of={sending} ref={form} className={noticeClass} aria-label="How did the call go?">
      <input type="hidden" name="intent" value="activity" />
      <input type="hidden" name="type" value="call" />
      <input type="hidden" name="title" value="Called" />
      <p className="font-semibold" aria-hidden="true">
        How did the call go?
      </p>
      <div className="flex flex-wrap gap-2">
        {OUTCOMES.map((outcome) => (
          <SubmitButton key={outcome} of={sending} size="sm" name="outcome" value={outcome}>
            {OUTCOME_LABELS[outcome]}
          </SubmitButton>
        ))}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Don’t log it
        </Button>
      </div>
    </ActionForm>
  );
}

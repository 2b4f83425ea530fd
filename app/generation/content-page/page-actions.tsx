import { useNavigate, useSearchParams } from "@remix-run/react";
import { CircleStop, Play } from "lucide-react";
import { ActionButton, FormAlert, SubmitButton, useActionForm } from "../../ui/forms/action-form";
import { ButtonLink } from "../../ui/forms/button";
import { DateField } from "../../ui/forms/date-field";
import { TextareaField } from "../../ui/forms/field";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog, DialogBody, DialogFooter } from "../../ui/overlays/dialog";
import { CONTENT_PATH, FAILURES, INTENTS } from "../content";
import { LimitsDialog } from "./limits";
import type { ContentView } from "./load.server";

/** The buttons beside the page's title. */
export function PageActions({ isStopped, isOwner }: { isStopped: boolean; isOwner: boolean }) {
  return (
    <>
      {isStopped ? (
        isOwner ? (
          <ActionButton failure={FAILURES.stop} fields={{ intent: INTENTS.stop, on: "false" }} size="sm">
            Start again
          </ActionButton>
        ) : null
      ) : (
        <ButtonLink to="?dialog=stop" size="sm" icon={CircleStop} preventScrollReset>
          Stop all
        </ButtonLink>
      )}
      <ActionButton
        failure={FAILURES.runAll}
        fields={{ intent: INTENTS.runAll }}
        disabled={isStopped}
        title={isStopped ? "Everything is stopped: an owner can start again" : undefined}
        size="sm"
        icon={Play}
      >
        Run All Functions
      </ActionButton>
    </>
  );
}

/** Dialogs are open by URL, so that they work without scripts. */
export function Dialogs({ name, view }: { name: string | null; view: ContentView }) {
  if (name === "stop") {
    return (
      <ConfirmDialog
        title="Stop all generators?"
        description="Waiting runs do nothing, the schedule pauses, and nothing is published automatically until an owner restarts it."
        confirmLabel="Stop all"
        failure={FAILURES.stop}
        fields={{ intent: INTENTS.stop, on: "true" }}
        closeTo={CONTENT_PATH}
      />
    );
  }
  if (name === "limits" && view.isOwner) return <LimitsDialog policy={view.policy} />;
  const { draft, rejection, place } = view.review;
  if (name === "reject" && draft) return <RejectDialog draft={draft} about={rejection} />;
  if (name === "schedule" && draft) return <ScheduleDialog draft={draft} place={place} />;
  return null;
}

type DraftName = { id: string; title: string };

/** The queue without its dialog. */
function useQueuePath(): string {
  const [search] = useSearchParams();
  const kind = search.get("kind");
  return kind ? `${CONTENT_PATH}?kind=${kind}` : CONTENT_PATH;
}

/** Asks when an approved draft is published. */
function ScheduleDialog({ draft, place }: { draft: DraftName; place: string }) {
  const navigate = useNavigate();
  const closeTo = useQueuePath();
  const form = useActionForm<{ date: string; time: string }>({
    failure: FAILURES.approve,
    intent: INTENTS.approve,
    hasDates: true,
    onDone: () => navigate(closeTo, { preventScrollReset: true }),
  });
  return (
    <Dialog title="Approve and schedule" description={draft.title} closeTo={closeTo}>
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={INTENTS.approve} />
          <input type="hidden" name="id" value={draft.id} />
          <div className="grid grid-cols-2 gap-2">
            <DateField label="Date" type="date" field={form.fields.date} required />
            <DateField label="Time" type="time" field={form.fields.time} />
          </div>
          <p className="text-sm text-ink-2">{place}. Without a time it is 9:00 AM.</p>
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="ink" size="sm">
            Approve and schedule
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** Asks why a draft is rejected. */
function RejectDialog({ draft, about }: { draft: DraftName; about: string }) {
  const navigate = useNavigate();
  const closeTo = useQueuePath();
  const form = useActionForm<{ reason: string }>({
    failure: FAILURES.reject,
    intent: INTENTS.reject,
    onDone: () => navigate(closeTo, { preventScrollReset: true }),
  });
  return (
    <Dialog title="Reject this draft?" description={draft.title} closeTo={closeTo}>
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={INTENTS.reject} />
          <input type="hidden" name="id" value={draft.id} />
          <TextareaField label="Why" field={form.fields.reason} hint={about} rows={3} required />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={form} variant="danger" size="sm">
            Reject
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

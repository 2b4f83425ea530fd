import { CircleStop, Play } from "lucide-react";
import { ActionButton } from "../../ui/action-form";
import { ButtonLink } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { CONTENT_PATH, FAILURES, INTENTS } from "../content";
import { LimitsDialog } from "./limits-dialog";
import type { ContentView } from "./load.server";
import { RejectDialog } from "./reject-dialog";

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
        variant="ink"
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
  if (name === "reject" && view.review.draft) return <RejectDialog draft={view.review.draft} />;
  return null;
}

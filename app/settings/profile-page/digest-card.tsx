import { Card } from "../../ui/card";
import { ActionForm, RetryButton } from "../../ui/forms/action-form";
import { Switch } from "../../ui/forms/switch";
import { useAction } from "../../ui/forms/use-action";
import { DIGEST_INTENT, PROFILE_FAILURES } from "../profile";
import { PROFILE_ACTION } from "../sections";
import type { ProfilePageView } from "./load.server";

/** Turns the mail of the morning on or off. */
export function DigestCard({ view: { wantsDigest } }: { view: ProfilePageView }) {
  const sending = useAction({
    action: PROFILE_ACTION,
    intent: DIGEST_INTENT,
    failure: PROFILE_FAILURES.digest,
    preventScrollReset: true,
  });
  return (
    <Card title="Daily digest">
      <ActionForm of={sending} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
        <input type="hidden" name="intent" value={DIGEST_INTENT} />
        <input type="hidden" name="on" value={String(!wantsDigest)} />
        <p className="text-sm text-ink-2">
          Sent at 7 AM your time to the address you sign in with: your demos, tasks overdue or due today,
          leads waiting for an answer, and what you haven’t read. Skipped on days with none of these.
        </p>
        <span className="flex items-center gap-3">
          <RetryButton of={sending} />
          <Switch checked={wantsDigest} label="Daily digest" busy={sending.isBusy} />
        </span>
      </ActionForm>
    </Card>
  );
}

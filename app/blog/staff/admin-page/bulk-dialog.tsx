import { useNavigate } from "@remix-run/react";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { type BulkChange, CHANGE_FAILURES, CHANGES_PATH } from "../staff-posts";
import { clearChoice } from "./chosen-posts";
import type { BulkView } from "./load.server";

const TITLES: Record<BulkChange, string> = {
  publish: "Publish",
  unpublish: "Unpublish",
  schedule: "Schedule",
  trash: "Move to the trash:",
};
const SAME: Record<BulkChange, string> = {
  publish: "published already",
  unpublish: "drafts already",
  schedule: "published or scheduled already",
  trash: "",
};

const blogsText = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "blog" : "blogs"}`;

type BulkDialogProps = { bulk: BulkView; closeTo: string };

/** Says how many posts change, how many stay as they are, and which cannot be published and why. */
export function BulkDialog({ bulk, closeTo }: BulkDialogProps) {
  const { change, ids, refused } = bulk;
  const navigate = useNavigate();
  const form = useActionForm<{ date: string; time: string }>({
    action: CHANGES_PATH,
    failure: CHANGE_FAILURES[change],
    hasDates: true,
    onDone: () => {
      clearChoice();
      navigate(closeTo, { preventScrollReset: true });
    },
  });
  const title = ids.length > 0 ? `${TITLES[change]} ${blogsText(ids.length)}?` : "Nothing would change";
  return (
    <Dialog title={title} description={restText(bulk)} closeTo={closeTo}>
      <form {...form.formProps}>
        <DialogBody>
          <FormAlert {...form} />
          <input type="hidden" name="intent" value={change} />
          <input type="hidden" name="ids" value={ids.join(",")} />
          <input type="hidden" name="returnTo" value={closeTo} />
          {change === "schedule" && ids.length > 0 ? (
            <>
              <div className="grid grid-cols-2 gap-2">
                <DateField label="Date" type="date" field={form.fields.date} required />
                <DateField label="Time" type="time" field={form.fields.time} />
              </div>
              <p className="text-sm text-ink-2">{bulk.place}. Without a time it is 9:00 AM.</p>
            </>
          ) : null}
          {refused.length > 0 ? <Refused posts={refused} /> : null}
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} size="sm" preventScrollReset>
            {ids.length > 0 ? "Cancel" : "Close"}
          </ButtonLink>
          {ids.length > 0 ? (
            <SubmitButton of={form} variant={change === "trash" ? "danger" : "ink"} size="sm">
              {BUTTONS[change]}
            </SubmitButton>
          ) : null}
        </DialogFooter>
      </form>
    </Dialog>
  );
}

const BUTTONS: Record<BulkChange, string> = { ...TITLES, trash: "Move to trash" };

function restText({ change, ids, same, refused, left }: BulkView): string {
  const chosenNone = ids.length + same + refused.length === 0 ? "Choose at least one blog first." : "";
  const stay =
    same > 0 ? `${blogsText(same)} ${same === 1 ? "stays" : "stay"} as they are: ${SAME[change]}.` : "";
  const rest = left > 0 ? `${left.toLocaleString("en-US")} more match; one change takes the newest 100.` : "";
  return [chosenNone, stay, rest].filter(Boolean).join(" ");
}

function Refused({ posts }: { posts: BulkView["refused"] }) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="font-semibold">
        {blogsText(posts.length)} cannot be published and {posts.length === 1 ? "stays" : "stay"}:
      </p>
      <ul className="grid gap-2">
        {posts.map(({ id, title, reason }) => (
          <li key={id} className="wrap-anywhere">
            {title}
            <br />
            <span className="text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

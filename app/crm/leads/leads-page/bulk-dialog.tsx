import { useFetcher } from "@remix-run/react";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { RetryButton } from "../../../ui/forms/action-form";
import { Button, Spinner } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { TextField } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import { segmentClass, segmentsClass } from "../../../ui/tabs";
import { ChoiceButton } from "../../components/in-place";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { BULK_PATH } from "../../paths";
import { BULK_FAILURES, BULK_FIELDS, type BulkField, countLeads } from "../bulk/bulk-change";
import { ANOTHER_TAG, type BulkChoice, bulkChoices, type ChoicesOf } from "../bulk/bulk-choices";
import { type ChosenFields, type Review, ReviewForm } from "../bulk/review";
import { LEAD_PRIORITIES, LEAD_STATUSES } from "../lead";

type BulkDialogProps = {
  field: BulkField;
  chosen: ChosenFields;
  count: number;
  /** The query string of the list. */
  list: string;
  choicesOf: ChoicesOf;
  onClose: () => void;
  onDone: () => void;
  focusBackTo: RefObject<HTMLElement>;
};

/**
 * The value of leads that were chosen one by one is changed at once: the title says how many they are, and the message
 * takes it back. For all that match, more than a page shows, and for the trash, it first says how many would change.
 */
export function BulkDialog({
  field: opened,
  choicesOf,
  count,
  onClose,
  focusBackTo,
  ...rest
}: BulkDialogProps) {
  const [field, setField] = useState(opened);
  const [value, setValue] = useState<string | null>(field === "trash" ? "" : null);
  const { sendValue, ...sending } = useSendValue(field, rest);
  const areOnPage = rest.chosen.every(([name]) => name === "lead");
  return (
    <Dialog title={titleOf(field, count)} open onOpenChange={onClose} focusBackTo={focusBackTo}>
      {value === null ? (
        <Choices
          field={field}
          choices={bulkChoices(field, choicesOf)}
          busyValue={sending.pending?.get("value")}
          onChoose={areOnPage ? sendValue : setValue}
          retry={<RetryButton of={sending} />}
        >
          {field === "tag" || field === "untag" ? <TagKinds field={field} onChoose={setField} /> : null}
        </Choices>
      ) : (
        <ReviewPart field={field} value={value} {...rest} />
      )}
    </Dialog>
  );
}

function useSendValue(
  field: BulkField,
  { chosen, list, onDone }: Pick<BulkDialogProps, "chosen" | "list" | "onDone">,
) {
  const sending = useAction({ action: BULK_PATH, intent: "run", failure: BULK_FAILURES.run, onDone });
  const lead = chosen.map(([, id]) => id);
  const sendValue = (value: string) => {
    if (!sending.isBusy) sending.send({ intent: "run", lead, field, value, list });
  };
  return { ...sending, sendValue };
}

function titleOf(field: BulkField, count: number): string {
  const leads = countLeads(count);
  if (field === "trash") return `Move ${leads} to the trash?`;
  if (field === "tag") return `Add a tag to ${leads}`;
  if (field === "assignee") return `Assign ${leads}`;
  return field === "untag" ? `Remove a tag from ${leads}` : `${BULK_FIELDS[field].label} of ${leads}`;
}

type TagField = "tag" | "untag";

function TagKinds({ field, onChoose }: { field: TagField; onChoose: (field: TagField) => void }) {
  return (
    <div className={segmentsClass}>
      {(["tag", "untag"] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={segmentClass}
          aria-pressed={name === field}
          onClick={() => onChoose(name)}
        >
          {name === "tag" ? "Add" : "Remove"}
        </button>
      ))}
    </div>
  );
}

const CANCEL = (
  <DialogClose>
    <Button size="sm">Cancel</Button>
  </DialogClose>
);

type ChoicesProps = {
  field: BulkField;
  choices: BulkChoice[];
  /** What is being sent. */
  busyValue: unknown;
  onChoose: (value: string) => void;
  retry: ReactNode;
  children: ReactNode;
};

function Choices({ field, choices, busyValue, onChoose, retry, children }: ChoicesProps) {
  return (
    <>
      <DialogBody>
        {children}
        <ul className="grid gap-1">
          {choices.map(({ value, label, detail }, at) => {
            const badge = badgeOf(field, value);
            return (
              <li key={value}>
                <ChoiceButton
                  icon={badge}
                  label={badge ? "" : label}
                  detail={detail}
                  isBusy={value === busyValue}
                  isFirst={at === 0}
                  onChoose={() => onChoose(value)}
                />
              </li>
            );
          })}
        </ul>
        {field === "untag" && choices.length === 0 ? <p>No lead has a tag.</p> : null}
        {field === "follow-up" || field === "tag" ? <TypedValue field={field} onChoose={onChoose} /> : null}
      </DialogBody>
      <DialogFooter>
        {CANCEL}
        {retry}
      </DialogFooter>
    </>
  );
}

/** A date or a tag that is not among the choices. */
function TypedValue({ field, onChoose }: Pick<ChoicesProps, "onChoose"> & { field: "follow-up" | "tag" }) {
  const chooseTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("value");
    if (typeof typed === "string") onChoose(typed);
  };
  return (
    <form className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 px-2 pt-2" onSubmit={chooseTyped}>
      {field === "tag" ? (
        <TextField {...ANOTHER_TAG} required />
      ) : (
        <DateField label="A date, at 9:00 AM" small type="date" name="value" required />
      )}
      <Button type="submit" size="sm">
        Choose
      </Button>
    </form>
  );
}

function badgeOf(field: BulkField, value: string) {
  const status = LEAD_STATUSES.find((known) => field === "status" && known === value);
  if (status) return <StatusBadge status={status} />;
  const priority = LEAD_PRIORITIES.find((known) => field === "priority" && known === value);
  return priority ? <PriorityBadge priority={priority} /> : null;
}

function invalidText(field: BulkField): string {
  return field === "tag" ? "Enter one tag, without a comma." : "Enter a whole date.";
}

type ReviewPartProps = Pick<BulkDialogProps, "field" | "chosen" | "list" | "onDone"> & { value: string };

/** What is said before the change, from the database. */
function ReviewPart({ field, value, chosen, list, onDone }: ReviewPartProps) {
  const { load, data } = useFetcher<{ review: Review | null } | null>();
  const search = new URLSearchParams([...chosen, ["field", field], ["value", value]]).toString();
  useEffect(() => load(`${BULK_PATH}?${search}`), [load, search]);
  const review = data === undefined ? undefined : (data?.review ?? null);
  return (
    <>
      <DialogBody>
        <p role="status" aria-live="polite">
          {data === undefined ? <Spinner /> : null}
          {review ? (
            <>
              <b>{review.what}</b>. {review.forecast}.
            </>
          ) : null}
          {review === null ? invalidText(field) : null}
        </p>
      </DialogBody>
      <DialogFooter>
        {review ? (
          <ReviewForm {...review} chosen={chosen} list={list} cancel={CANCEL} onDone={onDone} />
        ) : (
          CANCEL
        )}
      </DialogFooter>
    </>
  );
}

import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { Button, Spinner } from "../../../ui/forms/button";
import { DateField } from "../../../ui/forms/date-field";
import { Dialog, DialogBody, DialogClose, DialogFooter } from "../../../ui/overlays/dialog";
import { ChoiceButton } from "../../components/in-place";
import { PriorityBadge, StatusBadge } from "../../components/lead-badges";
import { BULK_PATH } from "../../paths";
import { BULK_FIELDS, type BulkField, countLeads } from "../bulk/bulk-change";
import { type BulkChoice, bulkChoices, type ChoicesOf } from "../bulk/bulk-choices";
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

/** First the value, then how many leads it changes, then the change. */
export function BulkDialog({ field, choicesOf, count, onClose, focusBackTo, ...rest }: BulkDialogProps) {
  const [value, setValue] = useState<string | null>(field === "trash" ? "" : null);
  const { label } = BULK_FIELDS[field];
  const title =
    field === "trash" ? `Move ${countLeads(count)} to the trash?` : `${label} of ${countLeads(count)}`;
  return (
    <Dialog title={title} open onOpenChange={onClose} focusBackTo={focusBackTo}>
      {value === null ? (
        <Choices field={field} choices={bulkChoices(field, choicesOf)} onChoose={setValue} />
      ) : (
        <ReviewPart field={field} value={value} {...rest} />
      )}
    </Dialog>
  );
}

const CANCEL = (
  <DialogClose>
    <Button size="sm">Cancel</Button>
  </DialogClose>
);

type ChoicesProps = { field: BulkField; choices: BulkChoice[]; onChoose: (value: string) => void };

function Choices({ field, choices, onChoose }: ChoicesProps) {
  const chooseTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("value");
    if (typeof typed === "string") onChoose(typed);
  };
  return (
    <>
      <DialogBody>
        <ul className="grid gap-1">
          {choices.map(({ value, label, detail }, at) => {
            const badge = badgeOf(field, value);
            return (
              <li key={value}>
                <ChoiceButton
                  icon={badge}
                  label={badge ? "" : label}
                  detail={detail}
                  isBusy={false}
                  isFirst={at === 0}
                  onChoose={() => onChoose(value)}
                />
              </li>
            );
          })}
        </ul>
        {field === "follow-up" ? (
          <form
            className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 px-2 pt-2"
            onSubmit={chooseTyped}
          >
            <DateField label="A date, at 9:00 AM" small type="date" name="value" required />
            <Button type="submit" size="sm">
              Choose
            </Button>
          </form>
        ) : null}
      </DialogBody>
      <DialogFooter>{CANCEL}</DialogFooter>
    </>
  );
}

function badgeOf(field: BulkField, value: string) {
  const status = LEAD_STATUSES.find((known) => field === "status" && known === value);
  if (status) return <StatusBadge status={status} />;
  const priority = LEAD_PRIORITIES.find((known) => field === "priority" && known === value);
  return priority ? <PriorityBadge priority={priority} /> : null;
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
          {review === null ? "Enter a whole date." : null}
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

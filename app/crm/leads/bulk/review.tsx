import type { ReactNode } from "react";
import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { useAction } from "../../../ui/forms/use-action";
import { BULK_PATH } from "../../paths";
import { BULK_FAILURES, type BulkField, countLeads } from "./bulk-change";

/** The form fields by which the chosen leads are sent: `lead` for each, or `matching`. */
export type ChosenFields = [name: "lead" | "matching", value: string][];

/** What a change would do. */
export type Review = {
  field: BulkField;
  /** As the form sends it. */
  value: string;
  /** "Status: Contacted" */
  what: string;
  changing: number;
  /** How many change, in a sentence. */
  forecast: string;
};

type ReviewFormProps = Pick<Review, "field" | "value" | "changing"> & {
  chosen: ChosenFields;
  /** The query string of the list to return to. */
  list: string;
  cancel?: ReactNode;
  onDone?: () => void;
};

/** The button that makes the change, beside one to cancel. */
export function ReviewForm({ chosen, field, value, changing, list, cancel, onDone }: ReviewFormProps) {
  const sending = useAction({ action: BULK_PATH, intent: "run", failure: BULK_FAILURES.run, onDone });
  const isTrash = field === "trash";
  return (
    <ActionForm of={sending} className="flex flex-wrap justify-end gap-2">
      <input type="hidden" name="intent" value="run" />
      <HiddenFields fields={[...chosen, ["field", field], ["value", value], ["list", list]]} />
      {cancel}
      {changing > 0 ? (
        <SubmitButton of={sending} size="sm" variant={isTrash ? "danger" : "ink"} data-autofocus>
          {isTrash ? `Move ${countLeads(changing)} to the trash` : `Change ${countLeads(changing)}`}
        </SubmitButton>
      ) : null}
    </ActionForm>
  );
}

export function HiddenFields({ fields }: { fields: (readonly [string, string])[] }) {
  return fields.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

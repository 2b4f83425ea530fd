import { useState } from "react";
import { useActionForm } from "../../../ui/forms/action-form";
import type { FormField } from "../../../ui/forms/field";
import { DEAL_FAILURES, DEFAULT_DEAL_PROBABILITY, DEFAULT_DEAL_STAGE } from "../deal";

/** A deal form's fields as text. */
export type DealValues = {
  title: string;
  value: string;
  stage: string;
  probability: string;
  expectedCloseDate: string;
  assigneeId: string;
  lostReason: string;
  lostTo: string;
  lostNote: string;
};

export type DealField = FormField | undefined;
/** What a form says of why a deal was lost. */
export type LossFields = Pick<DealValues, "lostReason" | "lostTo" | "lostNote">;

const NEW_DEAL: DealValues = {
  title: "",
  value: "",
  stage: DEFAULT_DEAL_STAGE,
  probability: String(DEFAULT_DEAL_PROBABILITY),
  expectedCloseDate: "",
  assigneeId: "",
  ...{ lostReason: "", lostTo: "", lostNote: "" },
};

export const NEW_DEAL_PATH = "/admin/deals/new";
/** Letters of a search for its lead that the page reads. */
export const MAX_LEAD_SEARCH = 100;

type Options = { leadId?: string; action?: string; onDone: () => void };

export function useNewDeal({ leadId = "", action = NEW_DEAL_PATH, onDone }: Options) {
  return useActionForm<DealValues & { leadId: string }>({
    action,
    failure: DEAL_FAILURES.create,
    defaultValue: { ...NEW_DEAL, leadId },
    hasDates: true,
    onDone,
  });
}

type EditedDeal = { id: string; version: number; fields: DealValues };

/** `data` of a save that was made. */
export type SavedDeal = { version: number };

/**
 * `version` is the one the form was opened with, also after a failed save: with the version of a later load, a second
 * try would overwrite what someone else has stored meanwhile. After a save that was made it is the one that this made.
 */
export function useDealEdit(deal: EditedDeal, onSaved: (version: number, isTypedOn: boolean) => void) {
  const form = useActionForm<DealValues, SavedDeal>({
    action: `/admin/deals/${deal.id}`,
    failure: DEAL_FAILURES.edit,
    defaultValue: deal.fields,
    hasDates: true,
    keepsFields: true,
    onDone: ({ data }, isTypedOn) => {
      if (!data) return;
      setVersion(String(data.version));
      onSaved(data.version, isTypedOn);
    },
  });
  const [version, setVersion] = useState(form.result?.values.version ?? String(deal.version));
  return { ...form, version };
}

import {
  type ActionContext,
  makeChange,
  submissionId,
} from "../../../platform/http/forms/action-result.server";
import { LEADS_PATH, leadPath } from "../../paths";
import type { LeadInput } from "../fields/lead-form";
import { listSearch } from "../filters/lead-filters";
import { type Duplicate, emailKey, LEAD_FAILURES, phoneKey, toDuplicate } from "../lead";
import { createLead } from "../lead-changes.server";
import { readLead, selectDuplicates } from "../lead-detail.server";

type NewLead = { fields: LeadInput; isConfirmed: boolean };

/**
 * Stores the lead and redirects to it. If there are possible duplicates, shows them first and requires confirmation.
 */
export function addLead(action: ActionContext, { fields, isConfirmed }: NewLead) {
  const { request, form, db, actor, now } = action;
  const id = submissionId(form);
  return makeChange<Duplicate[]>(action, {
    failure: LEAD_FAILURES.add,
    backTo: LEADS_PATH,
    onOwnPage: true,
    change: async () => {
      const isStored = (await readLead(db, id)) !== null;
      const known = isConfirmed || isStored ? [] : await findSame(action, fields);
      if (known.length > 0) return { status: 409, toast: null, data: known.map(toDuplicate) };
      if (!isStored) await createLead(db, { id, fields, actor }, now);
      const to = leadPath(id) + listSearch(new URL(request.url).searchParams);
      return { toast: { title: "Lead added successfully" }, to };
    },
  });
}

function findSame({ db }: ActionContext, { businessEmail, phoneNumber }: LeadInput) {
  return selectDuplicates(db, {
    id: null,
    emailKey: emailKey(businessEmail),
    phoneKey: phoneKey(phoneNumber ?? ""),
  });
}

import { data } from "@remix-run/cloudflare";
import type { Db } from "../../../platform/db/database.server";
import type { Toast } from "../../../platform/http/toast";
import { redirectWithToast } from "../../../platform/http/toast.server";
import { attempt } from "../../answers.server";
import { leadPath } from "../../paths";
import { type Duplicate, toDuplicate } from "../duplicates";
import { emailKey, phoneKey } from "../lead";
import { type Actor, createLead } from "../lead-changes.server";
import { findDuplicates } from "../lead-detail.server";
import type { LeadFormValues } from "../lead-fields";
import { listSearch } from "../lead-filters";
import type { LeadInput } from "../lead-form";

type Refused = {
  values: LeadFormValues;
  errors: Record<string, string[] | null>;
  duplicates: Duplicate[];
  toast: Toast | null;
};

function refuseLead(part: Partial<Refused> & { values: LeadFormValues }, status: number) {
  return data<Refused>({ errors: {}, duplicates: [], toast: null, ...part }, { status });
}

/** 400 with the messages of the fields; the first is the toast, too. */
export function refuseFields(values: LeadFormValues, errors: Refused["errors"]) {
  const title = Object.values(errors).flat().find(Boolean);
  return refuseLead({ values, errors, toast: title ? { title, destructive: true } : null }, 400);
}

type Asked = { request: Request; db: Db; actor: Actor; now: Date };
type NewLead = { fields: LeadInput; values: LeadFormValues; isConfirmed: boolean };

/** Stores the lead and goes to it. Leads with the same email or phone are pointed out once before. */
export async function addLead({ request, db, actor, now }: Asked, { fields, values, isConfirmed }: NewLead) {
  if (!isConfirmed) {
    const keys = { emailKey: emailKey(fields.businessEmail), phoneKey: phoneKey(fields.phoneNumber ?? "") };
    const known = await findDuplicates(db, { id: null, ...keys });
    if (known.length > 0) return refuseLead({ values, duplicates: known.map(toDuplicate) }, 409);
  }
  const { result, status, toast } = await attempt({
    done: { title: "Lead added successfully" },
    failed: (reason) => ({ title: `Failed to add lead: ${reason}` }),
    change: () => createLead(db, { fields, actor }, now),
  });
  if (result === null) return refuseLead({ values, toast }, status);
  const list = listSearch(new URL(request.url).searchParams);
  return redirectWithToast(request, leadPath(result) + list, toast);
}

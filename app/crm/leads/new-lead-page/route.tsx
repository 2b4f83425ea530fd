import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronDown } from "lucide-react";
import { type SyntheticEvent, useEffect, useRef } from "react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { parseForm } from "../../../platform/http/forms/action-result.server";
import { zoneLabel } from "../../../platform/time/zones";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import type { FormField } from "../../../ui/forms/field";
import { Icon } from "../../../ui/icon";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { DuplicateLinks, InlineConfirmation } from "../../components/inline-confirmation";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { LEADS_PATH } from "../../paths";
import { fieldsFor } from "../fields/lead-edit.server";
import {
  editableFields,
  inZone,
  type LeadFieldName,
  type LeadFormValues,
  type LeadTable,
  NEW_LEAD_VALUES,
  withMembers,
} from "../fields/lead-fields";
import { newLeadSchemaFor } from "../fields/lead-form";
import { listSearch } from "../filters/lead-filters";
import { type Duplicate, LEAD_FAILURES } from "../lead";
import { addLead } from "./add-lead.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  return { members: await listMembers(db), zone: zoneLabel(staff.timeZone) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { input, invalid } = parseForm(sent.form, newLeadSchemaFor(await fieldsFor(sent)));
  if (invalid) return invalid;
  const { confirmed, ...fields } = input;
  return addLead(sent, { fields, isConfirmed: confirmed === "yes" });
}

type Parts = Record<"first" | "folded", Partial<LeadTable>>;

/**
 * Who it is and when to follow up; the rest can be left as it is, and is folded. A time is never folded, since a
 * browser can't point at the half of one that it refuses.
 */
const FIRST: ReadonlySet<string> = new Set<LeadFieldName>([
  ...(["firstName", "lastName", "businessEmail", "phoneNumber", "companyName", "industry"] as const),
  ...(["source", "nextFollowUp"] as const),
]);

function parted(table: LeadTable): Parts {
  const fields = Object.entries(table);
  return {
    first: Object.fromEntries(fields.filter(([name]) => FIRST.has(name))),
    folded: Object.fromEntries(fields.filter(([name]) => !FIRST.has(name))),
  };
}

/** Whether what is folded was refused, so that it has to be seen. */
function hasErrors(fields: Record<LeadFieldName, FormField>, folded: Parts["folded"]): boolean {
  return editableFields(folded).some(([name]) => fields[name].errors?.length);
}

/** While it was folded, what was refused could not take the focus; what is refused above keeps it. */
function focusRefused({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  const refused = currentTarget.closest("form")?.querySelector<HTMLElement>("[aria-invalid=true]");
  if (currentTarget.open && currentTarget.contains(refused ?? null)) refused?.focus();
}

/** Opens with each answer that refused what is folded: somebody may have folded it again meanwhile. */
function useFold(result: unknown, isRefused: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (result && isRefused && ref.current) ref.current.open = true;
  }, [result, isRefused]);
  return { ref, open: isRefused, onToggle: focusRefused };
}

export default function NewLeadPage() {
  const { members, zone } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { fields, formProps, ...sending } = useActionForm<LeadFormValues, Duplicate[]>({
    failure: LEAD_FAILURES.add,
    defaultValue: NEW_LEAD_VALUES,
    hasDates: true,
    preventScrollReset: true,
  });
  const closeTo = LEADS_PATH + listSearch(params);
  const duplicates = sending.result?.data ?? [];
  const { first, folded } = parted(inZone(withMembers(members, [], "name"), zone));
  const fold = useFold(sending.result, hasErrors(fields, folded));
  return (
    <Dialog wide title="Add Lead" description="Someone who called, wrote or met you." closeTo={closeTo}>
      <form {...formProps} data-unsaved>
        <DialogBody>
          {duplicates.length > 0 ? (
            <InlineConfirmation title="Possible duplicates">
              <DuplicateLinks duplicates={duplicates} />
              <p>Nothing is saved yet. Open the lead that is there, or add this one all the same.</p>
              <input type="hidden" name="confirmed" value="yes" />
            </InlineConfirmation>
          ) : null}
          <FormAlert {...sending} />
          <LeadFieldsForm fields={fields} table={first} />
          <details className="group" {...fold}>
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between text-ink-2">
              More fields
              <span className="group-open:rotate-180">
                <Icon of={ChevronDown} size={16} />
              </span>
            </summary>
            <div className="grid gap-[0.9rem] pt-2">
              <LeadFieldsForm fields={fields} table={folded} />
            </div>
          </details>
        </DialogBody>
        <DialogFooter>
          <ButtonLink size="sm" to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={sending} size="sm" variant="ink" busyLabel="Adding...">
            {duplicates.length > 0 ? "Add Anyway" : "Add Lead"}
          </SubmitButton>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

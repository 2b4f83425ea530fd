import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { parseForm } from "../../../platform/http/forms/action-result.server";
import { FormAlert, SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/overlays/dialog";
import { DuplicateLinks, InlineConfirmation } from "../../components/inline-confirmation";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { LEADS_PATH } from "../../paths";
import { fieldsFor } from "../fields/lead-edit.server";
import { inZone, type LeadFormValues, NEW_LEAD_VALUES, withMembers } from "../fields/lead-fields";
import { newLeadSchemaFor } from "../fields/lead-form";
import { listSearch } from "../filters/lead-filters";
import { type Duplicate, LEAD_FAILURES } from "../lead";
import { addLead } from "./add-lead.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  return { members: await listMembers(db), timeZone: staff.timeZone };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { input, invalid } = parseForm(sent.form, newLeadSchemaFor(await fieldsFor(sent)));
  if (invalid) return invalid;
  const { confirmed, ...fields } = input;
  return addLead(sent, { fields, isConfirmed: confirmed === "yes" });
}

export default function NewLeadPage() {
  const { members, timeZone } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { fields, formProps, ...sending } = useActionForm<LeadFormValues, Duplicate[]>({
    failure: LEAD_FAILURES.add,
    defaultValue: NEW_LEAD_VALUES,
    hasDates: true,
    preventScrollReset: true,
  });
  const closeTo = LEADS_PATH + listSearch(params);
  const duplicates = sending.result?.data ?? [];
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
          <LeadFieldsForm fields={fields} table={inZone(withMembers(members, [], "name"), timeZone)} />
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

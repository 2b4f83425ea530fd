import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { listMembers } from "../../../auth/users.server";
import { parseForm } from "../../../platform/http/action-result.server";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/action-form";
import { ButtonLink } from "../../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/dialog";
import { useAction } from "../../../ui/use-action";
import { DuplicateLinks } from "../../components/duplicate-links";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { useProblemFocus } from "../../components/use-problem-focus";
import { LEADS_PATH } from "../../paths";
import type { Duplicate } from "../duplicates";
import { LEAD_FAILURES } from "../lead-failures";
import { NEW_LEAD_VALUES } from "../lead-fields";
import { listSearch } from "../lead-filters";
import { newLeadSchemaOf } from "../lead-form";
import { withMembers } from "../lead-members";
import { fieldsFor } from "../lead-members.server";
import { addLead } from "./add-lead.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  return { members: await listMembers(db) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { input, invalid } = parseForm(sent.form, newLeadSchemaOf(await fieldsFor(sent)));
  if (invalid) return invalid;
  const { confirmed, ...fields } = input;
  return addLead(sent, { fields, isConfirmed: confirmed === "yes" });
}

export default function NewLeadPage() {
  const { members } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const { result, ...sending } = useAction<Duplicate[]>({
    failure: LEAD_FAILURES.add,
    preventScrollReset: true,
  });
  const form = useProblemFocus(result);
  const closeTo = LEADS_PATH + listSearch(params);
  const duplicates = result?.data ?? [];
  return (
    <Dialog wide title="Add Lead" description="Someone who called, wrote or was met." closeTo={closeTo}>
      <ActionForm of={sending} ref={form} noValidate>
        <DialogBody>
          {duplicates.length > 0 ? (
            <section className="notice" role="alert" aria-labelledby="known-title">
              <h3 id="known-title">Possible duplicates</h3>
              <DuplicateLinks duplicates={duplicates} />
              <p>Nothing is saved yet. Open the lead that is there, or add this one all the same.</p>
              <input type="hidden" name="confirmed" value="yes" />
            </section>
          ) : null}
          <FormAlert result={result} isFromPage={sending.isFromPage} />
          <LeadFieldsForm
            values={{ ...NEW_LEAD_VALUES, ...result?.values }}
            errors={result?.fieldErrors ?? {}}
            fields={withMembers(members)}
          />
        </DialogBody>
        <DialogFooter>
          <ButtonLink size="sm" to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton of={sending} size="sm" variant="ink" busyLabel="Adding...">
            {duplicates.length > 0 ? "Add all the same" : "Add Lead"}
          </SubmitButton>
        </DialogFooter>
      </ActionForm>
    </Dialog>
  );
}

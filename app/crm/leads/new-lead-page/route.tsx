import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useNavigation, useSearchParams } from "@remix-run/react";
import { requireStaff } from "../../../auth/guard.server";
import { readForm } from "../../../platform/http/form.server";
import { Button, ButtonLink } from "../../../ui/button";
import { Dialog, DialogBody, DialogFooter } from "../../../ui/dialog";
import { useActionToast } from "../../../ui/toast";
import { DuplicateLinks } from "../../components/duplicate-links";
import { LeadFieldsForm } from "../../components/lead-fields-form";
import { useProblemFocus } from "../../components/use-problem-focus";
import { LEADS_PATH } from "../../paths";
import { typedValues } from "../form-values";
import { NEW_LEAD_VALUES } from "../lead-fields";
import { listSearch } from "../lead-filters";
import { newLeadSchema } from "../lead-form";
import { addLead, refuseFields } from "./add-lead.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const sent = await readForm(request);
  const submission = parseWithZod(sent, { schema: newLeadSchema });
  const values = typedValues(sent);
  if (submission.status !== "success") return refuseFields(values, submission.error ?? {});
  const { confirmed, ...fields } = submission.value;
  const actor = { id: staff.id, label: staff.email };
  return addLead(
    { request, db, actor, now: context.clock() },
    { fields, values, isConfirmed: confirmed === "yes" },
  );
}

export default function NewLeadPage() {
  const returned = useActionData<typeof action>();
  const [params] = useSearchParams();
  const isBusy = useNavigation().formMethod === "POST";
  const form = useProblemFocus(returned);
  useActionToast(returned?.toast);
  const closeTo = LEADS_PATH + listSearch(params);
  const duplicates = returned?.duplicates ?? [];
  return (
    <Dialog wide title="Add Lead" description="Someone who called, wrote or was met." closeTo={closeTo}>
      <Form ref={form} method="post" noValidate preventScrollReset>
        <DialogBody>
          {duplicates.length > 0 ? (
            <section className="notice" role="alert" aria-labelledby="known-title">
              <h3 id="known-title">Possible duplicates</h3>
              <DuplicateLinks duplicates={duplicates} />
              <p>Nothing is saved yet. Open the lead that is there, or add this one all the same.</p>
              <input type="hidden" name="confirmed" value="yes" />
            </section>
          ) : null}
          <LeadFieldsForm values={returned?.values ?? NEW_LEAD_VALUES} errors={returned?.errors ?? {}} />
        </DialogBody>
        <DialogFooter>
          <ButtonLink size="sm" to={closeTo} preventScrollReset>
            Cancel
          </ButtonLink>
          <Button type="submit" size="sm" variant="ink" busy={isBusy} busyLabel="Adding...">
            {duplicates.length > 0 ? "Add all the same" : "Add Lead"}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}

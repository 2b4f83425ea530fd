import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import type { ActionResult } from "../../../platform/http/forms/action-result";
import { Card } from "../../../ui/card";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { Alert } from "../../../ui/forms/alert";
import { ButtonLink } from "../../../ui/forms/button";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { Row } from "../card-row";
import { changeSecurity } from "../change-security.server";
import { SECURITY_FAILURES } from "../security";
import { AppDialog } from "./app-dialog";
import { FactorsCard } from "./factors-card";
import { loadSecurity } from "./load.server";
import { RemoveDialog } from "./remove-dialog";
import { SessionsCard } from "./sessions-card";

export const meta = adminTitle("Security");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, session } = await requireStaff(request, context);
  return loadSecurity(db, { request, context, session });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeSecurity(await requireStaffForm(request, context));
}

export default function SecurityPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<ActionResult>();
  const [search] = useSearchParams();
  const refused = answer && !answer.ok ? answer.toast : null;
  return (
    <>
      {/* Without JavaScript there is no toast. */}
      {refused ? <Alert>{[refused.title, refused.description].filter(Boolean).join(". ")}</Alert> : null}
      {view.lacksFactor ? (
        <Alert>
          Owners require a second factor of everyone. Set one up here; until then no other page opens.
        </Alert>
      ) : null}
      {view.isFresh ? null : <ConfirmCard />}
      {/* Its dialog is on a page that a missing factor keeps closed. */}
      {view.lacksFactor ? null : <PasswordCard />}
      <FactorsCard view={view} />
      <SessionsCard view={view} />
      {search.get("dialog") === "app" && view.setUp ? <AppDialog setUp={view.setUp} /> : null}
      <RemoveDialog view={view} asked={search.get("remove")} />
    </>
  );
}

/** The dialog itself is part of the profile. */
export function PasswordCard() {
  return (
    <Card title="Password" flush>
      <Row icon={KeyRound} title="Your password" detail="A new password ends your other sessions.">
        <ButtonLink to="/admin/settings?dialog=password" size="sm">
          Change Password
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Factors can be changed for some minutes after the password was given. */
function ConfirmCard() {
  const form = useActionForm<{ password: string }>({ failure: SECURITY_FAILURES.confirm, intent: "confirm" });
  return (
    <Card title="Confirm your password">
      <p className="text-ink-2">
        You signed in a while ago. To change how you sign in, give your password again.
      </p>
      <form {...form.formProps} className="mt-4 flex flex-wrap items-end gap-3" noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <div className="flex-[0_1_20rem]">
          <TextField
            small
            label="Password"
            field={form.fields.password}
            type="password"
            autoComplete="current-password"
            required
          />
        </div>
        <SubmitButton of={form} variant="ink" size="sm">
          Confirm
        </SubmitButton>
      </form>
    </Card>
  );
}

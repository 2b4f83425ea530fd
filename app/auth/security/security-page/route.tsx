import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { KeyRound } from "lucide-react";
import type { ActionResult } from "../../../platform/http/action-result";
import { Alert } from "../../../ui/alert";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { adminTitle } from "../../../ui/page-title";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { Row } from "../card-row";
import { changeSecurity } from "../change-security.server";
import { AppDialog } from "./app-dialog";
import { ConfirmCard } from "./confirm-card";
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

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChangeRefused } from "../../../platform/db/change.server";
import type { ActionResult } from "../../../platform/http/forms/action-result";
import { Card } from "../../../ui/card";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { useAction } from "../../../ui/forms/use-action";
import { adminTitle } from "../../../ui/page-title";
import { requireStaff, requireStaffForm } from "../../guard.server";
import { SECURITY_PATH } from "../../paths";
import { CODES_FAILURE } from "../../security/security";
import { isFresh } from "../../sessions/sessions.server";
import { makeRecoveryCodes } from "../make-recovery-codes.server";
import { countRecoveryCodes } from "../recovery-codes.server";

export const meta = adminTitle("Recovery codes");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, session } = await requireStaff(request, context);
  const left = await countRecoveryCodes(db, session.staff.id);
  return { left, isFresh: isFresh(session, context.clock()) };
}

type CodesResult = ActionResult<{ codes: string[] }>;

/** The only answer that shows the codes; the database has their hashes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const made: CodesResult = { ok: true, intent: "", toast: null, fieldErrors: {}, values: {}, data: null };
  try {
    const codes = await makeRecoveryCodes(sent);
    return data<CodesResult>({ ...made, toast: { title: "Recovery codes created" }, data: { codes } });
  } catch (error) {
    if (!(error instanceof ChangeRefused)) throw error;
    const toast = { ...CODES_FAILURE, description: error.message, destructive: true };
    return data<CodesResult>({ ...made, ok: false, toast }, { status: error.status });
  }
}

export default function CodesPage() {
  const { left, isFresh: mayMake } = useLoaderData<typeof loader>();
  const sending = useAction<{ codes: string[] }>({ failure: CODES_FAILURE });
  const codes = sending.result?.data?.codes;
  return (
    <Card title="Recovery codes">
      <FormAlert {...sending} />
      <p className="text-ink-2">{introductionOf(codes !== undefined, left)}</p>
      {codes ? <Codes codes={codes} /> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {mayMake && !codes ? (
          <ActionForm of={sending}>
            <SubmitButton of={sending} variant={left > 0 ? "outline" : "ink"} size="sm">
              {left > 0 ? "Replace All Codes" : "Create Codes"}
            </SubmitButton>
          </ActionForm>
        ) : null}
        <ButtonLink to={SECURITY_PATH} size="sm">
          {mayMake || codes ? "Done" : "Confirm your password first"}
        </ButtonLink>
      </div>
    </Card>
  );
}

function introductionOf(areShown: boolean, left: number): string {
  if (areShown) return "Keep them where you keep your passwords; they are shown only once.";
  const purpose = "Each signs you in once when you don’t have your device.";
  return left > 0 ? `${purpose} You have ${left} left; new ones replace them at once.` : purpose;
}

function Codes({ codes }: { codes: string[] }) {
  return (
    <ol
      className="mt-4 grid gap-x-6 gap-y-2 rounded-md bg-sunk p-4 font-mono tabular-nums sm:grid-cols-2"
      aria-label="Your recovery codes"
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
}

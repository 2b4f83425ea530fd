import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { readForm } from "../../../platform/http/forms/form.server";
import { adminLinks } from "../../../styles/admin-links";
import { Alert } from "../../../ui/forms/alert";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { SIGN_IN_PATH } from "../../paths";
import { readToken } from "../../sessions/tokens.server";
import { AuthForm } from "../../sign-in/auth-form";
import { AuthFrame } from "../../sign-in/auth-frame";
import { refusalAnswer } from "../../sign-in/sign-in.server";
import { NewPasswordField } from "../new-password-field";
import { askForReset, LINK_ENDED, resetPassword } from "../reset.server";

export const meta = adminTitle("New password");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const token = params.get("token");
  if (token === null) return { step: params.has("sent") ? "sent" : "ask", ended: null, token: "" } as const;
  const link = await readToken(context.openPrimaryDb(), "reset", token, context.clock());
  if (link) return { step: "set", ended: null, token } as const;
  return { step: "ask", ended: LINK_ENDED, token: "" } as const;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const db = context.openPrimaryDb();
  const answer = form.has("token") ? resetPassword : askForReset;
  return answer(db, { request, context }, form).catch(refusalAnswer);
}

export default function ResetPage() {
  const { step, ended, token } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title="New password" lead={LEADS[step]}>
      {ended ? <Alert>{ended}</Alert> : null}
      {step === "set" ? (
        <AuthForm submit="Set Password" hidden={{ token }}>
          {(field) => <NewPasswordField field={field("password")} label="New password" />}
        </AuthForm>
      ) : null}
      {step === "ask" ? (
        <AuthForm submit="Send Link">
          {(field) => (
            <TextField field={field("email")} label="Email" type="email" autoComplete="username" required />
          )}
        </AuthForm>
      ) : null}
      <p className="mt-4 text-center text-sm">
        <Link className="underline" to={SIGN_IN_PATH}>
          Back to sign in
        </Link>
      </p>
    </AuthFrame>
  );
}

const LEADS = {
  ask: "We email you a link that sets a new password.",
  sent: "If an account has this address, a link is on its way. It works once, for 30 minutes.",
  set: "It ends all your sessions. Then sign in with it.",
} as const;

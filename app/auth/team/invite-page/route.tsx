import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { readForm } from "../../../platform/http/forms/form.server";
import { adminLinks } from "../../../styles/admin-links";
import { Alert } from "../../../ui/forms/alert";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { NewPasswordField } from "../../password/new-password-field";
import { SIGN_IN_PATH } from "../../paths";
import { AuthForm } from "../../sign-in/auth-form";
import { AuthFrame } from "../../sign-in/auth-frame";
import { refusalAnswer } from "../../sign-in/sign-in.server";
import { readInvite } from "../invites.server";
import { acceptInvite, INVITE_ENDED } from "../new-account.server";

export const meta = adminTitle("Invitation");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const invitation = await readInvite(context.openPrimaryDb(), token, context.clock());
  return { token, email: invitation?.email ?? null, ended: invitation ? null : INVITE_ENDED };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return acceptInvite(context.openPrimaryDb(), { request, context }, form).catch(refusalAnswer);
}

export default function InvitePage() {
  const { token, email, ended } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title="Invitation" lead={email ? `Your account is ${email}.` : undefined}>
      {ended ? <Alert>{ended}</Alert> : null}
      {email ? (
        <AuthForm submit="Accept" hidden={{ token }}>
          {(field) => (
            <>
              <TextField field={field("name")} label="Name" autoComplete="name" maxLength={100} required />
              <NewPasswordField field={field("password")} label="Password" />
            </>
          )}
        </AuthForm>
      ) : (
        <p className="mt-4 text-sm">
          <Link className="underline" to={SIGN_IN_PATH}>
            Sign in
          </Link>{" "}
          if you have accepted it already.
        </p>
      )}
    </AuthFrame>
  );
}

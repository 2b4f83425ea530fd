import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readForm } from "../../../platform/http/forms/form.server";
import { adminLinks } from "../../../styles/admin-links";
import { Alert } from "../../../ui/forms/alert";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { NewPasswordField } from "../../password/new-password-field";
import { SIGN_IN_PATH } from "../../paths";
import { readToken } from "../../sessions/tokens.server";
import { AuthForm } from "../../sign-in/auth-form";
import { AuthFrame } from "../../sign-in/auth-frame";
import { refusalAnswer } from "../../sign-in/sign-in.server";
import { SETUP_ENDED, setUpOwner } from "../new-account.server";
import { hasOwner } from "../setup.server";

export const meta = adminTitle("Set up");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = context.openPrimaryDb();
  if (await hasOwner(db)) return redirect(SIGN_IN_PATH);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const isValid = await readToken(db, "setup", token, context.clock());
  return { token, ended: isValid ? null : SETUP_ENDED };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  return setUpOwner(context.openPrimaryDb(), { request, context }, form).catch(refusalAnswer);
}

export default function SetupPage() {
  const { token, ended } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title="Set up" lead="You become the owner: you manage settings and the team.">
      {ended ? (
        <Alert>{`${ended} The sign-in page writes a new link to the log.`}</Alert>
      ) : (
        <AuthForm submit="Create Owner" hidden={{ token }}>
          {(field) => (
            <>
              <TextField field={field("name")} label="Name" autoComplete="name" maxLength={100} required />
              <TextField field={field("email")} label="Email" type="email" autoComplete="username" required />
              <NewPasswordField field={field("password")} label="Password" />
            </>
          )}
        </AuthForm>
      )}
    </AuthFrame>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { logNotice } from "../../../platform/log.server";
import { adminLinks } from "../../../styles/admin-links";
import { Alert } from "../../../ui/forms/alert";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { PasskeyButton } from "../../factors/passkey-button";
import { RESET_PATH } from "../../paths";
import { readSession } from "../../sessions/sessions.server";
import { openSetup } from "../../team/setup.server";
import { AuthForm } from "../auth-form";
import { AuthFrame } from "../auth-frame";
import { refusalAnswer, signIn } from "../sign-in.server";

export const meta = adminTitle("Sign in");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = context.openPrimaryDb();
  const now = context.clock();
  const [session, setup] = await Promise.all([
    readSession(db, request, now),
    openSetup(db, context.env.SITE_URL, now),
  ]);
  if (setup.link) logNotice("auth.setup", `There is no owner yet. Set up the first one: ${setup.link}`);
  if (session) return redirect("/admin");
  return { lacksOwner: !setup.hasOwner };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return signIn(context.openPrimaryDb(), { request, context }).catch(refusalAnswer);
}

export default function SignInPage() {
  const { lacksOwner } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title="Admin" lead="Sign in to access the admin dashboard">
      {lacksOwner ? (
        <Alert>Nobody can sign in yet. The site’s log has a link that makes the first owner.</Alert>
      ) : null}
      <AuthForm submit="Sign In">
        {(field) => (
          <>
            <TextField field={field("email")} label="Email" type="email" autoComplete="username" required />
            <TextField
              field={field("password")}
              label="Password"
              type="password"
              autoComplete="current-password"
              required
            />
          </>
        )}
      </AuthForm>
      <PasskeyButton />
      <p className="mt-4 text-center text-sm">
        <Link className="underline" to={RESET_PATH}>
          Forgot password?
        </Link>
      </p>
    </AuthFrame>
  );
}

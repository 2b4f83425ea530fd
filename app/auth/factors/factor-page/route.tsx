import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { adminLinks } from "../../../styles/admin-links";
import { TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { SIGN_IN_PATH } from "../../paths";
import { AuthForm } from "../../sign-in/auth-form";
import { AuthFrame } from "../../sign-in/auth-frame";
import { refusalAnswer } from "../../sign-in/sign-in.server";
import { passFactor } from "../factor.server";
import { readFactorStep } from "../factor-step.server";
import { PasskeyButton } from "../passkey-button";
import { listPasskeys } from "../passkeys.server";
import { readAuthenticator } from "../totp.server";

export const meta = adminTitle("Second factor");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const db = context.openPrimaryDb();
  const step = await readFactorStep(db, request, context.clock());
  if (!step) return redirect(SIGN_IN_PATH);
  const [authenticator, passkeys] = await Promise.all([
    readAuthenticator(db, step.userId),
    listPasskeys(db, step.userId),
  ]);
  return { hasApp: Boolean(authenticator?.confirmedAt), hasPasskey: passkeys.length > 0 };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return passFactor(context.openPrimaryDb(), { request, context }).catch(refusalAnswer);
}

export default function FactorPage() {
  const { hasApp, hasPasskey } = useLoaderData<typeof loader>();
  const lead = hasApp
    ? "Enter the six digits that your authenticator app shows, or one of your recovery codes."
    : "Use your passkey, or enter one of your recovery codes.";
  return (
    <AuthFrame title="Second factor" lead={lead}>
      {hasPasskey ? <PasskeyButton /> : null}
      <AuthForm submit="Continue">
        {(field) => (
          <TextField
            field={field("code")}
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={32}
            required
          />
        )}
      </AuthForm>
      <p className="mt-4 text-center text-sm">
        <Link className="underline" to={SIGN_IN_PATH}>
          Start again
        </Link>
      </p>
    </AuthFrame>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useFetcher, useRouteLoaderData } from "@remix-run/react";
import { CircleAlert } from "lucide-react";
import { isOfflineResult, NO_CONNECTION, type OfflineResult } from "../../platform/http/connection";
import { redirectWithToast } from "../../platform/http/toast.server";
import type { loader as rootLoader } from "../../root";
import { adminLinks } from "../../styles/admin-links";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Logo } from "../../ui/logo";
import { adminTitle } from "../../ui/page-title";
import { ToastProvider } from "../../ui/toast";
import { createSession, readSession } from "../sessions.server";
import { SignInRefused, signIn } from "../sign-in.server";
import { Horizon } from "./horizon";

export const meta = adminTitle("Sign in");
export const handle = { hydrate: true };
export const links = adminLinks;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await readSession(context.openPrimaryDb(), request, context.clock());
  return session ? redirect("/admin") : null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const db = context.openPrimaryDb();
  try {
    const staff = await signIn(request, db, context);
    const cookie = await createSession(db, request, staff.id, context.clock());
    const toast = { title: "Welcome back!", description: "You have been successfully logged in." };
    return redirectWithToast(request, "/admin", toast, new Headers({ "Set-Cookie": cookie }));
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    return data(error.refusal, { status: error.status });
  }
}

export default function SignInPage() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <ToastProvider pendingToast={root?.toast ?? null}>
      <div className="sign-in adm-font">
        <main>
          <Logo name={root?.company.name ?? ""} to="/" size={32} />
          <div className="card">
            <h1>Admin</h1>
            <p className="muted">Sign in to access the admin dashboard</p>
            <SignInForm />
          </div>
        </main>
        <Horizon />
      </div>
    </ToastProvider>
  );
}

function SignInForm() {
  const { Form, data: answer, state } = useFetcher<typeof action | OfflineResult>();
  const fromPage = useActionData<typeof action>();
  const isOffline = isOfflineResult(answer);
  const result = isOffline ? undefined : (answer ?? fromPage);
  const message = isOffline ? NO_CONNECTION : result?.message;
  return (
    <>
      {message ? (
        <p className="alert" role="alert">
          <Icon of={CircleAlert} />
          {message}
        </p>
      ) : null}
      <Form method="post" noValidate={Boolean(result)}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          defaultValue={result?.email}
          errors={result?.errors.email}
        />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          errors={result?.errors.password}
        />
        <Button
          type="submit"
          variant="signal"
          busy={state === "submitting" || (state === "loading" && !isOffline)}
        >
          {isOffline ? "Retry" : "Sign In"}
        </Button>
      </Form>
    </>
  );
}

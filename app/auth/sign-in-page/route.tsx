import { getFormProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useFetcher, useRouteLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/connection";
import { redirectWithToast } from "../../platform/http/toast.server";
import type { loader as rootLoader } from "../../root";
import { adminLinks } from "../../styles/admin-links";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Logo } from "../../ui/logo";
import { adminTitle } from "../../ui/page-title";
import { ToastProvider } from "../../ui/toast";
import { createSession, readSession } from "../sessions.server";
import { type Refusal, SignInRefused, signIn } from "../sign-in.server";
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
      <div className="admin-font grid min-h-svh grid-rows-[1fr_auto]">
        <main className="grid w-[min(26rem,100%)] content-center gap-6 justify-self-center px-5 py-8">
          <div className="justify-self-center">
            <Logo name={root?.company.name ?? ""} to="/" size={32} />
          </div>
          <div className="card grid gap-[0.35rem] px-7 pt-7 pb-8">
            <h1 className="text-[1.875rem]/[1.1]">Admin</h1>
            <p className="text-ink-2">Sign in to access the admin dashboard</p>
            <SignInForm />
          </div>
        </main>
        <Horizon />
      </div>
    </ToastProvider>
  );
}

function SignInForm() {
  const { Form, data: answer, state } = useFetcher<typeof action | UnansweredResult>();
  const fromPage = useActionData<typeof action>();
  const unanswered = isUnansweredResult(answer) ? answer : undefined;
  const isUnanswered = unanswered !== undefined;
  const result = isUnansweredResult(answer) ? undefined : (answer ?? fromPage);
  const message = unanswered?.reason ?? result?.message;
  const lastResult = useMemo(() => (result ? refusedSubmission(result) : undefined), [result]);
  const [form, fields] = useForm<{ email: string; password: string }>({ lastResult });
  return (
    <>
      {message ? <Alert>{message}</Alert> : null}
      <Form
        {...getFormProps(form)}
        method="post"
        className="mt-[1.15rem] grid gap-[1.1rem]"
        noValidate={Boolean(result)}
      >
        <TextField field={fields.email} label="Email" type="email" autoComplete="username" required />
        <TextField
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button
          type="submit"
          variant="signal"
          className="mt-1"
          busy={state === "submitting" || (state === "loading" && !isUnanswered)}
        >
          {isUnanswered ? "Retry" : "Sign In"}
        </Button>
      </Form>
    </>
  );
}

/** The email comes back with the messages, the password does not. */
function refusedSubmission({ email, errors }: Refusal) {
  return { status: "error", error: errors, initialValue: { email } } as const;
}

import { getFormProps, useForm } from "@conform-to/react";
import { useActionData, useFetcher } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { isUnansweredResult, type UnansweredResult } from "../../platform/http/browser/connection";
import { Alert } from "../../ui/forms/alert";
import { Button } from "../../ui/forms/button";
import type { FormField } from "../../ui/forms/field";
import type { Refusal } from "./refusal";

type FieldName = "email" | "name" | "password" | "code";

type AuthFormProps = {
  /** The label of the button. */
  submit: string;
  /** Submitted as they are. */
  hidden?: Record<string, string>;
  children: (field: (name: FieldName) => FormField) => ReactNode;
};

/** A form of a page in front of the back office: its action redirects, or answers with a `Refusal`. */
export function AuthForm({ submit, hidden = {}, children }: AuthFormProps) {
  const { Form, data: answer, state } = useFetcher<Refusal | UnansweredResult>();
  const fromPage = useActionData<Refusal>();
  const unanswered = isUnansweredResult(answer) ? answer : undefined;
  const isUnanswered = unanswered !== undefined;
  const result = isUnansweredResult(answer) ? undefined : (answer ?? fromPage);
  const message = unanswered?.reason ?? result?.message;
  const lastResult = useMemo(() => (result ? refusedSubmission(result) : undefined), [result]);
  const [form, fields] = useForm<Record<FieldName, string>>({ lastResult });
  return (
    <>
      {message ? <Alert>{message}</Alert> : null}
      <Form {...getFormProps(form)} method="post" className="mt-4 grid gap-4" noValidate={Boolean(result)}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children((name) => fields[name])}
        <Button
          type="submit"
          variant="signal"
          className="mt-1"
          busy={state === "submitting" || (state === "loading" && !isUnanswered)}
        >
          {isUnanswered ? "Retry" : submit}
        </Button>
      </Form>
    </>
  );
}

/** What was typed comes back with the messages; passwords and codes do not. */
function refusedSubmission({ email, name, errors }: Refusal) {
  return { status: "error", error: errors, initialValue: { email: email ?? "", name: name ?? "" } } as const;
}

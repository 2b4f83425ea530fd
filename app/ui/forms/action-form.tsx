import { type DefaultValue, getFormProps, useForm } from "@conform-to/react";
import {
  type ComponentProps,
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  useMemo,
} from "react";
import type { ActionResult } from "../../platform/http/forms/action-result";
import { Alert } from "./alert";
import { Button } from "./button";
import { type ActionOptions, type SendForm, useAction } from "./use-action";

/**
 * A form validated by the server only: messages, submitted values and announcements come from its response.
 * `<form {...formProps}>` with `<TextField field={fields.title} label="Title" />` inside.
 */
export function useActionForm<Fields extends Record<string, string>, Data = unknown>(
  options: ActionOptions<Data> & FormOptions<Fields>,
) {
  const action = useAction<Data>(options);
  return { ...action, ...useFormFields<Fields>(action, options) };
}

type FormOptions<Fields extends Record<string, string>> = {
  defaultValue?: DefaultValue<Fields>;
  /** For a `DateField`: only the browser can see that half of one was typed, so it checks the form until scripts do. */
  hasDates?: boolean;
  /** Success does not reset its fields: they follow what is stored. */
  keepsFields?: boolean;
};

type Sending = "result" | "send" | "target" | "isTypedOn";

/** The fields alone, for a form that starts over with other values while its submission goes on. */
export function useFormFields<Fields extends Record<string, string>>(
  { result, send, target, isTypedOn }: Pick<ReturnType<typeof useAction>, Sending>,
  { defaultValue, hasDates, keepsFields }: FormOptions<Fields> = {},
) {
  const lastResult = useMemo(
    () => result && submissionResult(result, keepsFields || isTypedOn.current),
    [result, keepsFields, isTypedOn],
  );
  const [form, fields] = useForm<Fields>({
    lastResult,
    defaultValue,
    defaultNoValidate: !hasDates,
    onSubmit: (event) => sendInstead(event, send),
  });
  const onInputCapture = () => {
    isTypedOn.current = true;
  };
  const more = { method: "post", action: target, onInputCapture } as const;
  return { fields, formProps: { ...getFormProps(form), ...more } };
}

/** Success resets the form, unless something in it is to stay; failure keeps the submitted values. */
function submissionResult({ ok, fieldErrors, values }: ActionResult, keepsFields?: boolean) {
  if (ok) return { status: "success", initialValue: keepsFields ? undefined : null } as const;
  return { status: "error", error: fieldErrors, initialValue: values } as const;
}

function sendInstead(event: FormEvent<HTMLFormElement>, send: SendForm): void {
  event.preventDefault();
  const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
  send(event.currentTarget, { submitter });
}

type ActionFormProps = Omit<ComponentPropsWithoutRef<"form">, "method" | "action" | "onSubmit"> & {
  /** Asks before it is left with words in it. */
  "data-unsaved"?: true;
  of: Pick<ReturnType<typeof useAction>, "send" | "target">;
};

/** A form of buttons and hidden fields, submitted through `useAction`. */
export const ActionForm = forwardRef<HTMLFormElement, ActionFormProps>(function ActionForm(
  { of, ...form },
  ref,
) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => sendInstead(event, of.send);
  return <form {...form} ref={ref} method="post" action={of.target} onSubmit={onSubmit} />;
});

type SubmitButtonProps = ComponentProps<typeof Button> & {
  of: Pick<ReturnType<typeof useAction>, "isBusy" | "isUnanswered">;
};

/** Submits its form; when the server did not handle the form, it becomes a retry button. */
export function SubmitButton({ of, children, "aria-label": label, ...button }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      busy={of.isBusy}
      aria-label={label && of.isUnanswered ? `Retry: ${label}` : label}
      {...button}
    >
      {of.isUnanswered ? "Retry" : children}
    </Button>
  );
}

/** For a control that submits itself: appears once the server did not handle a submission. */
export function RetryButton({ of }: { of: Pick<ReturnType<typeof useAction>, "isUnanswered" | "retry"> }) {
  if (!of.isUnanswered) return null;
  return (
    <Button size="sm" onClick={of.retry}>
      Retry
    </Button>
  );
}

type ActionButtonProps = ComponentProps<typeof Button> &
  Pick<ActionOptions<unknown>, "action" | "failure"> & { fields: Record<string, string> };

/** A form with one button and hidden fields, e.g. `{ intent: "restore", id }`. */
export function ActionButton({ action, failure, fields, ...button }: ActionButtonProps) {
  const sending = useAction({ action, failure, intent: fields.intent });
  return (
    <ActionForm of={sending}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton of={sending} {...button} />
    </ActionForm>
  );
}

/**
 * Why the form was rejected, for pages without JavaScript, which show no toast. Field errors appear at their fields.
 */
export function FormAlert({ result, isFromPage }: { result?: ActionResult; isFromPage: boolean }) {
  if (!isFromPage || !result?.toast || result.ok || Object.keys(result.fieldErrors).length > 0) return null;
  const { title, description } = result.toast;
  return <Alert>{[title, description].filter(Boolean).join(". ")}</Alert>;
}

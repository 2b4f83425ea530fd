import type { Toast } from "../../platform/http/forms/toast";
import { clearToast, showToast } from "./toast";

/** Covers selects and text areas too: they share every property used here. */
export type Field = HTMLInputElement;
type Answer = { success?: boolean; error?: string; fieldErrors?: Record<string, string[]>; toast?: Toast };

const TIMEOUT = 30_000;
const FAILED = {
  title: "Error sending message",
  description: "Please try again or contact us directly.",
};

/** Submits contact forms with fetch. Without this script they are ordinary forms. */
export function enhanceContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-contact-form]")) {
    const button = form.querySelector("button");
    let key = crypto.randomUUID();
    form.noValidate = true;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!button || button.disabled) return;
      if (await submit(form, button, key)) key = crypto.randomUUID();
    });
  }
}

/** Sends the form and shows the result; returns whether it was accepted. */
async function submit(form: HTMLFormElement, button: HTMLButtonElement, key: string): Promise<boolean> {
  // The previous result no longer applies.
  clearToast();
  markSent(form, false);
  if (!isComplete(form)) return false;
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set("submissionKey", key);
  const fields = fieldsOf(form);
  const setBusy = (isBusy: boolean) => {
    button.setAttribute("aria-busy", `${isBusy}`);
    for (const control of [button, ...fields]) control.disabled = isBusy;
  };
  setBusy(true);
  const { success, fieldErrors, toast } = await send(body);
  setBusy(false);
  // The focus was on something that became disabled.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  for (const field of fields) mark(field, fieldErrors?.[field.name]?.[0]);
  const { title, description } = toast ?? FAILED;
  showToast(title, description, !success);
  // A Turnstile token is valid once, even if the form was rejected.
  self.turnstile?.reset();
  if (!success) return false;
  form.reset();
  markSent(form, true);
  return true;
}

/** Shows what is missing or invalid and focuses the first such field. */
function isComplete(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    // The server takes the address out of "Ann <ann@lee.example>", which the browser calls invalid.
    const isMismatch = field.validity.typeMismatch && !/\S@\S/.test(field.value);
    const mismatch = isMismatch ? field.dataset.mismatch : "";
    return mark(field, isBlank(field) ? field.dataset.missing : mismatch);
  });
  if (wrong.some(isBlank)) {
    showToast("Please fill in all required fields", "Fields marked with * are required.", true);
  }
  wrong[0]?.focus();
  return !wrong[0];
}

function isBlank(field: Field): boolean {
  return field.required && !field.value.trim();
}

/** Shows `message` at the field, or clears it; returns whether there is one. */
export function mark(field: Field, message = ""): boolean {
  const place = document.getElementById(`${field.getAttribute("aria-describedby")}`);
  place?.querySelector("[data-error]")?.replaceChildren(message);
  place?.toggleAttribute("hidden", !message);
  field.setAttribute("aria-invalid", `${!!message}`);
  return !!message;
}

async function send(body: URLSearchParams): Promise<Answer> {
  let answer: Answer = {};
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch("/contact/send", { method: "POST", body, signal });
    // Object(): a proxy may respond with any JSON.
    answer = Object(await response.json());
    if (!answer.success) throw new Error(answer.error);
  } catch (error) {
    console.error("Error sending message", error);
  }
  return answer;
}

/** Says in the form that it was sent, or no longer says so. */
function markSent(form: HTMLFormElement, isSent: boolean): void {
  form.querySelector("[data-sent]")?.toggleAttribute("hidden", !isSent);
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input,select,textarea")].filter((field) => field.willValidate);
}

import type { Toast } from "../../platform/http/toast";
import { swapLabel } from "./button-label";
import { visitFields } from "./session";
import { clearToast, showToast } from "./toast";
import { trackEvent } from "./track";

/** Stands for selects and text areas too: they have all that is used here. */
type Field = HTMLInputElement;
type Answer = { success?: boolean; error?: string; fieldErrors?: Record<string, string[]>; toast?: Toast };

const TIMEOUT = 30_000;
const FAILED = {
  title: "Error sending message",
  description: "Please try again or contact us directly.",
};

/** Sends contact forms in place. Without this script they are ordinary forms that the server answers with a page. */
export function enhanceContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-contact-form]")) {
    const button = form.querySelector("button");
    let key = crypto.randomUUID();
    form.noValidate = true;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (!button || button.disabled) return;
      // What it says is of the form as it was.
      clearToast();
      if (!isComplete(form)) return;
      const restoreLabel = swapLabel(button, "Sending...");
      button.disabled = true;
      button.ariaBusy = "true";
      const body = visitFields();
      body.set("submissionKey", key);
      body.set("elapsedMs", performance.now().toFixed());
      if (await submit(form, body)) key = crypto.randomUUID();
      button.ariaBusy = null;
      button.disabled = false;
      restoreLabel();
    });
  }
}

/** Marks what is missing or malformed and goes to the first of it. */
function isComplete(form: HTMLFormElement): boolean {
  const wrong = fieldsOf(form).filter((field) => {
    const label = field.labels?.[0]?.textContent?.replace("*", "").trim();
    return mark(field, isBlank(field) ? `${label} is required` : field.validationMessage);
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

/** Shows `message` at the field, or takes the old one away; returns whether there is one. */
function mark(field: Field, message: string): boolean {
  const place = document.getElementById(`${field.getAttribute("aria-describedby")}`);
  place?.querySelector("[data-error]")?.replaceChildren(message);
  place?.toggleAttribute("hidden", !message);
  field.ariaInvalid = message ? "true" : null;
  return !!message;
}

async function submit(form: HTMLFormElement, body: URLSearchParams): Promise<boolean> {
  for (const [name, value] of new FormData(form)) body.set(name, `${value}`);
  let answer: Answer = {};
  try {
    const signal = AbortSignal.timeout?.(TIMEOUT);
    // An object, whatever stands between this page and the server answers.
    answer = Object(await (await fetch("/contact/send", { method: "POST", body, signal })).json());
    for (const field of fieldsOf(form)) mark(field, answer.fieldErrors?.[field.name]?.[0] ?? "");
    if (!answer.success) throw new Error(answer.error);
  } catch (error) {
    console.error("Error sending message", error);
  }
  const { title, description } = answer.toast ?? FAILED;
  showToast(title, description, !answer.success);
  // Its answer counts once, whatever became of the form.
  self.turnstile?.reset();
  if (!answer.success) return false;
  for (const event of `${form.dataset.events}`.split(" ")) {
    trackEvent(event, {
      first_name: body.get("firstName"),
      last_name: body.get("lastName"),
      company: body.get("companyName"),
      industry: body.get("industry"),
      phone_given: !!body.get("phoneNumber"),
    });
  }
  form.reset();
  return true;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input,select,textarea")].filter((field) => field.willValidate);
}

import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { useLocation } from "@remix-run/react";
import { CONTACT_TOASTS } from "../../copy/contact";
import type { ContactInput } from "../../crm/intake/contact-form";
import { buttonClass, Spinner } from "../../ui/forms/button";
import { Icon } from "../../web/art/art";
import { useSite } from "../../web/use-site";
import { contactFormSchema } from "./contact";
import { ArrivalFields, DescriptionField, IndustryField, TextField } from "./contact-fields";
import { Honeypot, Turnstile } from "./spam-fields";

const constraint = getZodConstraint(contactFormSchema);

type ContactFormProps = {
  result?: SubmissionResult;
  /** Placeholder for the description. */
  example?: string;
  /** What the description begins with. */
  wish?: string;
};

const EMAIL = { type: "email", autoComplete: "email" } as const;
const PHONE = { type: "tel", autoComplete: "tel" } as const;

/**
 * The site's contact form; on every page it posts to /contact. `result` restores the values and shows what is wrong.
 * The script posts the same fields to /contact/send and writes into the same error elements.
 */
export function ContactForm({
  result,
  example = "Three locations, most calls come from one of them…",
  wish,
}: ContactFormProps) {
  const { pathname } = useLocation();
  const [form, fields] = useForm<ContactInput & { page: string } & Arrival>({
    id: "contact-form",
    constraint,
    lastResult: result,
    defaultValue: { page: pathname, projectDescription: wish },
    defaultNoValidate: false,
  });
  const common = { firstInvalid: Object.keys(form.allErrors)[0] ?? null };
  return (
    <form
      className="grid gap-[1.15rem] rounded-xl border border-line bg-surface p-panel"
      {...getFormProps(form)}
      method="post"
      action="/contact"
      data-contact-form
    >
      <ArrivalFields fields={[fields.landingPath, fields.utm]} />
      <div className="grid gap-[1.15rem] min-[36rem]:grid-cols-2">
        <div className="col-span-full grid grid-cols-2 gap-[1.15rem]">
          <TextField {...common} field={fields.firstName} label="First name" autoComplete="given-name" />
          <TextField {...common} field={fields.lastName} label="Last name" autoComplete="family-name" />
        </div>
        <TextField {...common} field={fields.businessEmail} label="Business email" {...EMAIL} />
        <TextField {...common} field={fields.phoneNumber} label="Phone number" {...PHONE} />
        <TextField {...common} field={fields.companyName} label="Company name" autoComplete="organization" />
        <IndustryField field={fields.industry} />
      </div>
      <DescriptionField
        {...common}
        field={fields.projectDescription}
        label="Project description"
        example={example}
      />
      <input type="hidden" name="page" value={fields.page.initialValue ?? pathname} />
      <FormEnd />
    </form>
  );
}

type Arrival = { landingPath: string; utm: string };

function FormEnd() {
  return (
    <>
      <Honeypot />
      <Turnstile />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <SendButton />
        <p className="flex-[1_1_14rem] text-sm/[1.6] text-ink-3 has-[+[data-sent]:not([hidden])]:hidden">
          Fields marked with * are required. We never sell your details.
        </p>
        <SentNote />
      </div>
    </>
  );
}

/** As wide while it sends: both labels take the same place, and the script marks the button busy. */
function SendButton() {
  return (
    <button
      className={buttonClass({ variant: "signal", size: "lg", className: "group max-[30rem]:w-full" })}
      type="submit"
    >
      <span className="grid *:col-start-1 *:row-start-1">
        <span className="group-aria-busy:invisible">Send Message</span>
        <span className="flex items-center justify-center gap-2 group-not-aria-busy:invisible">
          <Spinner />
          Sending...
        </span>
      </span>
    </button>
  );
}

/** In place of the hint until the next message; the script also shows it. The toast is what is announced. */
function SentNote() {
  const { title, description } = CONTACT_TOASTS.sent;
  const isSent = useSite().toast?.title === title;
  return (
    <p
      className="flex flex-[1_1_14rem] items-center gap-2 text-sm/[1.6] font-medium text-ok"
      hidden={!isSent}
      data-sent
    >
      <Icon name="circle-check" size={20} />
      {title} {description}
    </p>
  );
}

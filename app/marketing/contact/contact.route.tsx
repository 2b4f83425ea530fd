import { type ActionFunctionArgs, data, type HeadersFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { metaOf } from "../../web/meta";
import { PageToast } from "../../web/toasts";
import { sendContact } from "./contact.server";
import { ContactSection } from "./contact-section";

export const meta = metaOf({
  path: "/contact",
  title: "Contact: a person answers within 2 hours",
  description:
    "Write to us, call the line that is open 24/7, or visit the office. Every message is read by a person and answered within 2 hours.",
  keywords: ["contact", "local marketing help", "marketing demo", "sales phone number"],
});

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : parentHeaders;

/** The contact form of every page, without JavaScript. Success redirects to the page it was sent from. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await sendContact(request, context);
  if (outcome.sent) return redirectWithToast(request, `${outcome.page}#contact`, outcome.toast);
  const { status, toast, result, retryAfterSeconds } = outcome;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== null) headers.set("Retry-After", String(retryAfterSeconds));
  return data({ toast, result }, { status, headers });
}

export default function ContactPage() {
  const refused = useActionData<typeof action>();
  return (
    <>
      <ContactSection title="Tell us where you want to be found." level="h1" result={refused?.result} />
      {refused ? <PageToast toast={refused.toast} /> : null}
    </>
  );
}

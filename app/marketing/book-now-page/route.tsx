import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REFUSED_FORM_CACHE } from "../../platform/http/forms/form.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { logError } from "../../platform/log.server";
import { metaOf } from "../../web/meta";
import { PageToast } from "../../web/toasts";
import { bookFromForm } from "../booking/book.server";
import styles from "../booking/booking.css?url";
import { pickerSearch, readPickerQuery } from "../booking/booking-form";
import { DemoForm } from "../booking/demo-form";
import { BookingLayout } from "../booking/layout";
import { readPicker, visitorZone } from "../booking/read-picker.server";
import { ContactForm } from "../contact/contact-form";
import { BOOKING, topicOf } from "../content/booking";

export const meta = metaOf({
  path: "/book-now",
  title: "Book a 30-minute demo",
  description:
    "Thirty minutes with one person and your town on the screen. You leave with a rank map of your address, whether you buy or not.",
  keywords: ["book a demo", "marketing demo", "rank map", "30-minute demo"],
});
export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Free times are the visitor's own: they depend on the time zone and change by the minute. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders, parentHeaders }) => {
  if (actionHeaders.has("Cache-Control")) return actionHeaders;
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const embedUrl = (await context.company()).bookingUrl;
  if (embedUrl !== null)
    return data({ embedUrl, picker: null, about: null, zoneAddress: null, submissionKey: "" });
  const { searchParams } = new URL(request.url);
  const query = readPickerQuery(searchParams);
  const zone = await visitorZone(query, context);
  // Without the calendar the page still takes requests.
  const picker = await readPicker(context.publicDb, { query, zone }, context).catch((error: unknown) => {
    logError("booking.picker", error, { reference: context.reference });
    return null;
  });
  const about = query.about ?? promisingPath(request);
  const zoneAddress = searchParams.has("zone") ? null : addressForZone(searchParams, about);
  return data(
    { embedUrl: null, picker, about, zoneAddress, submissionKey: crypto.randomUUID() },
    { headers: { "Cache-Control": "private, no-cache" } },
  );
}

/** This page's address up to the name of another time zone, for the script that knows the browser's. */
function addressForZone(searchParams: URLSearchParams, about: string | null): string {
  const params = new URLSearchParams(searchParams);
  if (about) params.set("about", about);
  return `?${params.size > 0 ? `${params}&` : ""}zone=`;
}

/** The page that the visitor came from, if its buttons promise something. */
function promisingPath(request: Request): string | null {
  const referer = request.headers.get("Referer") ?? "";
  const path = URL.canParse(referer) ? new URL(referer).pathname : "";
  return topicOf(path) === null ? null : path;
}

/** Success leads to the booking's own page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await bookFromForm(request, context);
  if (outcome.kind === "booked") {
    return redirect(`${outcome.path}?new${outcome.isGuestMailed ? "" : "&unmailed"}`, 303);
  }
  // To the same zone: on its way to another one the page would lose the toast.
  if (outcome.kind === "review")
    return redirectWithToast(request, `/book-now${pickerSearch({ zone: outcome.zone })}`, outcome.toast);
  const { status, toast, taken, result } = outcome;
  return data({ status, toast, taken, result }, { status, headers: { "Cache-Control": REFUSED_FORM_CACHE } });
}

export default function BookNowPage() {
  const { embedUrl, picker, ...form } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <BookingLayout>
      {embedUrl !== null ? <ProviderFrame url={embedUrl} /> : null}
      {picker ? <DemoForm picker={picker} {...form} refused={refused} /> : null}
      {embedUrl === null && !picker ? <RequestForm /> : null}
      {refused?.toast ? <PageToast toast={refused.toast} /> : null}
    </BookingLayout>
  );
}

/** Covers its skeleton, which shows until the provider has painted.  */
function ProviderFrame({ url }: { url: string }) {
  return (
    <div className="relative h-150 overflow-clip rounded-xl border border-line bg-surface">
      {/* The outline of a calendar: a heading, a month, a list of times. */}
      <div
        className="grid h-full grid-cols-[3fr_2fr] grid-rows-[2rem_1fr] gap-5 p-7 *:rounded-md *:bg-sunk"
        aria-hidden="true"
      >
        <i className="col-span-full w-[45%]" />
        <i />
        <i />
      </div>
      <iframe className="absolute inset-0 size-full" src={url} title={BOOKING.frame} height={600} />
    </div>
  );
}

/** While nobody takes bookings, the team proposes times. */
function RequestForm() {
  return (
    <div className="grid content-start gap-3">
      <h2>{BOOKING.request.title}</h2>
      <p className="mb-4 text-ink-2">{BOOKING.request.text}</p>
      <ContactForm example={BOOKING.request.example} />
    </div>
  );
}

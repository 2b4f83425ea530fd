import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { ContactForm } from "../contact/contact-form";
import { ContactLayout } from "../contact/contact-layout";
import { BOOKING } from "../content/booking";
import { FactList } from "../sections/fact-list";

export const meta = metaOf({
  path: "/book-now",
  title: "Book a 30-minute demo",
  description:
    "Thirty minutes with one person and your town on the screen. You leave with a rank map of your address, whether you buy or not.",
  keywords: ["book a demo", "marketing demo", "rank map", "30-minute demo"],
});

export async function loader({ context }: LoaderFunctionArgs) {
  return { embedUrl: (await context.company()).bookingUrl };
}

export default function BookNowPage() {
  const { embedUrl } = useLoaderData<typeof loader>();
  return (
    <ContactLayout title={BOOKING.title} level="h1" lead={BOOKING.lead} facts={<Facts />}>
      {embedUrl === null ? <Request /> : <ProviderFrame url={embedUrl} />}
    </ContactLayout>
  );
}

function Facts() {
  const { phone } = useSite().company;
  const call = { term: "Rather call?", text: <a href={phone.href}>{phone.label}</a> };
  return <FactList facts={[...BOOKING.facts, call]} on="mist" />;
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

/** Until a calendar is configured, the team proposes times. */
function Request() {
  return (
    <div className="grid content-start gap-3">
      <h2>{BOOKING.request.title}</h2>
      <p className="mb-4 text-ink-2">{BOOKING.request.text}</p>
      <ContactForm example={BOOKING.request.example} events="contact_form_submit demo_booking" />
    </div>
  );
}

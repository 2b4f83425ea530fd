import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { ContactForm } from "../contact/contact-form";
import { BOOKING } from "../content/booking";
import bookingStyles from "./book-now.css?url";

export const meta = metaOf({
  path: "/book-now",
  title: "Book a 30-minute demo",
  description:
    "Thirty minutes with one person and your town on the screen. You leave with a rank map of your address, whether you buy or not.",
  keywords: ["book a demo", "marketing demo", "rank map", "30-minute demo"],
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: bookingStyles }];

export function loader({ context }: LoaderFunctionArgs) {
  return { embedUrl: context.env.BOOKING_EMBED_URL ?? null };
}

export default function BookNowPage() {
  const { embedUrl } = useLoaderData<typeof loader>();
  return (
    <section className="sec watery contact-page" id="contact">
      <div className="wrap contact">
        <div className="contact-l">
          <h1>{BOOKING.title}</h1>
          <p className="lead">{BOOKING.lead}</p>
          <Facts />
        </div>
        {embedUrl === null ? <Request /> : <ProviderFrame url={embedUrl} />}
      </div>
    </section>
  );
}

function Facts() {
  const { phone } = useSite().company;
  return (
    <dl className="facts">
      {BOOKING.facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      <div>
        <dt>Rather call?</dt>
        <dd>
          <a href={phone.href}>{phone.label}</a>
        </dd>
      </div>
    </dl>
  );
}

/** Covers its skeleton, which shows until the provider has painted.  */
function ProviderFrame({ url }: { url: string }) {
  return (
    <div className="booking">
      <div className="booking-skel" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <iframe src={url} title={BOOKING.frame} height={600} />
    </div>
  );
}

/** Until a calendar is configured, the team proposes times. */
function Request() {
  return (
    <div className="booking-req">
      <h2>{BOOKING.request.title}</h2>
      <p className="muted">{BOOKING.request.text}</p>
      <ContactForm example={BOOKING.request.example} events="contact_form_submit demo_booking" />
    </div>
  );
}

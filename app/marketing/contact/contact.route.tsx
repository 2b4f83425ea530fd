import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REFUSED_FORM_CACHE } from "../../platform/http/forms/form.server";
import { redirectWithToast } from "../../platform/http/forms/toast.server";
import { Art } from "../../web/art/art";
import { metaOf } from "../../web/meta";
import { PageToast } from "../../web/toasts";
import { useSite } from "../../web/use-site";
import { CONTACT_NEXT } from "../content/contact";
import { writtenPriceWish } from "../content/own-figures";
import { WAY_MAP } from "../pictures/maps/office-map";
import { ScaleBar } from "../sections/figure-band";
import { SectionHead } from "../sections/section-head";
import contactStyles from "./contact.css?url";
import { sendContact } from "./contact.server";
import { ContactSection } from "./contact-section";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: contactStyles }];

export const meta = metaOf({
  path: "/contact",
  title: "Contact: a person answers within 2 hours",
  description:
    "Write to us, call the line that is open 24/7, or visit the office. Every message is read by a person and answered within 2 hours.",
  keywords: ["contact", "local marketing help", "marketing demo", "sales phone number"],
});

/** The figures of a price that is asked for in writing. */
export function loader({ request }: LoaderFunctionArgs) {
  return { wish: writtenPriceWish(new URL(request.url).searchParams) };
}

export const headers: HeadersFunction = ({ actionHeaders, parentHeaders }) =>
  actionHeaders.has("Cache-Control") ? actionHeaders : parentHeaders;

/** The contact form of every page, without JavaScript. Success redirects to the page it was sent from. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await sendContact(request, context);
  if (outcome.sent) return redirectWithToast(request, `${outcome.page}#contact`, outcome.toast);
  const { status, toast, result, retryAfterSeconds } = outcome;
  const headers = new Headers({ "Cache-Control": REFUSED_FORM_CACHE });
  if (retryAfterSeconds !== null) headers.set("Retry-After", String(retryAfterSeconds));
  return data({ toast, result }, { status, headers });
}

export default function ContactPage() {
  const refused = useActionData<typeof action>();
  const { wish } = useLoaderData<typeof loader>();
  return (
    <>
      <ContactSection
        title="Tell us where you want to be found."
        level="h1"
        note={<Shortcuts />}
        result={refused?.result}
        wish={wish}
      />
      <Next />
      {refused ? <PageToast toast={refused.toast} /> : null}
    </>
  );
}

/** Where what else leads to us stands below the form: up to small laptops. */
function Shortcuts() {
  const { phone, hours } = useSite().company;
  return (
    <p className="text-ui/[1.6] lg:hidden">
      Or call <a href={phone.href}>{phone.label}</a> ({hours.phone}), or <a href="/book-now">book a time</a>.
    </p>
  );
}

/** What happens to a message, in three times, beside the way to the office it comes to. */
function Next() {
  const { office } = useSite().company;
  const { title, steps, end, map } = CONTACT_NEXT;
  return (
    <section className="py-section">
      <div className="wrap">
        <SectionHead title={title} />
        <div className="grid grid-cols-1 gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 min-[60rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="flex flex-col">
            <ScaleBar />
            <ol className="grid flex-1">
              {steps.map(({ time, text }) => (
                <li key={time} className="grid content-center gap-2 border-b border-line py-6">
                  <h3>{time}</h3>
                  <p className="max-w-[30em] text-[1rem] text-ink-2">{text}</p>
                </li>
              ))}
            </ol>
            <p className="pt-6 lead">{end}</p>
          </div>
          <figure className="flex flex-col overflow-clip rounded-xl border border-line bg-surface text-sm/[1.4]">
            <Art picture={WAY_MAP} className="min-h-96 flex-1" />
            <figcaption className="flex flex-wrap justify-between gap-x-4 border-t border-line px-panel py-[0.85rem]">
              <strong>{`${office.street}, ${office.city}`}</strong>
              <span className="text-ink-2">{`${map} Illustrative map.`}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}

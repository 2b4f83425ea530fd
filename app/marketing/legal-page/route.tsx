import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import { LAST_UPDATED, LEGAL_PAGES } from "../content/legal/pages";
import { pageAt } from "../content/page-at";
import type { LegalBlock, LegalSection } from "../content/page-copy";
import legalStyles from "./legal.css?url";

/** A legal text: /privacy-policy, /terms-of-service and /cookies. */
export const meta: MetaFunction = (args) => {
  const { path, meta: texts } = pageAt(LEGAL_PAGES, args.location.pathname);
  return metaOf({ path, ...texts })(args);
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: legalStyles }];

/** Configuration that the texts mention. */
export function loader({ context }: LoaderFunctionArgs) {
  const { ANALYTICS_RAW_DAYS, BOOKING_EMBED_URL, TURNSTILE_SITE_KEY } = context.env;
  return {
    rawDays: ANALYTICS_RAW_DAYS,
    hasBookingProvider: BOOKING_EMBED_URL !== undefined,
    hasTurnstile: TURNSTILE_SITE_KEY !== undefined,
  };
}

export default function LegalPageRoute() {
  const page = pageAt(LEGAL_PAGES, useLocation().pathname);
  const { company } = useSite();
  const sections = page.sections({ company, ...useLoaderData<typeof loader>() });
  return (
    <div className="wrap legal">
      <header>
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <p className="meta">{LAST_UPDATED}</p>
      </header>
      <Contents sections={sections} />
      <div className="legal-txt">
        {sections.map(({ id, title, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
          </section>
        ))}
        <ContactAddress />
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Ends the last section, which is about contact. */
function ContactAddress() {
  const { name, email, phone, office } = useSite().company;
  return (
    <address>
      {name}, {office.street}, {office.city}, {office.region} {office.postalCode}
      <br />
      <a href={`mailto:${email}`}>{email}</a> or <a href={phone.href}>{phone.label}</a>
    </address>
  );
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { metaOf } from "../../web/meta";
import { useSite } from "../../web/use-site";
import type { LegalBlock } from "../content/page-copy";
import { LAST_UPDATED, LEGAL_PAGES, pageAt } from "../content/pages";
import { Contents, FoldedContents } from "./contents";

/** The text stands below the summary, and beside it the contents, which stay in view. */
const HALVES = "grid gap-x-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]";

/** A legal text: /privacy-policy, /terms-of-service and /cookies. */
export const meta: MetaFunction = (args) => {
  const { path, meta: texts } = pageAt(LEGAL_PAGES, args.location.pathname);
  return metaOf({ path, ...texts })(args);
};

/** Configuration that the texts mention. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { rawDays, bookingUrl } = await context.company();
  return {
    rawDays,
    hasBookingProvider: bookingUrl !== null,
    hasTurnstile: context.env.TURNSTILE_SITE_KEY !== undefined,
  };
}

export default function LegalPageRoute() {
  const page = pageAt(LEGAL_PAGES, useLocation().pathname);
  const { company } = useSite();
  const sections = page.sections({ company, ...useLoaderData<typeof loader>() });
  return (
    <div
      className={`wrap ${HALVES} gap-y-10 pt-[calc(var(--spacing-header)+clamp(2rem,4.5vw,4.5rem))] pb-section`}
    >
      <header className={`${HALVES} items-start gap-y-4 border-b border-ink pb-8 lg:col-span-full`}>
        <div className="grid gap-[1.1rem]">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
          <p className="text-sm/[1.6] text-ink-3">{LAST_UPDATED}</p>
          <FoldedContents sections={sections} />
        </div>
        <div className="rounded-xl bg-sunk p-panel">
          <h2 className="mb-3 text-h3">In short</h2>
          <ul className="grid list-disc gap-[0.35rem] pl-5 text-[1rem] marker:text-line-strong">
            {page.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </header>
      <Contents sections={sections} />
      <div className="grid max-w-[34em] gap-11">
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} aria-labelledby={id} className="grid gap-[0.9rem]">
            <h2 id={id} className="text-h3">
              {title}
            </h2>
            {blocks.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
            {index === sections.length - 1 ? <ContactAddress /> : null}
          </section>
        ))}
      </div>
    </div>
  );
}

/** "Access: ask what we hold…" begins with its subject in bold. */
const SUBJECT = /^([A-Z][^:,.]{1,32}): (?=\S)/;

function Text({ text }: { text: string }) {
  const [begin = "", subject] = SUBJECT.exec(text) ?? [];
  if (subject === undefined) return text;
  return (
    <>
      <strong className="font-semibold">{subject}:</strong> {text.slice(begin.length)}
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") {
    return (
      <p>
        <Text text={block} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-[0.6rem] pl-5 marker:text-line-strong">
      {block.map((item) => (
        <li key={item}>
          <Text text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Ends the last section, which is about contact. */
function ContactAddress() {
  const { name, email, phone, office } = useSite().company;
  return (
    <address className="not-italic">
      {name}, {office.street}, {office.city}, {office.region} {office.postalCode}
      <br />
      <a href={`mailto:${email}`}>{email}</a> or <a href={phone.href}>{phone.label}</a>
    </address>
  );
}

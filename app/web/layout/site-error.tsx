import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { POPULAR_LINKS } from "../../copy/navigation";
import { useErrorDescription } from "../../ui/error-page";
import { buttonClass } from "../../ui/forms/button";
import { Art } from "../art/art";
import { DARK_LAMP } from "../art/lighthouse";
import { useSite } from "../use-site";

/** Replaces a page that failed or does not exist. */
export function SiteError() {
  const { status, title, detail } = useErrorDescription();
  return <>{status === 404 ? <MissingPage /> : <FailedPage title={title} detail={detail} />}</>;
}

function MissingPage() {
  return (
    <DarkLampPage missingPath={useLocation().pathname}>
      <p
        className="mb-6 font-display text-[clamp(6rem,3rem+12vw,12rem)]/[0.85] font-[560] tracking-[-0.03em] tabular-nums"
        data-missing-code
      >
        404
      </p>
      <h1>Oops! Page Not Found</h1>
      <p className="lead mt-4">The lamp is out at this address. Search the blog, or try one of these.</p>
      <Ways />
      <BlogSearch />
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-[0.35rem] text-ui/[1.6]" aria-label="Popular pages">
        {POPULAR_LINKS.map((link) => (
          <li key={link.href}>
            <a className="inline-block py-[0.45rem]" href={link.href}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </DarkLampPage>
  );
}

function FailedPage({ title, detail }: { title: string; detail: string }) {
  const { phone } = useSite().company;
  return (
    <DarkLampPage>
      <h1>{title}</h1>
      <p className="lead mt-4">{detail}</p>
      <Ways>
        <a className={buttonClass({ variant: "ghost", size: "lg" })} href={phone.href}>
          Call {phone.label}
        </a>
      </Ways>
    </DarkLampPage>
  );
}

function DarkLampPage({ missingPath, children }: { missingPath?: string; children: ReactNode }) {
  return (
    <section
      className="wrap grid gap-x-16 gap-y-10 pt-[calc(var(--spacing-header)+clamp(2rem,4.5vw,4.5rem))] pb-section min-[52rem]:grid-cols-2"
      data-missing-path={missingPath}
    >
      <div>{children}</div>
      <Art picture={DARK_LAMP} className="dark-section rounded-xl h-full max-sm:h-58" />
    </section>
  );
}

/** The way home, and others; on small phones one under another. */
function Ways({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3 max-[30rem]:*:flex-[1_1_100%]">
      <a className={buttonClass({ variant: "signal", size: "lg" })} href="/" data-cta="error page">
        Return to Home
      </a>
      {children}
    </div>
  );
}

function BlogSearch() {
  return (
    <search>
      <form className="mt-10 flex max-w-[27rem] gap-[0.6rem]" action="/blog#latest">
        <label className="sr-only" htmlFor="missing-search">
          Search articles
        </label>
        <input
          className="w-full rounded-md border border-line-strong bg-surface px-4 placeholder:text-ink-3"
          id="missing-search"
          type="search"
          name="q"
          maxLength={200}
          placeholder="Search articles..."
        />
        <button className={buttonClass()} type="submit">
          Search
        </button>
      </form>
    </search>
  );
}

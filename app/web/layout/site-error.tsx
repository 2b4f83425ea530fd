import { useLocation } from "@remix-run/react";
import { POPULAR_LINKS } from "../../marketing/content/navigation";
import { buttonClass } from "../../ui/button";
import { useErrorDescription } from "../../ui/error-page";
import { Art } from "../art/art";
import { DARK_LAMP } from "../art/dark-lamp";
import { useSite } from "../use-site";

/** Replaces a page that failed or does not exist. */
export function SiteError() {
  const { status, title, detail } = useErrorDescription();
  return <>{status === 404 ? <MissingPage /> : <FailedPage title={title} detail={detail} />}</>;
}

function MissingPage() {
  const { pathname } = useLocation();
  return (
    <section className="lost wrap" data-missing-path={pathname}>
      <div className="lost-txt">
        <p className="lost-code num">404</p>
        <h1>Oops! Page Not Found</h1>
        <p className="lead">
          The lamp is out at this address. Search the blog, or take one of the ways back.
        </p>
        <div className="cta">
          <a className={buttonClass({ variant: "signal", size: "lg" })} href="/" data-cta="error page">
            Return to Home
          </a>
        </div>
        <search>
          <form className="lost-search" action="/blog#latest">
            <label className="vh" htmlFor="missing-search">
              Search articles
            </label>
            <input
              className="input"
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
        <ul className="lost-links" aria-label="Popular pages">
          {POPULAR_LINKS.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
        </ul>
      </div>
      <Art picture={DARK_LAMP} className="lost-art" />
    </section>
  );
}

function FailedPage({ title, detail }: { title: string; detail: string }) {
  const { company } = useSite();
  return (
    <section className="lost wrap">
      <div className="lost-txt">
        <h1>{title}</h1>
        <p className="lead">{detail}</p>
        <div className="cta">
          <a className={buttonClass({ variant: "signal", size: "lg" })} href="/" data-cta="error page">
            Return to Home
          </a>
          <a className={buttonClass({ variant: "ghost", size: "lg" })} href={company.phone.href}>
            Call {company.phone.label}
          </a>
        </div>
      </div>
      <Art picture={DARK_LAMP} className="lost-art" />
    </section>
  );
}

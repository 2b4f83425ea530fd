import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../../ui/button";
import { useErrorDescription } from "../../ui/error-page";
import { ADMIN_PATH } from "../paths";

/** The error on this page, with a link back and a link to try the page again. */
export function ErrorPanel({ mayReload = false }: { mayReload?: boolean }) {
  const { pathname, search } = useLocation();
  const { title, detail } = useErrorDescription();
  return (
    <section className="card max-w-[40rem]">
      <div className="grid justify-items-start gap-3 p-7">
        <h1>{title}</h1>
        <p className="text-ink-2">{detail}</p>
        <p className="flex flex-wrap gap-3">
          {mayReload ? (
            <ButtonLink to={pathname + search} reloadDocument>
              Reload
            </ButtonLink>
          ) : null}
          <ButtonLink to={ADMIN_PATH} reloadDocument>
            Back to the dashboard
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

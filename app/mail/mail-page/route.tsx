import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { PageHead } from "../../ui/card";
import { Steps } from "../../ui/data/pager";
import { Empty } from "../../ui/empty";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { mailListPath } from "../mail-list";
import { SUPPRESSIONS_PATH } from "../suppression/suppression";
import { loadMails } from "./load.server";
import { MailFilters } from "./mail-filters";
import { MailTable } from "./mail-table";

export const meta = adminTitle("Mail");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const reader = { now: context.clock(), timeZone: staff.timeZone };
  return loadMails(db, new URL(request.url).searchParams, context.env, reader);
}

export default function MailPage() {
  const { query, waiting, transport, mails, leads, older, searchedTo } = useLoaderData<typeof loader>();
  const { q, lead, state, before } = query;
  const unwanted = (
    <ButtonLink to={SUPPRESSIONS_PATH} size="sm">
      Unwanted mail
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Mail" actions={unwanted}>
        {transport}
        {waiting > 0 ? `. ${waiting.toLocaleString("en-US")} waiting to leave` : null}
      </PageHead>
      <MailFilters query={query} leads={leads} />
      {mails.length > 0 ? (
        <MailTable mails={mails} />
      ) : (
        <Empty title={q || lead || state ? "No mail matches" : "No mail yet"} />
      )}
      {searchedTo ? <p className="text-sm text-ink-2">Searched back to {searchedTo}.</p> : null}
      <Steps
        label="Pages of mail"
        previous={before ? { to: mailListPath({ ...query, before: null }), text: "Newest" } : null}
        next={older ? { to: older, text: searchedTo ? "Search older mail" : "Older" } : null}
      />
    </>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { MAIL_STATE_LABELS, MAIL_STATES } from "../mail";
import { mailListPath, readMailListQuery } from "../mail-list";
import { listMails } from "../mails.server";
import { describeTransport } from "../transport.server";
import { MailTable } from "./mail-table";

export const meta = adminTitle("Mail");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const query = readMailListQuery(new URL(request.url).searchParams);
  const { rows, more, waiting } = await listMails(db, query);
  const last = rows.at(-1);
  return {
    query,
    waiting,
    transport: describeTransport(context.env),
    mails: rows.map((mail) => ({ ...mail, written: formatDateTime(mail.createdAt) })),
    older: more && last ? mailListPath({ ...query, before: last }) : null,
  };
}
export type MailRow = Awaited<ReturnType<typeof loader>>["mails"][number];

export default function MailPage() {
  const { query, waiting, transport, mails, older } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Mail">
        {transport}
        {waiting > 0 ? `. ${waiting.toLocaleString("en-US")} waiting to leave` : null}
      </PageHead>
      <nav className="seg justify-self-start max-w-full overflow-x-auto" aria-label="Mails by state">
        {[null, ...MAIL_STATES].map((state) => (
          <Link
            key={state ?? "all"}
            to={mailListPath({ state, before: null })}
            aria-current={state === query.state ? "page" : undefined}
          >
            {state ? MAIL_STATE_LABELS[state] : "All"}
          </Link>
        ))}
      </nav>
      {mails.length > 0 ? (
        <MailTable mails={mails} />
      ) : (
        <Empty title={query.state ? "No mail in this state" : "No mail yet"} />
      )}
      <nav className="pager pager-sm" aria-label="Pages of mail">
        {query.before ? <Link to={mailListPath({ ...query, before: null })}>Newest</Link> : <span />}
        {older ? <Link to={older}>Older</Link> : <span />}
      </nav>
    </>
  );
}

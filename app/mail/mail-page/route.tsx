import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { PageHead } from "../../ui/card";
import { Steps } from "../../ui/data/pager";
import { type Column, DataTable } from "../../ui/data/table";
import { Empty } from "../../ui/empty";
import { ButtonLink } from "../../ui/forms/button";
import { adminTitle } from "../../ui/page-title";
import { segmentClass, segmentsClass } from "../../ui/tabs";
import { MAIL_KIND_LABELS, MAIL_STATE_LABELS, MAIL_STATES } from "../mail";
import { mailListPath } from "../mail-list";
import { MailStateBadge } from "../state-badge";
import { SUPPRESSIONS_PATH } from "../suppression/suppression";
import { loadMails, type MailRow } from "./load.server";

export const meta = adminTitle("Mail");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadMails(db, new URL(request.url).searchParams, context.env, staff.timeZone);
}

export default function MailPage() {
  const { query, waiting, transport, mails, older } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Mail"
        actions={
          <ButtonLink to={SUPPRESSIONS_PATH} size="sm">
            Unwanted mail
          </ButtonLink>
        }
      >
        {transport}
        {waiting > 0 ? `. ${waiting.toLocaleString("en-US")} waiting to leave` : null}
      </PageHead>
      <nav
        className={`${segmentsClass} max-w-full justify-self-start overflow-x-auto`}
        aria-label="Mails by state"
      >
        {[null, ...MAIL_STATES].map((state) => (
          <Link
            key={state ?? "all"}
            to={mailListPath({ state, before: null })}
            className={segmentClass}
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
      <Steps
        label="Pages of mail"
        previous={query.before ? { to: mailListPath({ ...query, before: null }), text: "Newest" } : null}
        next={older ? { to: older, text: "Older" } : null}
      />
    </>
  );
}

function MailTable({ mails }: { mails: MailRow[] }) {
  return (
    <div className="card overflow-clip">
      <DataTable caption="Mails, newest first" columns={COLUMNS} rows={mails} keyOf={({ id }) => id} />
    </div>
  );
}

const COLUMNS: Column<MailRow>[] = [
  {
    head: "Subject",
    cellClass: "min-w-48 wrap-anywhere",
    cell: (mail) => (
      <>
        <Link to={`/admin/mail/${mail.id}`} className="font-semibold break-words">
          {mail.subject || "(no subject)"}
        </Link>
        <p className="text-ink-2 lg:hidden">
          {mail.toAddress}, {mail.written}
        </p>
        {mail.lastError ? <p className="text-danger break-words">{mail.lastError}</p> : null}
      </>
    ),
  },
  { head: "To", className: "max-lg:hidden", cell: ({ toAddress }) => toAddress },
  {
    head: "Kind",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ kind }) => MAIL_KIND_LABELS[kind],
  },
  { head: "State", cell: ({ state }) => <MailStateBadge state={state} /> },
  {
    head: "Written",
    className: "max-lg:hidden",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ written }) => written,
  },
];

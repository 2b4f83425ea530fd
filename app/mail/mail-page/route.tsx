import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PenLine } from "lucide-react";
import { FoldedActions } from "../../admin/folded-actions";
import { requireStaff } from "../../auth/guard.server";
import { can } from "../../auth/permissions";
import type { SignedInStaff } from "../../auth/staff";
import { LEADS_PATH } from "../../crm/paths";
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

export const meta = adminTitle("Email");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const reader = { now: context.clock(), timeZone: staff.timeZone };
  const view = await loadMails(db, new URL(request.url).searchParams, context.env, reader);
  return { ...view, toSetUp: view.isSetUp ? null : setUpPath(staff) };
}

export default function MailPage() {
  const { query, waiting, transport, isSetUp, toSetUp, mails, leads, older, searchedTo } =
    useLoaderData<typeof loader>();
  const { q, lead, state, before } = query;
  const isFiltered = Boolean(q || lead || state);
  return (
    <>
      <PageHead
        title="Email"
        actions={<PageActions toSetUp={toSetUp} isFirst={mails.length === 0 && !isFiltered} />}
      >
        {transport}
        {waiting > 0 ? `. ${waiting.toLocaleString("en-US")} waiting to leave` : null}
      </PageHead>
      <MailFilters query={query} leads={leads} />
      {mails.length > 0 ? <MailTable mails={mails} /> : <NoMail {...{ isFiltered, isSetUp, toSetUp }} />}
      {searchedTo ? <p className="text-sm text-ink-2">Searched back to {searchedTo}.</p> : null}
      <Steps
        label="Pages of emails"
        previous={before ? { to: mailListPath({ ...query, before: null }), text: "Newest" } : null}
        next={older ? { to: older, text: searchedTo ? "Search older email" : "Older" } : null}
      />
    </>
  );
}

/** `isFirst`: the first steps stand in the page, where the list will be. */
function PageActions({ toSetUp, isFirst }: { toSetUp: string | null; isFirst: boolean }) {
  const suppressed = (
    <ButtonLink to={SUPPRESSIONS_PATH} size="sm">
      Do-not-email list
    </ButtonLink>
  );
  if (isFirst) return suppressed;
  if (toSetUp === null) {
    return (
      <>
        {suppressed}
        <WriteToLead variant="ink" />
      </>
    );
  }
  return (
    <>
      <FoldedActions label="More actions">
        {suppressed}
        <WriteToLead />
      </FoldedActions>
      <SetUp to={toSetUp} />
    </>
  );
}

/** For owners, the page that sends a test; for others nothing. */
function setUpPath(staff: SignedInStaff): string | null {
  return can(staff, "company.edit") ? "/admin/settings/company/alerts" : null;
}

function SetUp({ to }: { to: string | null }) {
  if (to === null) return null;
  return (
    <ButtonLink to={to} size="sm" variant="ink" className="max-sm:order-first">
      Set up email
    </ButtonLink>
  );
}

/** An email is written on a lead's page, so the first step is to choose the lead. */
function WriteToLead({ variant }: { variant?: "ink" }) {
  return (
    <ButtonLink to={LEADS_PATH} size="sm" variant={variant} icon={PenLine}>
      Write to a lead
    </ButtonLink>
  );
}

type NoMailProps = { isFiltered: boolean; isSetUp: boolean; toSetUp: string | null };

function NoMail({ isFiltered, isSetUp, toSetUp }: NoMailProps) {
  if (isFiltered) return <Empty title="No email matches" detail="Try fewer or other words." />;
  const detail = isSetUp
    ? "Emails to your leads, receipts to visitors and notices to staff stand here once they are written."
    : "Emails are stored here until an email server is set up, and none of them leaves.";
  return (
    <Empty title="No email yet" detail={detail}>
      <SetUp to={toSetUp} />
      <WriteToLead />
    </Empty>
  );
}

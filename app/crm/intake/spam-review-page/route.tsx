import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/forms/action-result.server";
import { PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { spamReviewSchema } from "../../leads/fields/lead-form";
import { LEAD_FAILURES } from "../../leads/lead";
import { LEADS_PATH, leadPath } from "../../paths";
import { loadReview, type ReviewedLead } from "./load.server";
import { acceptWithDemos, deleteFromReview } from "./review.server";

export const meta = adminTitle("Spam review");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadReview(db, context.clock(), staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { intent, id } = requireInput(sent.form, spamReviewSchema);
  return intent === "delete" ? deleteFromReview(sent, id) : acceptWithDemos(sent, id, context);
}

export default function SpamReviewPage() {
  const { waiting, listed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Spam review">
        Messages held as spam. Accept one and it becomes a lead; accepting a demo books it.
      </PageHead>
      {waiting.length === 0 ? (
        <Empty title="Nothing to review" detail={listedText(listed)}>
          <ButtonLink to={LEADS_PATH} size="sm">
            Open leads
          </ButtonLink>
        </Empty>
      ) : null}
      <ul className="grid gap-5">
        {waiting.map((lead) => (
          <QuarantinedLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </>
  );
}

function listedText(leads: number): string {
  const came = leads === 1 ? "1 lead" : `${leads.toLocaleString("en-US")} leads`;
  return `${came} came in 30 days, and none waits here.`;
}

function QuarantinedLead({ lead }: { lead: ReviewedLead }) {
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <li className="card grid gap-2 px-card py-[1.1rem] text-sm">
      <h2>
        <Link to={leadPath(lead.id)}>{name}</Link>
      </h2>
      <p className="text-ink-2">
        {lead.companyName}, {lead.businessEmail}, {lead.createdText}
      </p>
      <p>
        <b>Why:</b> {lead.reason}
      </p>
      {lead.demos.map((when) => (
        <p key={when}>
          <b>Asks for a demo:</b> {when}
        </p>
      ))}
      <p className="line-clamp-2 wrap-anywhere whitespace-pre-wrap">{lead.projectDescription}</p>
      <div className="flex flex-wrap items-center gap-2">
        <ActionButton
          failure={LEAD_FAILURES.accept}
          fields={{ intent: "accept", id: lead.id }}
          size="sm"
          aria-label={`Accept ${name}`}
        >
          Accept
        </ActionButton>
        <ActionButton
          failure={LEAD_FAILURES.delete}
          fields={{ intent: "delete", id: lead.id }}
          size="sm"
          variant="text-danger"
          aria-label={`Delete ${name}`}
        >
          Delete
        </ActionButton>
      </div>
    </li>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the spam review" />;
}

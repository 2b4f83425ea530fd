import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { requireInput } from "../../../platform/http/forms/action-result.server";
import { PageHead } from "../../../ui/card";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { adminTitle } from "../../../ui/page-title";
import { PageError } from "../../components/page-error";
import { spamReviewSchema } from "../../leads/fields/lead-form";
import { LEAD_FAILURES } from "../../leads/lead";
import { leadPath } from "../../paths";
import { loadReview, type ReviewedLead } from "./load.server";
import { acceptWithDemos, deleteFromReview } from "./review.server";

export const meta = adminTitle("Spam review");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadReview(db, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { intent, id } = requireInput(sent.form, spamReviewSchema);
  return intent === "delete" ? deleteFromReview(sent, id) : acceptWithDemos(sent, id, context);
}

export default function SpamReviewPage() {
  const leads = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Spam review">
        Messages that looked like spam: they are in no list and no figure until someone accepts them. And
        demos that take nobody’s time yet: accepting books them.
      </PageHead>
      {leads.length === 0 ? <Empty title="Nothing to review" /> : null}
      <ul className="grid gap-5">
        {leads.map((lead) => (
          <QuarantinedLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </>
  );
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

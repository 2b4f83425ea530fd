import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../../auth/guard.server";
import { formatDateTime } from "../../platform/dates";
import { httpError, readForm } from "../../platform/http/form.server";
import { redirectWithToast } from "../../platform/http/toast.server";
import { Button, ButtonLink } from "../../ui/button";
import { PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { attempt } from "../answers.server";
import { PageError } from "../components/page-error";
import { spamReviewSchema } from "../leads/lead-form";
import { moveToTrash } from "../leads/removals.server";
import { LEADS_PATH, leadPath, SPAM_REVIEW_PATH } from "../paths";
import { acceptLead, listQuarantined } from "./spam-review.server";

export const meta = adminTitle("Spam review");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  const rows = await listQuarantined(db);
  return rows.map((row) => ({ ...row, createdText: formatDateTime(row.createdAt) }));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  const submission = parseWithZod(await readForm(request), { schema: spamReviewSchema });
  if (submission.status !== "success") throw httpError(400, "This form cannot be read.");
  const { intent, id } = submission.value;
  const wanted = { db, leadId: id, actor: { id: staff.id, label: staff.email }, now: context.clock() };
  if (intent === "delete") return moveToTrash({ request, ...wanted }, SPAM_REVIEW_PATH);
  const { toast } = await attempt({
    done: { title: "Lead accepted into the list" },
    failed: (reason) => ({ title: `Failed to accept lead: ${reason}` }),
    change: () => acceptLead(db, wanted, wanted.now),
  });
  return redirectWithToast(request, SPAM_REVIEW_PATH, toast);
}

export default function SpamReviewPage() {
  const leads = useLoaderData<typeof loader>();
  const back = (
    <ButtonLink to={LEADS_PATH} size="sm">
      Back to the leads
    </ButtonLink>
  );
  return (
    <>
      <PageHead title="Spam review" actions={back}>
        Messages that looked like spam. They are in no list and no figure until someone accepts them.
      </PageHead>
      {leads.length === 0 ? <Empty title="Nothing to review" /> : null}
      <ul className="g">
        {leads.map((lead) => (
          <QuarantinedLead key={lead.id} lead={lead} />
        ))}
      </ul>
    </>
  );
}

type Item = Pick<
  Awaited<ReturnType<typeof loader>>[number],
  "id" | "firstName" | "lastName" | "companyName" | "businessEmail" | "projectDescription" | "reason"
> & { createdText: string };

function QuarantinedLead({ lead }: { lead: Item }) {
  const name = `${lead.firstName} ${lead.lastName}`;
  return (
    <li className="card quarantined">
      <h2>
        <Link to={leadPath(lead.id)}>{name}</Link>
      </h2>
      <p className="muted">
        {lead.companyName}, {lead.businessEmail}, {lead.createdText}
      </p>
      <p>
        <b>Why:</b> {lead.reason}
      </p>
      <p className="clamp prewrap">{lead.projectDescription}</p>
      <Form method="post" className="row-acts">
        <input type="hidden" name="id" value={lead.id} />
        <Button type="submit" name="intent" value="accept" size="sm" aria-label={`Accept ${name}`}>
          Accept
        </Button>
        <Button
          type="submit"
          name="intent"
          value="delete"
          size="sm"
          variant="text-danger"
          aria-label={`Delete ${name}`}
        >
          Delete
        </Button>
      </Form>
    </li>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the spam review" />;
}

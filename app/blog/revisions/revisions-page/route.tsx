import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { requireStaff } from "../../../auth/guard.server";
import { httpError } from "../../../platform/http/forms/form.server";
import { Badge } from "../../../ui/badge";
import { Card, CardBody, PageHead, WideAndNarrow } from "../../../ui/card";
import { PageSteps } from "../../../ui/data/table";
import { Empty } from "../../../ui/empty";
import { ActionButton } from "../../../ui/forms/action-form";
import { adminTitle } from "../../../ui/page-title";
import { CHANGE_FAILURES, CHANGES_PATH, editorPath, revisionsPath } from "../../staff/staff-posts";
import { Differences } from "./differences";
import { loadRevisions, type RevisionRow } from "./load.server";

export const meta = adminTitle("Revisions");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const { searchParams } = new URL(request.url);
  const found = await loadRevisions(db, params.blogId ?? "", searchParams, staff.timeZone);
  if (!found) throw httpError(404, "This article is no longer here. It may be in the trash.");
  return found;
}

export default function RevisionsPage() {
  const { id, page, title, revisions, hasMore, chosen } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Revisions" back={{ to: editorPath(id), label: "Back to the article" }}>
        {title}
      </PageHead>
      {revisions.length === 0 ? (
        <Empty title="No revisions yet" detail="The first edit starts the list." />
      ) : (
        <WideAndNarrow>
          {chosen ? (
            <Card title={chosen.note} aside={<Restore id={id} revision={chosen.id} />}>
              <Differences {...chosen} />
            </Card>
          ) : (
            <Empty title="This revision isn’t here" isPart />
          )}
          <Card title="All revisions" flush>
            <RevisionList id={id} revisions={revisions} chosenId={chosen?.id} />
            <CardBody>
              <PageSteps page={page} hasMore={hasMore} words={["Newer", "Older"]} className="pt-3" />
            </CardBody>
          </Card>
        </WideAndNarrow>
      )}
    </>
  );
}

function Restore({ id, revision }: { id: string; revision: string }) {
  return (
    <ActionButton
      size="sm"
      icon={RotateCcw}
      action={CHANGES_PATH}
      failure={CHANGE_FAILURES.revert}
      fields={{ intent: "revert", id, revision, returnTo: revisionsPath(id, revision) }}
    >
      Restore this revision
    </ActionButton>
  );
}

type RevisionListProps = { id: string; revisions: RevisionRow[]; chosenId: string | undefined };

function RevisionList({ id, revisions, chosenId }: RevisionListProps) {
  return (
    <ol>
      {revisions.map((revision) => (
        <li key={revision.id} className="border-t border-line">
          <Link
            to={revisionsPath(id, revision.id)}
            preventScrollReset
            aria-current={revision.id === chosenId ? "true" : undefined}
            className="grid gap-[0.15rem] px-card py-3 text-sm no-underline hover:bg-hover aria-[current]:bg-beam-soft"
          >
            <strong className="font-semibold wrap-anywhere">{revision.note}</strong>
            <span className="text-xs text-ink-2 tabular-nums">
              {revision.by}, {revision.at}, {revision.words}
            </span>
            {revision.badge ? (
              <span>
                <Badge tone="warn">{revision.badge}</Badge>
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ol>
  );
}

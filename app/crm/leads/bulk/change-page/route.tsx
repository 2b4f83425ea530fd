import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { requireStaff, requireStaffForm } from "../../../../auth/guard.server";
import { httpError } from "../../../../platform/http/forms/form.server";
import { Card, CardBody, PageHead } from "../../../../ui/card";
import { ActionButton } from "../../../../ui/forms/action-form";
import { Alert } from "../../../../ui/forms/alert";
import { ButtonLink } from "../../../../ui/forms/button";
import { adminTitle } from "../../../../ui/page-title";
import { PageError } from "../../../components/page-error";
import { bulkChangePath, LEADS_PATH, leadPath, TRASH_PATH } from "../../../paths";
import { BULK_FAILURES, stayedText } from "../bulk-change";
import { actOnChange } from "./actions.server";
import { type ChangePage, loadChangePage } from "./load.server";

export const meta = adminTitle("Change of leads");

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const page = await loadChangePage(db, params.changeId ?? "", staff.timeZone);
  if (!page) throw httpError(404, "There is no such change, or it can no longer be undone.");
  return { ...page, path: bulkChangePath(params.changeId ?? "") };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return actOnChange({ ...sent, changeId: params.changeId ?? "" });
}

export default function BulkChangePage() {
  const { path, ...page } = useLoaderData<typeof loader>();
  const isWorking = page.state === "running" || page.state === "undoing";
  usePolling(isWorking && page.error === null);
  return (
    <>
      <PageHead
        title={page.title}
        actions={
          <ButtonLink to={LEADS_PATH} size="sm">
            All leads
          </ButtonLink>
        }
      >
        {page.what}, by {page.actorLabel}, {page.beganAt}
      </PageHead>
      <section className="card grid gap-3 px-card py-5" aria-label={page.title} data-state={page.state}>
        {isWorking ? <Progress page={page} path={path} /> : <p>{outcomeText(page)}</p>}
        {page.error ? <Alert>{page.error}</Alert> : null}
        <Buttons page={page} path={path} />
      </section>
      {page.kept.total > 0 ? <Kept kept={page.kept} /> : null}
    </>
  );
}

const number = (value: number) => value.toLocaleString("en-US");

function outcomeText({ field, state, changed, chosen, total, kept }: ChangePage): string {
  if (state === "undone") {
    if (kept.total === 0) return "Every lead is as it was before.";
    return `Every lead is as it was before, but for ${number(kept.total)} that somebody has changed since.`;
  }
  const same = chosen - total;
  return `${number(changed)} of ${number(chosen)} changed${same > 0 ? `, ${stayedText(field, same)}` : ""}.`;
}

type PartProps = { page: ChangePage; path: string };

function Progress({ page, path }: PartProps) {
  return (
    <>
      <p className="tabular-nums">
        {number(page.doneLeads)} of {number(page.total)}
      </p>
      <progress
        className="h-[0.6rem] w-full accent-teal"
        max={Math.max(1, page.total)}
        value={page.doneLeads}
        aria-label={page.title}
      />
      <p className="text-ink-2">You can leave this page: it goes on, and this address shows how far it is.</p>
      <noscript>
        <ButtonLink to={path} reloadDocument size="sm">
          Look again
        </ButtonLink>
      </noscript>
    </>
  );
}

function Buttons({ page, path }: PartProps) {
  const mayUndo = (page.state === "done" || page.state === "failed") && page.changed > 0;
  return (
    <div className="flex flex-wrap gap-2">
      {mayUndo ? (
        <ActionButton action={path} failure={BULK_FAILURES.undo} fields={{ intent: "undo" }} size="sm">
          Undo
        </ActionButton>
      ) : null}
      {page.error !== null ? (
        <ActionButton action={path} failure={BULK_FAILURES.resume} fields={{ intent: "resume" }} size="sm">
          Go on
        </ActionButton>
      ) : null}
    </div>
  );
}

/** Leads that an undo left alone. */
function Kept({ kept }: Pick<ChangePage, "kept">) {
  return (
    <Card title="Leads that stayed as they are">
      <CardBody>
        <p className="pb-2 text-ink-2">Somebody has changed them since.</p>
        <ul className="columns-2 gap-4 max-sm:columns-1">
          {kept.rows.map(({ id, name, deletedAt }) => (
            <li key={id}>
              <Link to={deletedAt ? TRASH_PATH : leadPath(id)} className="font-medium hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {kept.total > kept.rows.length ? <p>and {number(kept.total - kept.rows.length)} more</p> : null}
      </CardBody>
    </Card>
  );
}

const POLL_MS = 1000;

function usePolling(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isOn || state !== "idle") return;
    const timer = window.setTimeout(revalidate, POLL_MS);
    return () => window.clearTimeout(timer);
  }, [isOn, revalidate, state]);
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the change" />;
}

import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { can } from "../../auth/permissions";
import articleStyles from "../../blog/staff/articles.css?url";
import { IndexingPanel } from "../../indexing/panel/indexing-panel";
import { PageHead } from "../../ui/card";
import { useDataToast } from "../../ui/overlays/toast";
import { adminTitle } from "../../ui/page-title";
import { PartLinks } from "../../ui/part-links";
import { changeContent } from "./change-content.server";
import { CompanyFirst, FunctionRow, SystemStatus } from "./function-row";
import { Guidelines, Limits } from "./limits";
import { type ContentView, loadContent } from "./load.server";
import { Dialogs, PageActions } from "./page-actions";
import { PostcardPreview } from "./postcard-preview";
import { ReviewQueue } from "./review-queue";
import { Runs } from "./runs";

export const meta = adminTitle("Content Generation");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: articleStyles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const { searchParams } = new URL(request.url);
  return loadContent(searchParams, {
    db,
    env: context.env,
    company: context.company(),
    now: context.clock(),
    isOwner: can(staff, "generation.policy"),
    shownIn: staff.timeZone,
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  return changeContent({ ...sent, role: sent.staff.role, zone: sent.staff.timeZone });
}

/** How often the page looks while a run is in progress, in ms. */
const LOOK_EVERY = 1500;

export default function ContentGenerationPage() {
  const view = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  useRunsInProgress(view.isRunning);
  useDataToast(view.toast);
  const status = <SystemStatus checks={view.checks} measuredAt={view.measuredAt} isIll={view.isIll} />;
  return (
    <>
      <PageHead
        title="Content Generation"
        actions={<PageActions isStopped={view.isStopped} isOwner={view.isOwner} />}
      >
        {view.summary}
      </PageHead>
      <PartLinks
        label="Parts of this page"
        parts={partsOf(view)}
        className="tab-row -mx-page -my-1 border-b px-page"
      />
      {view.isIll ? status : null}
      {view.hasCompany ? null : <CompanyFirst isOwner={view.isOwner} />}
      <ReviewQueue review={view.review} postcard={view.postcard} />
      <div className="card scroll-mt-32 *:border-b *:border-line *:last:border-b-0" id="functions">
        {view.cards.map((card) => (
          <FunctionRow key={card.id} card={card} isOwner={view.isOwner} isStopped={view.isStopped} />
        ))}
      </div>
      {view.isIll ? null : status}
      {view.postcard ? <PostcardPreview postcard={view.postcard} /> : null}
      <Runs runs={view.runs} opened={view.opened} />
      {view.indexing ? <IndexingPanel view={view.indexing} isOwner={view.isOwner} /> : null}
      <div className="grid gap-5 lg:grid-cols-2">
        <Guidelines isSample={view.isSampleWriter} />
        <Limits limits={view.limits} cards={view.cards} isOwner={view.isOwner} />
      </div>
      <Dialogs name={search.get("dialog")} view={view} />
    </>
  );
}

/** The way to what stands further down, in the order of the page. */
function partsOf({ isIll, postcard, indexing }: ContentView): Part[] {
  const part = (id: string, title: string, isThere = true): Part[] => (isThere ? [[id, title]] : []);
  return [
    ...part("status", "Status", isIll),
    ...part("drafts", "Review"),
    ...part("functions", "Functions"),
    ...part("status", "Status", !isIll),
    ...part("postcard", "Postcard", Boolean(postcard)),
    ...part("run-list", "Runs"),
    ...part("indexing", "SEO", Boolean(indexing)),
    ...part("limits", "Limits"),
  ];
}
type Part = [id: string, title: string];

/** Follows the runs until the last one has ended. */
function useRunsInProgress(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== "idle") return;
    const timer = setTimeout(() => document.visibilityState === "visible" && revalidate(), LOOK_EVERY);
    return () => clearTimeout(timer);
  }, [isRunning, revalidate, state]);
}

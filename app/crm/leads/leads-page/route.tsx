import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download, Ellipsis, Plus, Upload } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { PageHead, Stat, StatStrip } from "../../../ui/card";
import { ButtonLink, buttonClass } from "../../../ui/forms/button";
import { Icon } from "../../../ui/icon";
import { Definition } from "../../../ui/overlays/definition";
import { adminTitle } from "../../../ui/page-title";
import { AssignProvider } from "../../components/assign";
import { PageError } from "../../components/page-error";
import { useScoreSaver } from "../../components/use-score-saver";
import { FollowUpProvider } from "../../follow-ups/in-place";
import { allFieldsPath, EXPORT_PATH, IMPORTS_PATH, NEW_LEAD_PATH, SPAM_REVIEW_PATH } from "../../paths";
import { listSearch } from "../filters/lead-filters";
import { changeList } from "./actions.server";
import { ActivityLogCard } from "./activity-log";
import { FilterCard } from "./filters/filter-card";
import { FoldingBoard } from "./folding-board";
import { LeadGrid } from "./lead-grid";
import { listParamsOf, loadLeads } from "./load.server";
import { ViewMenu } from "./view-bar";

export const meta = adminTitle("CRM Dashboard");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, ...databases } = await requireStaff(request, context);
  const { stageDays } = await context.company();
  return loadLeads(databases, listParamsOf(request), { ...staff, stageDays }, context.clock());
}

export async function action({ request, context }: ActionFunctionArgs) {
  return changeList(await requireStaffForm(request, context));
}

/** Opening a lead over the list, or switching its tabs, does not change the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  ...answer
}: ShouldRevalidateFunctionArgs) {
  // Someone else was first, so the list is outdated; or the chip of pages needs their names.
  if (answer.actionStatus === 409 || nextUrl.searchParams.get("show") === "visited") return true;
  const sameList = listSearch(currentUrl.searchParams) === listSearch(nextUrl.searchParams);
  return formMethod === undefined && sameList && currentUrl.href !== nextUrl.href
    ? false
    : answer.defaultShouldRevalidate;
}

export default function LeadsPage() {
  const data = useLoaderData<typeof loader>();
  const { allLeads, newToday, newLeads, stats, choices, activities, board, quarantined, ...list } = data;
  const { members, followUpChoices, tags, countsPath, figuresNote, ...grid } = list;
  const scoreSaver = useScoreSaver();
  return (
    <>
      <div className="list-head">
        <PageHead title="CRM Dashboard" isLow actions={<PageActions />}>
          <span className="inline-flex flex-wrap items-center gap-2">
            <span>
              {newToday.toLocaleString("en-US")} <Definition {...newLeads}>new in 24 hours</Definition>
            </span>
            {quarantined > 0 && (
              <ButtonLink to={SPAM_REVIEW_PATH} size="sm">
                Spam review ({quarantined > 99 ? "99+" : quarantined})
              </ButtonLink>
            )}
          </span>
        </PageHead>
      </div>
      <StatStrip columns="low-row fading -mt-2">
        {stats.map(({ context, ...stat }) => (
          <Stat key={stat.label} {...stat}>
            {context}
          </Stat>
        ))}
      </StatStrip>
      {figuresNote && <p className="-mt-3 text-xs text-ink-3">{figuresNote}</p>}
      <FilterCard filters={grid.filters} choices={choices}>
        <ViewMenu views={grid.views} countsPath={countsPath} />
      </FilterCard>
      <AssignProvider members={members}>
        <FollowUpProvider choices={followUpChoices}>
          <LeadGrid {...grid} choicesOf={{ members, followUpChoices, tags }} hasLeads={allLeads > 0} />
        </FollowUpProvider>
        <FoldingBoard board={board} members={members} isOpen={grid.settings.board === "open"} />
      </AssignProvider>
      <ActivityLogCard log={activities} />
      <Outlet context={scoreSaver} />
    </>
  );
}

/** On phones on a line of its own. */
const BELOW = "max-sm:order-1 max-sm:basis-full";

/** An export contains all pages in a fixed order; the view names the file. */
const NOT_EXPORTED = { page: null, activities: null, sort: null };

function PageActions() {
  const [params] = useSearchParams();
  const search = listSearch(params, NOT_EXPORTED);
  return (
    <>
      <details className="peer sm:hidden">
        <summary
          className={buttonClass({ size: "icon", className: "list-none" })}
          aria-label="Imports and exports"
        >
          <Icon of={Ellipsis} size={18} />
        </summary>
      </details>
      <div className={`flex flex-wrap gap-2 max-sm:peer-[:not([open])]:hidden ${BELOW}`}>
        <ButtonLink to={IMPORTS_PATH} size="sm" icon={Upload}>
          Import CSV
        </ButtonLink>
        <ButtonLink to={EXPORT_PATH + search} reloadDocument size="sm" icon={Download}>
          Export CRM Data
        </ButtonLink>
        <ButtonLink to={allFieldsPath(search)} reloadDocument size="sm" variant="ghost">
          Export all fields
        </ButtonLink>
      </div>
      <ButtonLink
        to={NEW_LEAD_PATH + listSearch(params)}
        size="sm"
        variant="ink"
        icon={Plus}
        preventScrollReset
      >
        Add Lead
      </ButtonLink>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to fetch leads" />;
}

import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "../auth/guard.server";
import { highlight } from "../blog/search/search-text";
import { logError } from "../platform/log.server";
import { formatRecent } from "../platform/time/time-text";
import { PageHead } from "../ui/card";
import { Empty } from "../ui/empty";
import { Button } from "../ui/forms/button";
import { SearchField } from "../ui/forms/field";
import { adminTitle } from "../ui/page-title";
import { LiveFilters } from "./live-filters";
import { searchBackOffice } from "./search.server";
import { Found } from "./search-list";
import {
  MAX_SEARCH,
  type SearchKind,
  type SearchResult,
  SHORTEST_SEARCH,
  type ShownGroup,
  type ShownResult,
} from "./search-results";

export const meta = adminTitle("Search");

type Answer = { q: string; groups: ShownGroup[]; isFailed: boolean };

/** Search results, for the command palette and as a page without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const q = readWords(request);
  const [now, zone] = [context.clock(), staff.timeZone];
  const shown = (item: SearchResult): ShownResult => ({
    ...item,
    titleParts: highlight(item.title, q),
    aboutParts: highlight(item.about, q),
    when: item.at && formatRecent(item.at, now, zone),
  });
  try {
    const groups = await searchBackOffice(db, q, staff);
    const answer: Answer = {
      q,
      groups: groups.map(({ items, ...group }) => ({ ...group, items: items.map(shown) })),
      isFailed: false,
    };
    return data(answer);
  } catch (error) {
    logError("search", error, { reference: context.reference });
    const answer: Answer = { q, groups: [], isFailed: true };
    return data(answer, 500);
  }
}

export default function SearchPage() {
  const { q, groups, isFailed } = useLoaderData<typeof loader>();
  const without = SEARCH_KINDS.filter((kind) => !groups.some(({ label }) => label === kind));
  return (
    <>
      <PageHead title="Search">Views, leads, deals, tasks and posts</PageHead>
      <LiveFilters shown={{ q }} className="flex items-end gap-2">
        <div className="grow">
          <SearchField small label="Search for" name="q" maxLength={MAX_SEARCH} defaultValue={q} />
        </div>
        <noscript>
          <Button type="submit" size="sm" variant="ink">
            Search
          </Button>
        </noscript>
      </LiveFilters>
      {groups.map((group) => (
        <Found key={group.label} group={group} />
      ))}
      {groups.length > 0 && without.length > 0 ? (
        <p className="text-sm text-ink-2">{`Nothing found among ${listed(without)}.`}</p>
      ) : null}
      {isFailed ? <Empty title="The search did not answer" detail="Try again in a moment." /> : null}
      {!isFailed && q.length >= SHORTEST_SEARCH && groups.length === 0 ? (
        <Empty title="Nothing found" detail="Try fewer or other words." />
      ) : null}
    </>
  );
}

const SEARCH_KINDS: SearchKind[] = ["Views", "Leads", "Deals", "Tasks", "Posts"];

/** "views, deals and posts" */
function listed(kinds: SearchKind[]): string {
  const names = kinds.map((kind) => kind.toLowerCase());
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
}

function readWords(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH);
}

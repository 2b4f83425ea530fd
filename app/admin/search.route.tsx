import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Handshake, ListChecks, ListFilter, type LucideIcon, Newspaper, UserRound } from "lucide-react";
import { requireStaff } from "../auth/guard.server";
import { highlight, type Piece } from "../blog/search/search-text";
import { StatusBadge } from "../crm/components/lead-badges";
import { logError } from "../platform/log.server";
import { formatRecent } from "../platform/time/time-text";
import { Badge } from "../ui/badge";
import { Card, PageHead } from "../ui/card";
import { Empty } from "../ui/empty";
import { Button, ButtonLink } from "../ui/forms/button";
import { SearchField } from "../ui/forms/field";
import { IconTile } from "../ui/icon";
import { adminTitle } from "../ui/page-title";
import { searchBackOffice } from "./search.server";
import {
  MAX_SEARCH,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
  SHORTEST_SEARCH,
} from "./search-results";

export const meta = adminTitle("Search");

/** A result with the searched words marked, and its time for the reader. */
type ShownResult = SearchResult & { titleParts: Piece[]; aboutParts: Piece[]; when: string | null };
type ShownGroup = Omit<SearchGroup, "items"> & { items: ShownResult[] };
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
      <PageHead title="Search">Leads, deals, tasks and posts</PageHead>
      <Form method="get" className="flex items-end gap-2 max-w-[40rem]">
        <div className="grow">
          <SearchField small label="Search for" name="q" maxLength={MAX_SEARCH} defaultValue={q} key={q} />
        </div>
        <Button type="submit" size="sm" variant="ink">
          Search
        </Button>
      </Form>
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

const ICONS: Record<SearchKind, LucideIcon> = {
  Views: ListFilter,
  Leads: UserRound,
  Deals: Handshake,
  Tasks: ListChecks,
  Posts: Newspaper,
};

/** "views, deals and posts" */
function listed(kinds: SearchKind[]): string {
  const names = kinds.map((kind) => kind.toLowerCase());
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ");
}

const ROW =
  "relative grid grid-cols-[2rem_minmax(0,1fr)] items-start gap-x-3 border-t border-line px-card py-[0.7rem] text-sm hover:bg-hover";

function Found({ group: { label, items, hasMore, all } }: { group: ShownGroup }) {
  const aside = all ? (
    <ButtonLink to={all} size="sm" variant="ghost">
      {`All ${label.toLowerCase()} that match`}
    </ButtonLink>
  ) : null;
  return (
    <Card
      title={label}
      detail={hasMore ? `The first ${items.length}` : `${items.length} found`}
      aside={aside}
      flush
    >
      <ul>
        {items.map((item) => (
          <li key={item.id} className={ROW}>
            <IconTile of={ICONS[label]} size="sm" />
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <Link to={item.to} className="font-semibold wrap-anywhere after:absolute after:inset-0">
                  <Marked parts={item.titleParts} />
                </Link>
                <p className="wrap-anywhere text-ink-2">
                  <Marked parts={item.aboutParts} />
                </p>
              </div>
              <div className="flex items-center gap-3">
                {item.status ? <StatusBadge status={item.status} /> : null}
                {item.state && !item.status ? <Badge>{item.state}</Badge> : null}
                {item.when ? (
                  <time className="text-xs whitespace-nowrap text-ink-3" dateTime={item.at ?? undefined}>
                    {item.when}
                  </time>
                ) : null}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The text with the searched words marked. */
function Marked({ parts }: { parts: Piece[] }) {
  return parts.map(({ text, hit }, at) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their order
      <mark key={at} className="rounded-[2px] bg-beam-soft text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

function readWords(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH);
}

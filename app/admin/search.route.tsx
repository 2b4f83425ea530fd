import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { requireStaff } from "../auth/guard.server";
import { logError } from "../platform/log.server";
import { Card, PageHead } from "../ui/card";
import { Empty } from "../ui/empty";
import { Button } from "../ui/forms/button";
import { SearchField } from "../ui/forms/field";
import { adminTitle } from "../ui/page-title";
import { searchBackOffice } from "./search.server";
import { MAX_SEARCH, type SearchGroup, SHORTEST_SEARCH } from "./search-results";

export const meta = adminTitle("Search");

type Answer = { q: string; groups: SearchGroup[]; isFailed: boolean };

/** Search results, for the command palette and as a page without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  const q = readWords(request);
  try {
    const answer: Answer = { q, groups: await searchBackOffice(db, q, staff), isFailed: false };
    return data(answer);
  } catch (error) {
    logError("search", error, { reference: context.reference });
    const answer: Answer = { q, groups: [], isFailed: true };
    return data(answer, 500);
  }
}

export default function SearchPage() {
  const { q, groups, isFailed } = useLoaderData<typeof loader>();
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
      {groups.map(({ label, items }) => (
        <Card key={label} title={label}>
          <ul className="grid gap-3">
            {items.map(({ id, title, detail, to }) => (
              <li key={id}>
                <Link to={to}>{title}</Link>
                <p className="text-ink-2">{detail}</p>
              </li>
            ))}
          </ul>
        </Card>
      ))}
      {isFailed ? <Empty title="The search did not answer" detail="Try again in a moment." /> : null}
      {!isFailed && q.length >= SHORTEST_SEARCH && groups.length === 0 ? (
        <Empty title="Nothing found" detail="Try fewer or other words." />
      ) : null}
    </>
  );
}

function readWords(request: Request): string {
  return (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH);
}

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { makeChange, requireInput } from "../../../platform/http/forms/action-result.server";
import { Card, PageHead } from "../../../ui/card";
import { Steps } from "../../../ui/data/pager";
import { Button, ButtonLink } from "../../../ui/forms/button";
import { SearchField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { REDIRECT_FAILURE, REDIRECTS_IMPORT_PATH, REDIRECTS_PATH } from "../../indexing";
import { changeRedirects, redirectSchema } from "../redirect-forms.server";
import { loadRedirects, type RedirectsView } from "./load.server";
import { MissingTable } from "./missing-table";
import { MoveForm } from "./move-form";
import { RedirectsTable } from "./redirects-table";

export const meta = adminTitle("Redirects");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  return loadRedirects(db, new URL(request.url).searchParams, context, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = requireInput(sent.form, redirectSchema);
  return makeChange(sent, {
    failure: REDIRECT_FAILURE[input.intent],
    backTo: REDIRECTS_PATH,
    onOwnPage: input.intent === "add" || input.intent === "edit",
    change: () => changeRedirects(input, sent),
  });
}

export default function RedirectsPage() {
  const { missing, total, edited, written, described, ...listed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="Redirects"
        back={{ to: "/admin/blogs", label: "Back to the blogs" }}
        actions={<PageActions />}
      >
        Addresses that moved, and addresses that visitors asked for and didn’t find.
      </PageHead>
      <Card title={edited ? `Change ${edited.fromPath}` : "New redirect"} flush>
        <MoveForm key={edited?.fromPath ?? ""} edited={edited} written={written} described={described} />
      </Card>
      <Card title="Missing pages" flush={missing.length > 0}>
        {missing.length > 0 ? (
          <MissingTable missing={missing} />
        ) : (
          <p className="text-sm text-ink-2">
            No missing pages. What visitors asked for and didn’t find is listed here.
          </p>
        )}
      </Card>
      <RedirectsCard {...listed} total={total} />
    </>
  );
}

function PageActions() {
  return (
    <>
      <ButtonLink to={REDIRECTS_IMPORT_PATH} size="sm">
        Import CSV
      </ButtonLink>
      <ButtonLink to={`${REDIRECTS_PATH}/export`} size="sm" reloadDocument>
        Export
      </ButtonLink>
    </>
  );
}

type RedirectsCardProps = Pick<RedirectsView, "redirects" | "total" | "q" | "page" | "hasMore">;

function RedirectsCard({ redirects, total, q, page, hasMore }: RedirectsCardProps) {
  const pathOf = (number: number) => `?${new URLSearchParams({ ...(q ? { q } : {}), page: String(number) })}`;
  return (
    <Card
      title="All redirects"
      detail={total > 0 ? total.toLocaleString("en-US") : undefined}
      flush={redirects.length > 0}
      aside={total > 1 ? <Search q={q} /> : null}
    >
      {redirects.length > 0 ? (
        <RedirectsTable redirects={redirects} />
      ) : (
        <p className="text-sm text-ink-2">
          {q
            ? "No redirects match."
            : "No redirects. Changing an article’s address creates one automatically."}
        </p>
      )}
      {page > 1 || hasMore ? (
        <div className="px-card pb-card">
          <Steps
            label="Pages of redirects"
            previous={page > 1 ? { to: pathOf(page - 1), text: "Newer" } : null}
            next={hasMore ? { to: pathOf(page + 1), text: "Older" } : null}
          />
        </div>
      ) : null}
    </Card>
  );
}

function Search({ q }: { q: string }) {
  return (
    <Form method="get" className="flex gap-2" role="search" aria-label="Redirects">
      <SearchField small label="Search redirects" name="q" maxLength={200} defaultValue={q} key={q} />
      <Button type="submit" size="sm">
        Search
      </Button>
    </Form>
  );
}

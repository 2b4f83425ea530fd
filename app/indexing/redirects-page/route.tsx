import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { Trash2 } from "lucide-react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { Card, PageHead } from "../../ui/card";
import { type Column, DataTable } from "../../ui/data/table";
import { Empty } from "../../ui/empty";
import { ActionButton } from "../../ui/forms/action-form";
import { adminTitle } from "../../ui/page-title";
import { REDIRECT_FAILURE, REDIRECTS_PATH } from "../indexing";
import { addRedirect, redirectSchema, removeRedirect } from "../redirects.server";
import { loadRedirects, type RedirectsView } from "./load.server";
import { MissingTable } from "./missing-table";

export const meta = adminTitle("Redirects");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, staff } = await requireStaff(request, context);
  return loadRedirects(db, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const input = requireInput(sent.form, redirectSchema);
  const { db, actor, now } = sent;
  return makeChange(sent, {
    failure: REDIRECT_FAILURE[input.intent],
    backTo: REDIRECTS_PATH,
    change: async () => {
      if (input.intent === "delete") {
        await removeRedirect(db, { from: input.from, actor }, now);
        return { toast: { title: "Redirect deleted", description: input.from } };
      }
      await addRedirect(db, { from: input.from, to: input.to, actor }, now);
      return { toast: { title: "Redirect added", description: `${input.from} leads to ${input.to}.` } };
    },
  });
}

export default function RedirectsPage() {
  const { missing, redirects } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Redirects">
        Addresses that moved, and addresses that visitors asked for and did not find.{" "}
        <Link to="/admin/blogs">Blog Management</Link>
      </PageHead>
      <Card title="Missing pages" flush={missing.length > 0}>
        {missing.length > 0 ? (
          <MissingTable missing={missing} />
        ) : (
          <Empty title="No missing pages" detail="What visitors ask for and do not find is listed here." />
        )}
      </Card>
      <Card title="Redirects" flush={redirects.length > 0}>
        {redirects.length > 0 ? (
          <RedirectsTable redirects={redirects} />
        ) : (
          <Empty title="No redirects" detail="Changing an article's address creates one automatically." />
        )}
      </Card>
    </>
  );
}

type Redirect = RedirectsView["redirects"][number];

function RedirectsTable({ redirects }: { redirects: Redirect[] }) {
  return (
    <DataTable
      caption="Redirects, newest first"
      columns={COLUMNS}
      rows={redirects}
      keyOf={({ fromPath }) => fromPath}
    />
  );
}

const COLUMNS: Column<Redirect>[] = [
  { head: "From", cellClass: "min-w-48 wrap-anywhere", cell: ({ fromPath }) => fromPath },
  {
    head: "To",
    cellClass: "min-w-48 wrap-anywhere",
    cell: ({ toPath }) => <a href={toPath}>{toPath}</a>,
  },
  { head: "Hits", className: "text-right tabular-nums", cell: ({ hits }) => hits.toLocaleString("en-US") },
  {
    head: "Added",
    cellClass: "whitespace-nowrap text-ink-2",
    cell: ({ created, createdBy }) => (
      <>
        {created}
        <p>{createdBy ?? "by a changed slug"}</p>
      </>
    ),
  },
  {
    head: "Actions",
    isHeadHidden: true,
    cellClass: "text-right",
    cell: ({ fromPath }) => (
      <ActionButton
        failure={REDIRECT_FAILURE.delete}
        fields={{ intent: "delete", from: fromPath }}
        size="sm"
        icon={Trash2}
        aria-label={`Delete the redirect of ${fromPath}`}
      >
        Delete
      </ActionButton>
    ),
  },
];

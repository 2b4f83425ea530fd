import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../auth/guard.server";
import { makeChange, requireInput } from "../../platform/http/forms/action-result.server";
import { Card, PageHead } from "../../ui/card";
import { Empty } from "../../ui/empty";
import { adminTitle } from "../../ui/page-title";
import { REDIRECT_FAILURE, REDIRECTS_PATH } from "../indexing";
import { addRedirect, redirectSchema, removeRedirect } from "../redirects.server";
import { loadRedirects } from "./load.server";
import { MissingTable } from "./missing-table";
import { RedirectsTable } from "./redirects-table";

export const meta = adminTitle("Redirects");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = await requireStaff(request, context);
  return loadRedirects(db);
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
        Addresses that moved, and addresses that visitors ask for in vain.{" "}
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

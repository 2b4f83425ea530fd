import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LiveFilters } from "../../../admin/live-filters";
import { requireStaff, requireStaffForm } from "../../../auth/guard.server";
import { makeChange, parseForm } from "../../../platform/http/forms/action-result.server";
import { Badge } from "../../../ui/badge";
import { PageHead } from "../../../ui/card";
import { type Column, DataTable } from "../../../ui/data/table";
import { Empty } from "../../../ui/empty";
import { SubmitButton, useActionForm } from "../../../ui/forms/action-form";
import { Button } from "../../../ui/forms/button";
import { SearchField, TextField } from "../../../ui/forms/field";
import { adminTitle } from "../../../ui/page-title";
import { LIFT_FAILURE, SUPPRESSION_LABELS, SUPPRESSIONS_PATH } from "../suppression";
import { liftSchema, liftSuppression } from "../suppressions.server";
import { loadSuppressions, type SuppressionRow } from "./load.server";

export const meta = adminTitle("Do-not-email list");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, db } = await requireStaff(request, context);
  return loadSuppressions(db, new URL(request.url).searchParams, staff.timeZone);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const sent = await requireStaffForm(request, context);
  const { input, invalid } = parseForm(sent.form, liftSchema);
  if (invalid) return invalid;
  const { address, reason } = input;
  return makeChange(sent, {
    failure: LIFT_FAILURE,
    backTo: SUPPRESSIONS_PATH,
    change: async () => {
      await liftSuppression(sent.db, { address, reason, actor: sent.actor }, sent.now);
      return { toast: { title: "Email is allowed again", description: address }, to: SUPPRESSIONS_PATH };
    },
  });
}

export default function SuppressionsPage() {
  const { q, hasMore, suppressions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Do-not-email list" back={{ to: "/admin/mail", label: "All email" }}>
        Addresses that get no email from a lead’s page
      </PageHead>
      <LiveFilters shown={{ q }} className="flex max-w-[40rem] items-end gap-2">
        <div className="grow">
          <SearchField small label="Address" name="q" maxLength={200} defaultValue={q} />
        </div>
        <noscript>
          <Button type="submit" size="sm" variant="ink">
            Search
          </Button>
        </noscript>
      </LiveFilters>
      {suppressions.length > 0 ? (
        <div className="card overflow-clip [&_td]:align-top">
          <DataTable
            caption="Addresses, newest first"
            columns={COLUMNS}
            rows={suppressions}
            keyOf={({ id }) => id}
          />
        </div>
      ) : (
        <Empty title={q === "" ? "Everyone takes our email" : "No such address"} />
      )}
      {hasMore ? (
        <p className="text-sm text-ink-2">There are more. Search for an address to see it.</p>
      ) : null}
    </>
  );
}

const COLUMNS: Column<SuppressionRow>[] = [
  {
    head: "Address",
    cellClass: "wrap-anywhere lg:min-w-48",
    cell: (row) => (
      <>
        <span className="font-semibold">{row.address || "(erased person)"}</span>
        <p className="text-sm text-ink-2">
          {row.since}, after{" "}
          <Link className="underline" to={`/admin/mail/${row.mailId}`}>
            this email
          </Link>
        </p>
        <div className="mt-1 lg:hidden">
          <Why {...row} />
        </div>
      </>
    ),
  },
  {
    head: "Why",
    className: "max-lg:hidden",
    cellClass: "min-w-48 wrap-anywhere",
    cell: (row) => <Why {...row} />,
  },
  {
    head: "Allow again",
    cellClass: "min-w-36 lg:min-w-56",
    cell: ({ isLiftable, address }) => {
      if (!isLiftable) return "Cannot be lifted";
      return address === "" ? "Search for the whole address" : <LiftForm address={address} />;
    },
  },
];

function Why({ reason, text, detail }: SuppressionRow) {
  return (
    <>
      <Badge tone={reason === "unsubscribed" ? "warn" : "danger"}>{SUPPRESSION_LABELS[reason]}</Badge>
      <p className="text-sm text-ink-2">{detail ?? text}</p>
    </>
  );
}

/** It may have come by mistake: somebody forwarded a mail, or a mailbox was full for long. */
function LiftForm({ address }: { address: string }) {
  const form = useActionForm<{ reason: string }>({ failure: LIFT_FAILURE, intent: "lift" });
  return (
    <form {...form.formProps} className="flex flex-wrap items-end gap-2" noValidate>
      <input type="hidden" name="intent" value="lift" />
      <input type="hidden" name="address" value={address} />
      <div className="min-w-28 grow lg:min-w-40">
        <TextField small label="Reason" field={form.fields.reason} maxLength={300} required />
      </div>
      <SubmitButton of={form} size="sm" aria-label={`Allow email to ${address} again`}>
        Allow
      </SubmitButton>
    </form>
  );
}

import { type Column, DataTable } from "../../../ui/data/table";
import { ActionForm, SubmitButton } from "../../../ui/forms/action-form";
import { inputClass } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { REDIRECT_FAILURE } from "../../indexing";
import type { RedirectsView } from "./load.server";

type Missing = RedirectsView["missing"][number];

export function MissingTable({ missing }: { missing: Missing[] }) {
  return (
    <DataTable
      caption="Missing pages, most wanted first"
      columns={COLUMNS}
      rows={missing}
      keyOf={({ path }) => path}
    />
  );
}

const COLUMNS: Column<Missing>[] = [
  {
    head: "Address",
    cellClass: "min-w-48 wrap-anywhere",
    cell: ({ path, referrer }) => (
      <>
        <strong className="font-semibold">{path}</strong>
        {referrer ? <p className="text-ink-2">from {referrer}</p> : null}
      </>
    ),
  },
  {
    head: "Requests",
    className: "text-right tabular-nums",
    cell: ({ hits }) => hits.toLocaleString("en-US"),
  },
  { head: "Last", cellClass: "whitespace-nowrap text-ink-2", cell: ({ lastSeen }) => lastSeen },
  { head: "Redirect to", cell: (one) => <RedirectForm missing={one} /> },
];

/** The suggested page is filled in, so that one click does it. */
function RedirectForm({ missing: { path, suggestion } }: { missing: Missing }) {
  const sending = useAction({ failure: REDIRECT_FAILURE.redirect, intent: "redirect" });
  return (
    <ActionForm of={sending} className="flex min-w-80 gap-2">
      <input type="hidden" name="intent" value="redirect" />
      <input type="hidden" name="from" value={path} />
      <input
        className={inputClass({ className: "min-h-9 min-w-0 text-sm" })}
        name="to"
        aria-label={`Page for ${path}`}
        defaultValue={suggestion ?? ""}
        placeholder="/blog/..."
        maxLength={300}
        pattern="/[^?#]*"
        required
      />
      <SubmitButton of={sending} size="sm" aria-label={`Redirect ${path}`}>
        Redirect
      </SubmitButton>
    </ActionForm>
  );
}

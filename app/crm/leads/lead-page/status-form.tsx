import { Button } from "../../../ui/button";
import { StatusGlyph } from "../../components/lead-badges";
import { useIntentFetcher } from "../../components/use-intent-fetcher";
import { LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from "../lead";

/** The status as a list to choose from; it shows the choice at once and goes back when it is refused. */
export function StatusForm({ status }: { status: LeadStatus }) {
  const { fetcher } = useIntentFetcher("status");
  const wanted = fetcher.formData?.get("status");
  const shown = LEAD_STATUSES.find((known) => known === wanted) ?? status;
  return (
    <fetcher.Form method="post" className="status-form">
      <input type="hidden" name="intent" value="status" />
      <span className={`status-sel b-${shown}`}>
        <StatusGlyph status={shown} />
        <select
          name="status"
          aria-label="Status"
          value={shown}
          onChange={(event) => fetcher.submit(event.currentTarget.form)}
        >
          {LEAD_STATUSES.map((known) => (
            <option key={known} value={known}>
              {LEAD_STATUS_LABELS[known]}
            </option>
          ))}
        </select>
      </span>
      <noscript>
        <Button type="submit" size="sm">
          Set
        </Button>
      </noscript>
    </fetcher.Form>
  );
}

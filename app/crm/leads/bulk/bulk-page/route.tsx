import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireStaff, requireStaffForm } from "../../../../auth/guard.server";
import { Card, CardBody, PageHead } from "../../../../ui/card";
import { Empty } from "../../../../ui/empty";
import { Alert } from "../../../../ui/forms/alert";
import { Button, ButtonLink } from "../../../../ui/forms/button";
import { DateField } from "../../../../ui/forms/date-field";
import { SelectField, TextField } from "../../../../ui/forms/field";
import { adminTitle } from "../../../../ui/page-title";
import { PageError } from "../../../components/page-error";
import { BULK_PATH, LEADS_PATH } from "../../../paths";
import { BULK_FIELD_NAMES, BULK_FIELDS, countLeads } from "../bulk-change";
import { ANOTHER_TAG, bulkChoices } from "../bulk-choices";
import { HiddenFields, ReviewForm } from "../review";
import { runBulkChange } from "./actions.server";
import { type BulkPage, loadBulkPage } from "./load.server";

export const meta = adminTitle("Change leads");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, ...databases } = await requireStaff(request, context);
  return loadBulkPage(databases, new URL(request.url).searchParams, staff, context.clock());
}

export async function action({ request, context }: ActionFunctionArgs) {
  return runBulkChange(await requireStaffForm(request, context));
}

/** What the bar below the table does in dialogs, as a page that works without scripts. */
export default function BulkPageView() {
  const page = useLoaderData<typeof loader>();
  return page ? <Chosen page={page} /> : <NothingChosen />;
}

function NothingChosen() {
  return (
    <>
      <PageHead title="Change leads" />
      <Empty title="No leads are chosen" detail="Choose some in the table of leads.">
        <ButtonLink to={LEADS_PATH} size="sm">
          Show all leads
        </ButtonLink>
      </Empty>
    </>
  );
}

function Chosen({ page }: { page: BulkPage }) {
  const { total, list, review } = page;
  return (
    <>
      <PageHead
        title={`Change ${countLeads(total)}`}
        back={{ to: LEADS_PATH + list, label: "Back to the leads" }}
      >
        Choose what to set. Before anything changes, you see how many leads do.
      </PageHead>
      {page.isRefused ? (
        <Alert>Choose one of the values, or enter a whole date or one tag without a comma.</Alert>
      ) : null}
      {review ? (
        <Card title={review.what}>
          <CardBody>
            <p className="pb-4">{review.forecast}.</p>
            <ReviewForm chosen={page.chosen} {...review} list={list} />
          </CardBody>
        </Card>
      ) : null}
      <Fields page={page} />
    </>
  );
}

function Fields({ page }: { page: BulkPage }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {BULK_FIELD_NAMES.map((field) => {
        const { label } = BULK_FIELDS[field];
        const choices = bulkChoices(field, page);
        const sent = <HiddenFields fields={[...page.chosen, ["list", page.list], ["field", field]]} />;
        return (
          <section key={field} className="card grid content-start gap-3 px-card py-4" aria-label={label}>
            <form action={BULK_PATH} className="flex items-end justify-between gap-2">
              {sent}
              {choices.length > 0 ? (
                <SelectField label={label} small name="value">
                  {choices.map(({ value, label: text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </SelectField>
              ) : (
                <strong>{label}</strong>
              )}
              {choices.length > 0 || field === "trash" ? (
                <Button type="submit" size="sm">
                  Review
                </Button>
              ) : null}
            </form>
            {field === "follow-up" || field === "tag" ? (
              <form action={BULK_PATH} className="flex items-end justify-between gap-2">
                {sent}
                {field === "tag" ? (
                  <TextField {...ANOTHER_TAG} required />
                ) : (
                  <DateField label="A date, at 9:00 AM" small type="date" name="value" required />
                )}
                <Button type="submit" size="sm">
                  Review the {field === "tag" ? "tag" : "date"}
                </Button>
              </form>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

export function ErrorBoundary() {
  return <PageError title="Failed to load the chosen leads" />;
}

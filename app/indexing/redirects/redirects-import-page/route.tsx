import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ComponentProps, useId } from "react";
import { requireStaff } from "../../../auth/guard.server";
import { Card, PageHead } from "../../../ui/card";
import { ActionForm, FormAlert, SubmitButton } from "../../../ui/forms/action-form";
import { errorClass, hintClass } from "../../../ui/forms/field";
import { useAction } from "../../../ui/forms/use-action";
import { adminTitle } from "../../../ui/page-title";
import { MAX_MOVES, REDIRECTS_IMPORT_FAILURE, REDIRECTS_PATH } from "../../indexing";
import { type Report, takeMovesFile } from "./actions.server";
import { ReportCard } from "./report";

export const meta = adminTitle("Import redirects");

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, actor } = await requireStaff(request, context);
  const siteHost = new URL(context.env.SITE_URL).host;
  return takeMovesFile({ request, db, actor, siteHost, now: context.clock() });
}

export default function RedirectsImportPage() {
  const form = useAction<Report>({ failure: REDIRECTS_IMPORT_FAILURE });
  const report = form.result?.data ?? null;
  return (
    <>
      <PageHead title="Import redirects" back={{ to: REDIRECTS_PATH, label: "Back to the redirects" }}>
        For a site that moved here: its old addresses, and where each one leads now.
      </PageHead>
      <Card title="The file">
        <ActionForm of={form} encType="multipart/form-data" className="grid gap-3" aria-label="The file">
          <FormAlert {...form} />
          <FileField problem={form.result?.fieldErrors.file?.[0]} />
          <Buttons of={form} added={report?.added ?? null} />
        </ActionForm>
      </Card>
      <div aria-live="polite">{report ? <ReportCard report={report} /> : null}</div>
    </>
  );
}

function FileField({ problem }: { problem: string | undefined }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-sm font-semibold">
        CSV file
      </label>
      <input
        id={id}
        name="file"
        type="file"
        className="max-w-full text-sm"
        accept=".csv,.tsv,.txt,text/csv"
        required
        aria-describedby={problem ? `${id}-description ${id}-error` : `${id}-description`}
        aria-invalid={problem ? true : undefined}
      />
      {problem ? (
        <p id={`${id}-error`} className={errorClass}>
          {problem}
        </p>
      ) : null}
      <p id={`${id}-description`} className={hintClass}>
        One redirect a line, the old address first, then the new one, up to{" "}
        {MAX_MOVES.toLocaleString("en-US")}. Whole addresses or paths, with commas, semicolons or tabs. “410”
        as the new address says that nothing takes its place.
      </p>
    </>
  );
}

type ButtonsProps = {
  of: ComponentProps<typeof SubmitButton>["of"] & { isFromPage: boolean };
  /** How many the file would add; null before it was checked. */
  added: number | null;
};

/** A page without scripts has lost the file that it checked. */
function Buttons({ of: form, added }: ButtonsProps) {
  const mayAdd = added !== null && added > 0;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <SubmitButton of={form} size="sm" variant={mayAdd ? "outline" : "ink"} name="intent" value="check">
          Check the file
        </SubmitButton>
        {mayAdd ? (
          <SubmitButton of={form} size="sm" variant="ink" name="intent" value="add">
            {`Add ${added.toLocaleString("en-US")}`}
          </SubmitButton>
        ) : null}
      </div>
      {form.isFromPage && mayAdd ? <p className="text-sm">Choose the same file again, then add.</p> : null}
    </>
  );
}

import { ActionButton } from "../../../ui/forms/action-form";
import { importErrorsPath } from "../../paths";
import { IMPORT_FAILURES } from "../import";
import { ColumnsForm } from "./columns-form";
import type { ImportPage } from "./load.server";
import { MendForm } from "./mend-form";
import { Figures, RowsCard } from "./rows-card";
import { StartForm } from "./start-form";

/** What the import would do, before it has changed anything. */
export function DryRun({ page }: { page: ImportPage }) {
  return (
    <>
      <Findings page={page} />
      <StartForm page={page} />
      <ColumnsForm page={page} />
      <RowsCard
        title="Rows with errors"
        name="errors"
        list={page.errors}
        total={page.failedRows}
        file={importErrorsPath(page.id)}
      >
        <MendForm key={page.updatedAt} rows={page.errors.rows} />
      </RowsCard>
      <RowsCard title="Remarks" name="warnings" list={page.warnings} total={page.found?.warned ?? 0} />
      <RowsCard
        title="Possible duplicates"
        name="hints"
        list={page.hints}
        total={(page.found?.phones ?? 0) + (page.found?.repeated ?? 0)}
      />
      <DiscardForm />
    </>
  );
}

function Findings({ page: { totalRows, failedRows, found } }: { page: ImportPage }) {
  const cells = [
    {
      label: "Rows in order",
      value: totalRows - failedRows,
      context: `of ${totalRows.toLocaleString("en-US")}`,
    },
    { label: "With errors", value: failedRows, context: "will not be imported" },
    { label: "With remarks", value: found?.warned ?? 0, context: "left out or changed" },
    { label: "Known emails", value: found?.known ?? 0, context: "belong to a lead" },
    { label: "Repeated emails", value: found?.repeated ?? 0, context: "appear earlier in the file" },
    { label: "Same phone", value: found?.phones ?? 0, context: "possible duplicates" },
  ];
  return <Figures cells={cells} />;
}

function DiscardForm() {
  return (
    <ActionButton
      failure={IMPORT_FAILURES.discard}
      fields={{ intent: "discard" }}
      size="sm"
      variant="text-danger"
    >
      Discard this file
    </ActionButton>
  );
}

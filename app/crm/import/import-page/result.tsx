import { ActionButton } from "../../../ui/forms/action-form";
import { ButtonLink } from "../../../ui/forms/button";
import { importErrorsPath, importedLeadsPath, LEADS_PATH } from "../../paths";
import { IMPORT_FAILED, IMPORT_FAILURES, importedTitle } from "../import";
import type { ImportPage } from "./load.server";
import { Figures, RowsCard, UndoOffer } from "./rows-card";

/** The outcome of an import and the actions still possible. */
export function Result({ page }: { page: ImportPage }) {
  const leads = page.createdRows + page.updatedRows;
  if (page.state === "undone") return <Undone page={page} />;
  return (
    <>
      <section className="card grid gap-[0.9rem] px-card py-5" data-state={page.state}>
        <h2>{page.state === "failed" ? IMPORT_FAILED : importedTitle(leads)}</h2>
        {page.state === "failed" && page.error ? <p>{page.error}</p> : null}
        <div className="flex flex-wrap gap-3">
          <LeadsLink to={leads > 0 ? importedLeadsPath(page.id) : LEADS_PATH} />
          {page.state === "failed" && page.found ? <GoOnForm mode={page.mode} /> : null}
        </div>
      </section>
      <Counts page={page} />
      {leads > 0 ? (
        <section className="card p-5" aria-label="Undo">
          <UndoOffer page={page} />
        </section>
      ) : null}
      <RowsCard
        title="Rows that were not imported"
        name="errors"
        list={page.errors}
        total={page.failedRows}
        file={importErrorsPath(page.id)}
      />
      <RowsCard title="Remarks" name="warnings" list={page.warnings} total={page.found?.warned ?? 0} />
    </>
  );
}

function Undone({ page }: { page: ImportPage }) {
  return (
    <>
      <section className="card grid gap-[0.9rem] px-card py-5" data-state={page.state}>
        <p>{undoneText(page.keptRows)}</p>
        <LeadsLink to={LEADS_PATH} />
      </section>
      <RowsCard title="Leads that were kept" name="kept" list={page.kept} total={page.keptRows} />
    </>
  );
}

function LeadsLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} size="sm" variant="ink" className="justify-self-start">
      Show the leads
    </ButtonLink>
  );
}

function undoneText(kept: number): string {
  if (kept === 0) return "Every lead is as it was before the import.";
  return `Every lead is as it was before, but for ${kept.toLocaleString("en-US")} that someone has worked with since.`;
}

function GoOnForm({ mode }: { mode: string }) {
  return (
    <ActionButton failure={IMPORT_FAILURES.start} fields={{ intent: "start", mode }} size="sm">
      Go on
    </ActionButton>
  );
}

function Counts({ page }: { page: ImportPage }) {
  const cells = [
    { label: "Created", value: page.createdRows, context: "new leads" },
    { label: "Updated", value: page.updatedRows, context: "leads with the same email" },
    { label: "Skipped", value: page.skippedRows, context: "left as they are" },
    { label: "Errors", value: page.failedRows, context: "not imported" },
  ];
  return <Figures cells={cells} />;
}

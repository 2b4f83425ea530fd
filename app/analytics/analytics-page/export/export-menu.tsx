import { Link } from "@remix-run/react";
import { Download } from "lucide-react";
import { buttonClass } from "../../../ui/forms/button";
import { Disclosure } from "../../../ui/overlays/disclosure";
import { ANALYTICS_EXPORT_PATH } from "../../paths";
import { type ReportSearch, searchEntries } from "../../report-search";
import { useSearch } from "../state-link";
import { EXPORT_TABLES, type ExportTable } from "./export-tables";

/** Every table of the page as CSV. */
export function ExportMenu() {
  const search = useSearch();
  return (
    <Disclosure label="Export CSV" icon={Download} className={buttonClass({ size: "sm" })}>
      <ul className="-m-2 grid grid-cols-2 gap-x-2 text-sm">
        {EXPORT_TABLES.map(({ name, label }) => (
          <li key={name}>
            <Link
              to={exportPath(search, name)}
              reloadDocument
              className="flex min-h-9 items-center rounded-sm px-2 hover:bg-hover max-md:min-h-11"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The file of a table in the page's state. */
export function exportPath(search: ReportSearch, table: ExportTable): string {
  const params = new URLSearchParams([...searchEntries(search), ["table", table]]);
  return `${ANALYTICS_EXPORT_PATH}?${params}`;
}

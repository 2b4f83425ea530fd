import table from "../../docs/permissions.md?raw";
import { IDS, TOM } from "./form-sweep/people";

export type PermissionRow = {
  what: string;
  /** `—` for daily work. */
  permission: string;
  request: string;
  cells: Record<string, string>;
};

/** The table of docs/permissions.md. */
export const PERMISSION_ROWS: PermissionRow[] = table
  .split("\n")
  .filter((line) => line.includes("`GET /") || line.includes("`POST /"))
  .map((line) => {
    const [, what = "", permission = "", request = "", owner = "", staff = "", visitor = ""] = line
      .replaceAll("`", "")
      .split("|")
      .map((cell) => cell.trim());
    return { what, permission, request, cells: { owner, staff, visitor } };
  });

/** A request with the ids of `seedFormSweep`. */
export const fillRequest = (text: string) =>
  text.replaceAll("LEAD", IDS.lead).replaceAll("TOM", TOM.id).replaceAll("INVITE", IDS.invite);

/** The addresses that are kept to owners, with their permissions. */
export const KEPT_ADDRESSES = PERMISSION_ROWS.flatMap(({ permission, request, cells }) =>
  request.startsWith("GET ") && cells.staff === "no"
    ? [{ permission, address: fillRequest(request.slice("GET ".length)) }]
    : [],
);

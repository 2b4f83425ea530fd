import type { MetaFunction } from "@remix-run/cloudflare";

/**
 * The title of a back-office page: `export const meta = adminTitle("Dashboard")` gives "Dashboard | Beaconry admin".
 */
export function adminTitle(title: string): MetaFunction {
  return ({ matches }) => [{ title: `${title} | ${companyName(matches[0]?.data)}admin` }];
}

function companyName(rootData: unknown): string {
  if (typeof rootData !== "object" || rootData === null || !("company" in rootData)) return "";
  const company = rootData.company;
  if (typeof company !== "object" || company === null || !("name" in company)) return "";
  return typeof company.name === "string" ? `${company.name} ` : "";
}

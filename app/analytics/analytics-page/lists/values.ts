import { ATTRIBUTES, attributeOf, mapDimensions } from "../../attributes";
import type { FilterName } from "../../report";
import type { ListName } from "../../report-search";

/** Words for what the report stores. For the server only, since browsers know other names of countries. */

export const FILTER_LABELS: Record<FilterName, string> = {
  ...mapDimensions((name) => ATTRIBUTES[name].report.label),
  depth: "Pages",
  converted: "Converted",
};

export function valueLabel(name: FilterName | ListName, value: string): string {
  if (name === "converted") return "yes";
  if (name === "depth") return depthLabel(value);
  const attribute = name === "pages" || name === "articles" ? "landing" : name;
  return attributeOf(attribute).report?.show?.(value) ?? value;
}

/** "1 page", "4 or more pages" */
function depthLabel(value: string): string {
  return value === "1" ? "1 page" : `${value.replace("+", " or more")} pages`;
}

import { LISTS, LISTS_BY_GROUP } from "../../report-search";

/** The tables that can be exported, by the name in the URL. */
export const EXPORT_TABLES = [
  { name: "series", label: "Visits over time" },
  ...Object.values(LISTS_BY_GROUP)
    .flat()
    .map((name) => ({ name, label: LISTS[name].title })),
  { name: "vitals", label: "Web vitals" },
  { name: "filtered", label: "Hits left out" },
  { name: "notes", label: "Notes" },
  { name: "money", label: "From visit to won deal" },
  { name: "whole-site", label: "Whole site" },
  { name: "visits", label: "Visits" },
  { name: "conversions", label: "Conversions" },
  { name: "events", label: "Events" },
  { name: "jobs", label: "Jobs per hour" },
  { name: "runs", label: "Recent runs" },
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number]["name"];
/** Every visit or event of the range; the others are what the page shows. */
export type RecordTable = "visits" | "events";

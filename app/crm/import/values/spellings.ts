import type { LeadTexts } from "../../leads/filters/filter-choices";
import { valuesOf } from "../columns/layout-form";
import type { ImportSettings } from "../settings";
import { plainWords, type TextChoice } from "./choices";

/** Of the sources and industries that leads have, those that a value of the file is but for case, accents and signs. */
export function spellingsFor(
  settings: Pick<ImportSettings, "columns" | "surveys">,
  { sources, industries }: LeadTexts,
): ImportSettings["spellings"] {
  const sameAs = (field: TextChoice, known: string[]) => {
    const words = new Set(valuesOf(settings, field).map(({ text }) => plainWords(text)));
    return known.filter((text) => plainWords(text) !== "" && words.has(plainWords(text)));
  };
  return { source: sameAs("source", sources), industry: sameAs("industry", industries) };
}

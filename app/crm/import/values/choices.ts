import type { LeadPriority, LeadStatus } from "../../leads/lead";

/** What other products call our statuses and priorities, as `plainWords` makes them, with a bar between. */
const STATUSES: Record<LeadStatus, string> = {
  new: `new|new lead|open|open not contacted|not contacted|uncontacted|untouched|to contact|not started|fresh|raw|cold
    |cold lead|lead|subscriber|prospect|assigned|unread|created|inquiry|enquiry|neu|offen|nuevo|nouveau|ouvert
    |ouverte|abierto|offen nicht kontaktiert`,
  contacted: `contacted|attempted|attempted to contact|attempting to contact|contact attempted|working|connected
    |working contacted|in progress|contact in future|nurture|nurturing|engaged|left voicemail|reached|replied
    |responded|active|warm|warm lead|kontaktiert|in bearbeitung|contacte|contactado|en cours|en proceso
    |bearbeitung kontaktiert|contacte en cours`,
  qualified: `qualified|pre qualified|marketing qualified lead|sales qualified lead|mql|sql|opportunity|interested
    |open deal|hot|hot lead|demo scheduled|meeting scheduled|appointment scheduled|meeting booked|demo booked
    |qualified to buy|needs analysis|qualification|discovery|demo|qualifiziert|qualifie|calificado`,
  proposal: `proposal|proposal made|proposal sent|proposal price quote|quote|quoted|quote sent|offer sent|presentation
    |presentation scheduled|value proposition|angebot|angebot gesendet|devis|propuesta`,
  negotiation: `negotiation|negotiating|negotiations started|negotiation review|contract sent|in negotiation
    |decision maker bought in|perception analysis|verhandlung|negociation|negociacion`,
  converted: `converted|closed converted|closed won|won|deal won|customer|client|evangelist|existing customer|gewonnen
    |kunde|konvertiert|gagne|converti|ganado|cliente|convertido`,
  lost: `lost|lost lead|closed lost|closed not converted|unqualified|not qualified|disqualified|junk|junk lead|dead
    |bad timing|not interested|rejected|unsubscribed|no response|churned|closed|verloren|unqualifiziert
    |kein interesse|perdu|non qualifie|perdido|no calificado`,
};
const PRIORITIES: Record<LeadPriority, string> = {
  high: "high|highest|hot|urgent|critical|very high|top|p1|hoch|sehr hoch|dringend|heiss|haute|elevee|alta|urgente",
  medium: "medium|normal|warm|mid|moderate|middle|standard|p2|mittel|moyenne|normale|media",
  low: "low|lowest|cold|cool|very low|minor|p3|niedrig|gering|kalt|basse|faible|baja",
};

/** How others write the sources of our own, and abbreviations that only their product spells out. */
const SOURCES = {
  contact_form: "contact form|contactform",
  csv_import: "csv import|csvimport",
  manual: "manual|manually",
  Facebook: "fb",
  Instagram: "ig",
};

/** The fields whose values are one of a few, with the words that are known for each. */
const KNOWN = { status: wordsOf(STATUSES), priority: wordsOf(PRIORITIES), source: wordsOf(SOURCES) };

/** Of the source, any text is a choice. */
export const CHOICE_FIELDS = ["status", "priority", "source"] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

function wordsOf(words: Record<string, string>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([id, list]) => list.split(/\s*\|/).map((word) => [word, id] as const)),
  );
}

/** Lower case, without accents, with one blank for any signs: "Open - Not_Contacted" is "open not contacted". */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The option that a word of another product means; null if nobody can tell. */
export function guessChoice(field: ChoiceField, text: string): string | null {
  return KNOWN[field].get(plainWords(text)) ?? null;
}

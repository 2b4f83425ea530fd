import type { Member } from "../../../auth/staff";
import type { INDUSTRIES, LeadPriority, LeadStatus } from "../../leads/lead";

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

/** How others write the industries that we suggest. */
const INDUSTRY_WORDS: Record<(typeof INDUSTRIES)[number], string> = {
  "Auto dealership": "auto dealership|auto dealerships|auto dealer|car dealership|car dealer|autohaus",
  "Law firm": "law firm|law firms|law practice|legal services|legal|anwaltskanzlei|kanzlei",
  Healthcare: "healthcare|health care|hospital health care|gesundheitswesen",
  "E-commerce": "e commerce|ecommerce|online retail|onlinehandel",
  "Home services": "home services|home service",
  "Real estate": "real estate|realty|immobilien|inmobiliaria|immobilier",
  Agency: "agency|agencies|marketing agency|agentur|agence|agencia",
  Other: "other|others|misc|miscellaneous|sonstige|sonstiges|autre|otro",
};

/** The words that are known for each field. */
const KNOWN = {
  status: wordsOf(STATUSES),
  priority: wordsOf(PRIORITIES),
  source: wordsOf(SOURCES),
  industry: wordsOf(INDUSTRY_WORDS),
};

/** The fields that can be any text, though leads share a few. */
export const TEXT_CHOICES = ["source", "industry"] as const;
export type TextChoice = (typeof TEXT_CHOICES)[number];

/** The fields whose values are one of a few, so that a file's can be shown with what each becomes. */
export const CHOICE_FIELDS = ["status", "priority", ...TEXT_CHOICES, "assigneeId"] as const;
export type ChoiceField = (typeof CHOICE_FIELDS)[number];

export function isTextChoice(field: ChoiceField): field is TextChoice {
  return TEXT_CHOICES.some((text) => text === field);
}

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
export function guessChoice(field: keyof typeof KNOWN, text: string): string | null {
  return KNOWN[field].get(plainWords(text)) ?? null;
}

/**
 * Returns what a text of the file becomes: what it is known to mean, else the spelling of a lead that has it, else the
 * one that is most frequent in the file. `values` are the column's, the most frequent first.
 */
export function textGuesser(
  field: TextChoice,
  values: { text: string }[],
  ofLeads: string[],
): (text: string) => string {
  const all = [...ofLeads, ...values.map(({ text }) => text)];
  const spellings = new Map(all.reverse().map((text) => [plainWords(text) || text, text] as const));
  return (text) => guessChoice(field, text) ?? spellings.get(plainWords(text) || text) ?? text;
}

/** The member's email for an email or a name in lower case; files may write the last name first. */
export function membersByText(members: Member[]): ReadonlyMap<string, string> {
  return new Map(
    members.flatMap(({ email, name }) => {
      const words = name.toLowerCase().split(" ");
      const lastFirst = `${words.at(-1)}, ${words.slice(0, -1).join(" ")}`;
      return [email.toLowerCase(), words.join(" "), lastFirst].map((text) => [text, email] as const);
    }),
  );
}

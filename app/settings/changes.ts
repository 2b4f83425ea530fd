/** A form's values by field name; of a field with several values, joined by commas. */
export type Values = Record<string, string>;

/** What a form holds at this moment, for the fields of `saved`; an unchecked box counts as empty. */
export function readValues(data: FormData, saved: Values): Values {
  return Object.fromEntries(Object.keys(saved).map((name) => [name, data.getAll(name).join(",")]));
}

/** How many fields differ from what is saved. The server trims texts, so blanks around them are not a change. */
export function countChanges(current: Values, saved: Values): number {
  const plain = (text = "") => text.replaceAll("\r\n", "\n").trim();
  return Object.keys(saved).filter((name) => plain(current[name]) !== plain(saved[name])).length;
}

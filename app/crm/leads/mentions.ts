import type { Member } from "../../auth/staff";

type Names = Pick<Member, "id" | "name" | "email">;
export type MentionPart<Person extends Names = Names> = { text: string; person: Person | null };

/**
 * A text in parts, those that mention somebody with whom: `@` and an email, a name, or a first name or the first part
 * of an email that only one person has. An `@` within a word, as in an address, mentions nobody.
 */
export function splitMentions<Person extends Names>(text: string, people: Person[]): MentionPart<Person>[] {
  const handles = handlesOf(people);
  const parts: MentionPart<Person>[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}._%+-])@/gu)) {
    const rest = text.slice(index + 1).toLowerCase();
    const found = handles.find(
      ({ handle }) => rest.startsWith(handle) && endsHere(rest.slice(handle.length)),
    );
    if (!found || index < from) continue;
    const end = index + 1 + found.handle.length;
    parts.push({ text: text.slice(from, index), person: null });
    parts.push({ text: text.slice(index, end), person: found.person });
    from = end;
  }
  return [...parts, { text: text.slice(from), person: null }].filter((part) => part.text !== "");
}

/** The longest first, so that "@Jane Doe" is not the Jane of another name. */
function handlesOf<Person extends Names>(people: Person[]) {
  const all = people.flatMap((person) => [
    { handle: person.email, person, isShort: false },
    { handle: person.name, person, isShort: false },
    ...[person.email.split("@")[0], person.name.split(/[\s@]/)[0]].map((handle = "") => ({
      handle,
      person,
      isShort: true,
    })),
  ]);
  const lower = all.map(({ handle, ...rest }) => ({ ...rest, handle: handle.toLowerCase() }));
  const isClear = ({ handle, person, isShort }: (typeof lower)[number]) =>
    handle !== "" && (!isShort || lower.every((other) => other.handle !== handle || other.person === person));
  return lower.filter(isClear).sort((a, b) => b.handle.length - a.handle.length);
}

/** Not within a longer word or address: "@janet" is not Jane, and "@jane." may end a sentence. */
function endsHere(rest: string): boolean {
  return !/^(?:[\p{L}\p{N}_@]|[.-][\p{L}\p{N}])/u.test(rest);
}

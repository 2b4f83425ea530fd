import type { Member } from "./staff";

/** A name as it is; of an email, which stands in for a missing name, the part before "@". */
export function shortName(name: string): string {
  return /^[^\s@]+@[^\s@]+$/.test(name) ? (name.split("@")[0] ?? name) : name;
}

/** The member's name, shortened; null if there is no such member. */
export function nameOf(members: Member[], id: string | null): string | null {
  const name = fullNameOf(members, id);
  return name && shortName(name);
}

/** The same in full, where a choice by it follows. */
export function fullNameOf(members: Member[], id: string | null): string | null {
  return members.find((member) => member.id === id)?.name ?? null;
}

/** The name of the member whose email was recorded with a change; the email itself if that account is gone. */
export function nameOfEmail(members: Member[], email: string | null): string | null {
  return members.find((member) => member.email === email)?.name ?? email;
}

/** The same, shortened, for who wrote or did something. */
export function authorOf(members: Member[], email: string | null): string | null {
  const name = nameOfEmail(members, email);
  return name && shortName(name);
}

/** The name where somebody is chosen or counted; of a disabled account, it says so. */
export function withState({ name, isActive }: Pick<Member, "name" | "isActive">): string {
  return isActive ? name : `${name} (disabled)`;
}

/** Where two share a name, each has the email beside it. */
export function withUniqueNames<Named extends { name: string; email: string }>(members: Named[]): Named[] {
  const isShared = (name: string) => members.filter((member) => member.name === name).length > 1;
  return members.map((member) =>
    isShared(member.name) ? { ...member, name: `${member.name} (${member.email})` } : member,
  );
}

import type { Member } from "./staff";

export function nameOf(members: Member[], id: string | null): string | null {
  return members.find((member) => member.id === id)?.name ?? null;
}

/** The name of the member whose email was recorded with a change; the email itself if that account is gone. */
export function nameOfEmail(members: Member[], email: string | null): string | null {
  return members.find((member) => member.email === email)?.name ?? email;
}

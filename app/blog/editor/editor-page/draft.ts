import { isSameSettings, NO_SETTINGS, type PostSettings } from "../../post-settings";
import { asText, type PostText, TEXT_FIELDS } from "../../revisions/revision";

/** Everything that is typed in the editor. */
export type Draft = PostText &
  PostSettings & {
    /** '' takes it from the title. */
    slug: string;
    authorId: string | null;
  };

export function isSameDraft(a: Draft, b: Draft): boolean {
  const isSameText = TEXT_FIELDS.every((field) => asText(a, field) === asText(b, field));
  return isSameText && a.slug === b.slug && a.authorId === b.authorId && isSameSettings(a, b);
}

/** A draft as the fields of the editor's form. */
export function draftBody(draft: Draft, version: number): URLSearchParams {
  const { keyPoints, authorId, noindex, ...fields } = draft;
  const body = new URLSearchParams({ ...fields, authorId: authorId ?? "", version: String(version) });
  if (noindex) body.set("noindex", "on");
  for (const point of keyPoints) body.append("keyPoints", point);
  return body;
}

/** What this device keeps of a post until the server has it. */
export type LocalDraft = { version: number; draft: Draft; at: string };

const keyOf = (staffId: string, id: string) => `beaconry.post.${staffId}.${id}`;

export function readLocalDraft(staffId: string, id: string): LocalDraft | null {
  try {
    const kept: LocalDraft | null = JSON.parse(localStorage.getItem(keyOf(staffId, id)) ?? "null");
    const isWhole = kept && typeof kept.draft?.content === "string" && Array.isArray(kept.draft.keyPoints);
    // One that was kept before there were settings has none.
    return isWhole ? { ...kept, draft: { ...NO_SETTINGS, ...kept.draft } } : null;
  } catch {
    return null;
  }
}

/** Best effort: a full or forbidden storage must not stop the writing. */
export function keepLocalDraft(staffId: string, id: string, local: LocalDraft | null): void {
  try {
    if (local) localStorage.setItem(keyOf(staffId, id), JSON.stringify(local));
    else localStorage.removeItem(keyOf(staffId, id));
  } catch {
    // The server's copy is the one that counts.
  }
}

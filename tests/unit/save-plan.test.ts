import { expect, test } from "vitest";
import { planSave, type SaveInput, type StoredState } from "../../app/blog/editor/save-plan";
import { NO_SETTINGS } from "../../app/blog/post-settings";

const AT = "2026-11-19T15:00:00.000Z";
const NOW = new Date(AT);
const LENA = { id: "lena", label: "lena@beaconry.example" };
const TEXT = {
  title: "Missed calls",
  metaDescription: "",
  excerpt: "",
  content: "Old text",
  keyPoints: [],
  category: "",
  location: "",
};
const POST: NonNullable<StoredState["post"]> = {
  ...TEXT,
  id: "post-1",
  ...NO_SETTINGS,
  slug: "missed-calls",
  locationSlug: "",
  authorId: null,
  version: 3,
  published: false,
  publishAt: null,
  publishedAt: null,
  publicAt: "2026-11-01T00:00:00.000Z",
  wasPublished: false,
  readMinutes: 1,
  isDemo: false,
  deletedAt: null,
  searchVersion: 0,
  createdAt: "2026-11-01T00:00:00.000Z",
  updatedAt: "2026-11-02T00:00:00.000Z",
};
const PUBLIC = { ...POST, published: true, publishedAt: "2026-11-02T00:00:00.000Z", searchVersion: 3 };

type Revision = StoredState["newest"][number]["revision"];
/** A revision by Lena, two minutes ago. */
const revision = (more: Partial<Revision>, author: string | null = LENA.label) => ({
  revision: {
    ...TEXT,
    id: "r-1",
    kind: "autosave" as const,
    note: "Text",
    authorId: LENA.id,
    createdAt: "2026-11-19T14:58:00.000Z",
    ...more,
  },
  author,
});

const plan = (more: Partial<SaveInput>, before: Partial<StoredState> = {}) =>
  planSave(
    { post: POST, newest: [], taken: [], ...before },
    {
      id: "post-1",
      version: 3,
      text: { ...TEXT, content: "New text" },
      slug: "missed-calls",
      authorId: null,
      mode: "save",
      note: "",
      revisionId: "new",
      actor: LENA,
      siteUrl: "https://beaconry.example",
      ...more,
    },
    NOW,
  );

test.each([
  ["save", "", "save", "First draft"],
  ["auto", "From a call", "autosave", "From a call"],
] as const)("a post that is not stored is created (%s, note '%s')", (mode, note, kind, shown) => {
  const before = { post: undefined, taken: [{ slug: "missed-calls" }] };
  expect(plan({ version: 0, slug: "", mode, note }, before)).toEqual({
    kind: "create",
    saved: { version: 1, slug: "missed-calls-2", isSlugTaken: false, isPending: false },
    revision: { continues: null, id: null, kind, note: shown, before: null, first: null },
  });
});

test("the first change of a draft keeps what it said before", () => {
  expect(plan({})).toEqual({
    kind: "update",
    saved: { version: 4, slug: "missed-calls", isSlugTaken: false, isPending: false },
    revision: { continues: null, id: "new", kind: "save", note: "Text", before: POST, first: POST },
    post: POST,
    isPublic: false,
    isMoved: false,
  });
});

const SESSION_STARTS = revision({ content: "Old" });
const EARLIER = revision({ id: "r-0", kind: "save", content: "Older" });
test.each([
  ["goes on with the writer's session", {}, "r-1", EARLIER.revision],
  [
    "goes on with a session of ten minutes",
    { createdAt: "2026-11-19T14:50:00.000Z" },
    "r-1",
    EARLIER.revision,
  ],
  ["is a row of its own later", { createdAt: "2026-11-19T14:49:59.999Z" }, null, null],
  ["is a row of its own after a colleague's", { authorId: "tom" }, null, null],
  ["is a row of its own after an explicit save", { kind: "save" as const }, null, null],
])("an automatic save %s", (_, more, continues, before) => {
  const last = revision({ ...SESSION_STARTS.revision, ...more });
  const planned = plan({ mode: "auto" }, { newest: [last, EARLIER] });
  expect(planned).toMatchObject({
    kind: "update",
    revision: { continues, id: null, kind: "autosave", first: null, before: before ?? last.revision },
  });
});

test("the note says what changed since the revision before", () => {
  const last = revision({ kind: "save", title: "Other title", content: "New text" });
  expect(plan({}, { newest: [last] })).toMatchObject({ revision: { note: "Title" } });
  expect(plan({ note: "Shorter" }, { newest: [last] })).toMatchObject({ revision: { note: "Shorter" } });
});

test("a text that somebody saved meanwhile is a conflict with the one who saved it, not with who has a draft", () => {
  const newest = [revision({ kind: "draft" }), revision({ kind: "save", authorId: "tom" }, "Tom")];
  expect(plan({ version: 2 }, { newest })).toEqual({
    kind: "conflict",
    theirs: { version: 3, text: TEXT, slug: "missed-calls", by: "Tom", at: "2026-11-02T00:00:00.000Z" },
  });
  expect(plan({ version: 2 })).toMatchObject({ theirs: { by: null } });
});

test("the same text is no conflict, whatever its version, and writes nothing", () => {
  expect(plan({ version: 2, text: TEXT })).toEqual({
    kind: "keep",
    saved: { version: 3, slug: "missed-calls", isSlugTaken: false, isPending: false },
    revision: null,
    refusal: null,
  });
  expect(plan({ version: 2, text: TEXT, authorId: "tom" })).toMatchObject({ kind: "conflict" });
});

test("an explicit save of the same text ends the session, with its note", () => {
  const before = { newest: [revision({ note: "Key points" }), EARLIER] };
  const ended = { continues: "r-1", id: null, kind: "save", before: EARLIER.revision, first: null };
  expect(plan({ text: TEXT }, before)).toMatchObject({ revision: { ...ended, note: "Key points" } });
  expect(plan({ text: TEXT, note: "Done" }, before)).toMatchObject({ revision: { ...ended, note: "Done" } });
  expect(plan({ text: TEXT, mode: "auto" }, before)).toMatchObject({ kind: "keep", revision: null });
});

test.each([
  ["auto", "14:58", { continues: "r-1", kind: "draft", before: EARLIER.revision }],
  ["save", "14:58", { continues: "r-1", kind: "save", before: EARLIER.revision }],
  ["auto", "14:00", { continues: null, id: null, kind: "draft" }],
  ["save", "14:00", { continues: null, id: "new", kind: "save" }],
] as const)("what was typed and is taken back no longer waits (%s, draft of %s)", (mode, time, expected) => {
  const draft = revision({ kind: "draft", content: "Typed", createdAt: `2026-11-19T${time}:00.000Z` });
  const planned = plan({ mode, text: TEXT }, { post: PUBLIC, newest: [draft, EARLIER] });
  expect(planned).toMatchObject({
    kind: "keep",
    saved: { version: 3, isPending: false },
    revision: expected,
  });
});

test("a colleague's draft, or one that says the same, stays when a text is saved again", () => {
  for (const more of [{ authorId: "tom", content: "Typed" }, { content: "Old text" }]) {
    const draft = revision({ kind: "draft", createdAt: "2026-11-19T14:00:00.000Z", ...more });
    expect(plan({ text: TEXT }, { post: PUBLIC, newest: [draft] })).toMatchObject({ revision: null });
  }
});

test("what is typed into a published post waits, with its slug", () => {
  expect(plan({ mode: "auto", slug: "moved" }, { post: PUBLIC, newest: [EARLIER] })).toMatchObject({
    kind: "keep",
    saved: { version: 3, slug: "missed-calls", isPending: true },
    revision: { continues: null, id: null, kind: "draft", note: "Text" },
    refusal: null,
  });
});

test("a statement to verify is kept as a draft: a save of a published post is refused, a draft's is not", () => {
  const text = { ...TEXT, content: "It is so: [verify: 61%]." };
  const refusal = "Confirm or remove every statement marked [verify: …] first.";
  const kept = { kind: "keep", revision: { kind: "draft" } };
  expect(plan({ text }, { post: PUBLIC })).toMatchObject({ ...kept, refusal });
  expect(plan({ text, mode: "auto" }, { post: PUBLIC })).toMatchObject({ ...kept, refusal: null });
  expect(plan({ text })).toMatchObject({ kind: "update" });
});

test.each([
  ["is public", PUBLIC, true, true],
  ["was public and is still found", { ...POST, searchVersion: 2 }, false, true],
  [
    "waits for its time",
    { ...PUBLIC, publishAt: "2026-11-20T00:00:00.000Z", searchVersion: 0 },
    false,
    false,
  ],
  ["was never public", POST, false, false],
])("a post that %s leaves an address that leads to the new one, or none", (_, post, isPublic, isMoved) => {
  expect(plan({ slug: "moved" }, { post })).toMatchObject({
    kind: "update",
    saved: { slug: "moved" },
    isPublic,
    isMoved,
  });
  expect(plan({}, { post })).toMatchObject({ isPublic, isMoved: false });
});

test.each([
  ["that another post has is not given away", "taken", { slug: "missed-calls", isSlugTaken: true }],
  ["of the title gets a number", "", { slug: "taken-2", isSlugTaken: false }],
  ["that is free is taken as words", "Brand New!", { slug: "brand-new", isSlugTaken: false }],
  [
    "that the post has stays, however it is written",
    "missed-calls",
    { slug: "missed-calls", isSlugTaken: false },
  ],
])("a slug %s", (_, slug, saved) => {
  const text = { ...TEXT, title: "Taken" };
  expect(plan({ slug, text }, { taken: [{ slug: "taken" }] })).toMatchObject({ saved });
});

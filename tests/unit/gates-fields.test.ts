import { expect, test } from "vitest";
import { chooseBrief } from "../../app/generation/briefs";
import { checkDraft } from "../../app/generation/gates/check-draft";
import type { Draft, Postcard } from "../../app/generation/writer";
import { draftOf } from "../../app/generation/writers/embedded-writer";

const generator = "direct-mail-automation";
const brief = chooseBrief(generator, new Set());
if (!brief) throw new Error("There is no brief");
const clean = draftOf(brief);

const failing = (draft: Draft) =>
  checkDraft(draft, brief, null)
    .gates.filter(({ passed }) => !passed)
    .map(({ gate }) => gate);

const onCard = (part: Partial<Postcard>): Draft => {
  if (!clean.postcard) throw new Error("The draft has no postcard");
  return { ...clean, postcard: { ...clean.postcard, ...part } };
};
const keyPoint = (at: number) => (text: string) => ({
  ...clean,
  keyPoints: clean.keyPoints.map((point, index) => (index === at ? text : point)),
});
/** The gate of length wants a description of some size. */
const LONG = "This page is for owners who would like to read about it before they decide.";

/** Everything that readers of an article or a card see. */
const FIELDS: Record<string, (text: string) => Draft> = {
  title: (text) => ({ ...clean, title: text }),
  "the description": (text) => ({ ...clean, metaDescription: `${LONG} ${text}` }),
  category: (text) => ({ ...clean, category: text }),
  "the first key point": keyPoint(0),
  "the last key point": keyPoint(4),
  "the text": (text) => ({ ...clean, content: `${clean.content}\n\n${text}` }),
  "a heading": (text) => ({ ...clean, content: `${clean.content}\n\n## ${text}\n\nThat is all of it.` }),
  "a list item": (text) => ({ ...clean, content: `${clean.content}\n\n- ${text}` }),
  "the card's homes": (text) => onCard({ homes: text }),
  "the card's offer": (text) => onCard({ offer: text }),
  "the card's front": (text) => onCard({ front: text }),
  "the card's back": (text) => onCard({ back: text }),
};

const PLANTED = [
  ["an unproven figure", "facts", "They say 73% of owners wait"],
  ["an unproven amount", "facts", "They pay $41,973 a year"],
  ["a foreign address", "facts", "More of it is on rivalmaps.com"],
  ["a foreign link", "facts", "More of it is at https://rival.example/x"],
  ["an email address", "facts", "They write to sales@rival.example"],
  ["a leak", "leaks", "As an AI, we see the street"],
  ["an empty placeholder", "leaks", "They ask for {owner name}"],
  ["a claim", "claims", "The result is guaranteed"],
  ["a superlative", "claims", "They found an award-winning crew"],
] as const;

test("the draft that the faults are planted in passes every gate", () => {
  expect(failing(clean)).toEqual([]);
  for (const plant of Object.values(FIELDS)) expect(failing(plant("They wait for a call"))).toEqual([]);
});

test.each(
  Object.entries(FIELDS).flatMap(([field, plant]) =>
    PLANTED.map(([fault, gate, text]) => [fault, field, gate, plant(text)] as const),
  ),
)("%s in %s fails the gate of %s, and no other", (_, __, gate, draft) => {
  expect(failing(draft)).toEqual([gate]);
});

test.each(Object.entries(FIELDS))(
  "a statistic in words and an invented quotation fail the facts in %s",
  (_, plant) => {
    expect(failing(plant("Nine out of ten owners wait"))).toEqual(["facts"]);
    expect(failing(plant("They say “we doubled it in a month” and laugh"))).toEqual(["facts"]);
  },
);

test.each(Object.entries(FIELDS).filter(([field]) => !field.includes("card") && field !== "category"))(
  "a name nobody knows fails the facts in %s",
  (_, plant) => {
    expect(failing(plant("They walk to the corner of Jefferson Avenue before noon"))).toEqual(["facts"]);
  },
);

test("what only the text is changed for stays as it is elsewhere, and is named to staff", () => {
  const draft = { ...clean, metaDescription: `${LONG} They say 73% of owners wait` };
  const { content, gates } = checkDraft(draft, brief, null);
  expect(content).toBe(clean.content);
  expect(gates[0]).toEqual({ gate: "facts", passed: false, detail: "unproven: 73%" });
});

test("a figure that the article declares as an assumption may stand on its card", () => {
  const content = `${clean.content}\n\nAssume that 8,431 owners in one street read it.`;
  const draft = { ...onCard({ back: "Would 8,431 of you read it?" }), content };
  expect(failing(draft)).toEqual([]);
  expect(failing(onCard({ back: "Would 8,431 of you read it?" }))).toEqual(["facts"]);
});

import { z } from "zod";
import { type Brief, draftSchema } from "../writer";

/** Stored with every run. Change it with the prompt. */
export const PROMPT_VERSION = "4";

export type ChatMessage = { role: "system" | "user" | "assistant"; content: string };

const SCHEMA = JSON.stringify(z.toJSONSchema(draftSchema));

const RULES = `You write for Beaconry, whose customers are owners of small businesses in the United States. Answer with one JSON object that fits this JSON schema, and nothing else:
${SCHEMA}

- content: 700 to 1,100 words in light markup: "## " headings, "- " lists, **bold**, [links](/pixlseo) to our own paths only. No HTML, no title inside it. It begins with a paragraph.
- keyPoints: exactly five. title: at most 60 characters. metaDescription: at most 155.
- Reading grade 4 to 11. Plain words, concrete advice, no filler.
- State no number, quotation or address that is not among the facts. A calculation of your own must show its sum from those facts, or call its inputs an example.
- Promise no results. No superlatives about us.`;

const KINDS: Record<Brief["generator"], string> = {
  "generate-pixlseo-blog-post":
    "an article on local search for businesses of one trade in one town; postcard is null",
  "generate-marketing-article":
    "an article on marketing for one industry, with the town as its example; postcard is null",
  "direct-mail-automation":
    "an article on direct mail for businesses of one trade in one town; postcard has the words of a card that one of those businesses mails to homes around it, for whoever lives there: no marketing terms, nothing of the article, no figures, no person's name and no signature. front: one question or remark about their home, car or day. offer: what the business does for them. back: a greeting on a line of its own and at most 220 characters with the offer, which end with “scan the code”",
};

/** The conversation that asks for a draft, and for its repair if an earlier answer did not fit. */
export function promptOf(brief: Brief, repair: { text: string; problems: string[] } | null): ChatMessage[] {
  const { place, industry, topic } = brief;
  const request = [
    `Write ${KINDS[brief.generator]}.`,
    `Town: ${place.name}, ${place.state}. Industry: ${industry.name}. Topic: ${topic.name}.`,
    `Facts:\n${brief.facts.map(({ text, source }) => `- ${text} (${source})`).join("\n")}`,
    ...(brief.rejections.length > 0
      ? [
          `Editors rejected earlier drafts for these reasons; avoid them:\n${brief.rejections.map((reason) => `- ${reason}`).join("\n")}`,
        ]
      : []),
  ].join("\n\n");
  const messages: ChatMessage[] = [
    { role: "system", content: RULES },
    { role: "user", content: request },
  ];
  if (!repair) return messages;
  const problems = repair.problems.map((problem) => `- ${problem}`).join("\n");
  return [
    ...messages,
    { role: "assistant", content: repair.text },
    {
      role: "user",
      content: `Your answer does not fit:\n${problems}\nAnswer with the whole corrected JSON object.`,
    },
  ];
}

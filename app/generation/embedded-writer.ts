import { createSeededRandom } from "../platform/seeded-random";
import { type Arrangement, arrange } from "./arrangement";
import { briefKey } from "./briefs";
import type { Lens, Place, Step } from "./content/topic";
import { GENERATORS } from "./generators";
import { LAYOUTS, type Section } from "./layouts";
import type { Brief, Draft, Writer } from "./writer";

/** Composes a draft from texts that ship with the product: the same brief always gives the same draft. */
export const embeddedWriter: Writer = { name: "embedded", write: async (brief) => composeDraft(brief) };

export function composeDraft(brief: Brief): Draft {
  const { place, topic } = brief;
  const choice = arrange(brief);
  const own = GENERATORS.find((generator) => generator.id === brief.generator);
  const steps = choice.steps.map((index) => at(topic.steps, index));
  const draft = {
    title: at(topic.titles, choice.title),
    metaDescription: at(topic.descriptions, choice.title),
    category: topic.category ?? own?.category ?? "",
    location: `${place.name}, ${place.region}`,
    keyPoints: [...steps.map((step) => step.point), at(place.lenses, choice.lens).point],
    content: compose(brief, choice, steps),
  };
  return {
    ...draft,
    title: named(draft.title, place),
    metaDescription: named(draft.metaDescription, place),
    keyPoints: draft.keyPoints.map((point) => named(point, place)),
  };
}

function compose(brief: Brief, choice: Arrangement, steps: Step[]): string {
  const layout = at(LAYOUTS, choice.layout);
  const sections = layout.sections.map((section) => {
    const body = sectionBody(section, brief, choice, steps);
    return section.heading === null ? body : `## ${section.heading}\n\n${body}`;
  });
  return named(sections.join("\n\n"), brief.place);
}

function sectionBody(section: Section, brief: Brief, choice: Arrangement, steps: Step[]): string {
  const { place, topic } = brief;
  switch (section.part) {
    case "thesis":
      return at(topic.theses, choice.thesis);
    case "place":
      return lensText(at(place.lenses, choice.lens));
    case "place-again":
      return lensText(at(place.lenses, choice.lens + 1));
    case "steps":
      return `## ${topic.stepsHeading}\n\n${steps.map((step) => `### ${step.heading}\n\n${step.text}`).join("\n\n")}`;
    case "steps-bold":
      return `## ${topic.stepsHeading}\n\n${steps.map((step) => `**${step.heading}.** ${step.text}`).join("\n\n")}`;
    case "steps-apart":
      return steps.map((step) => `## ${step.heading}\n\n${step.text}`).join("\n\n");
    case "example":
      return at(topic.examples, choice.example)(createSeededRandom(briefKey(brief)));
    case "aside":
      return at(topic.asides, choice.aside);
    case "checklist":
      return choice.checklist.map((index) => `- ${at(topic.checklist, index)}`).join("\n");
    case "closing":
      return at(topic.closings, choice.closing);
  }
}

function lensText(lens: Lens): string {
  return `## ${lens.heading}\n\n${lens.text}`;
}

/** Inserts the place's names: capitalized at the start of a sentence, and with 'an' before a vowel. */
function named(text: string, place: Place): string {
  const names: Record<string, string> = {
    place: place.name,
    center: place.center,
    edge: place.edge,
    areaA: place.areas[0],
    areaB: place.areas[1],
  };
  const article = /^[AEIO]/.test(place.name) ? "n" : "";
  return text
    .replace(/\b([Aa]) \{place\}/g, `$1${article} {place}`)
    .replace(/(^|[.?!]\s)?\{(\w+)\}/g, (whole, before: string | undefined, key: string) => {
      const name = names[key];
      if (name === undefined) return whole;
      return before === undefined ? name : `${before}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("The content has an empty list");
  return item;
}

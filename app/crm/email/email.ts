/** Merge values for one lead, by the name used in braces, e.g. `first_name` for {first_name}. */
export type MergeValues = Record<string, string>;

export const EMAIL_SUBJECT_MAX = 200;
export const EMAIL_BODY_MAX = 20_000;

export const EMAIL_TEMPLATES = [
  {
    id: "introduction",
    label: "Introduction",
    subject: "Where {company} stands on the map today",
    body: `Hello {first_name},

Thank you for telling us about {company}. Before we talk about plans, we would like to show you where you stand today: a rank map of your streets for the three searches that bring you the most work.

Fifteen minutes on the phone are enough to choose the three searches. Which day this week suits you?

{team}`,
  },
  {
    id: "follow-up",
    label: "Follow-up",
    subject: "{first_name}, shall we go on with {company}?",
    body: `Hello {first_name},

A few days ago we wrote to you about {company}, and we would not like it to get lost between two busy weeks.

Is there a question that we can answer first, or somebody else at {company} whom we should ask? One line is enough.

{team}`,
  },
  {
    id: "demo-invite",
    label: "Demo Invite",
    subject: "30 minutes with the numbers of {company}",
    body: `Hello {first_name},

In a demo we look at {company} and at nobody else: ten minutes for your rank map, ten for what your ads bring and cost, ten for your questions.

Choose a time that suits you: {demo_link}

{team}`,
  },
] as const;

/** For whoever did not come to a demo; offered where that is seen, not among the templates. */
const NEW_TIMES = {
  id: "new-times",
  subject: "A new time for our demo, {first_name}?",
  body: `Hello {first_name},

We had a demo in the calendar, and something must have come in between. That happens.

Choose a new time that suits you: {demo_link}

{team}`,
};

export type EmailText = { subject: string; body: string };

/** Replaces {name} by its value in one pass, so values are never expanded again; leaves unknown names as they are. */
export function fillMergeFields(text: string, values: MergeValues): string {
  const known = new Map(Object.entries(values));
  return text.replace(/\{([a-z_]+)\}/g, (whole, name) => known.get(name) ?? whole);
}

/**
 * The names in braces that stand for nothing, such as {first_nam}, each once; not those that a value brought, such as
 * a company's own name.
 */
export function unknownMergeFields(text: string, values: MergeValues): string[] {
  const known = new Set(Object.keys(values).map((name) => `{${name}}`));
  const isOwn = (whole: string) => Object.values(values).some((value) => value.includes(whole));
  const [...found] = new Set(text.match(/\{ *\p{L}[\p{L}\d_ -]{0,40}\}/gu));
  return found.filter((whole) => !known.has(whole) && !isOwn(whole));
}

/** A template filled in for one lead; null if the id is unknown. */
export function fillTemplate(id: string | null, values: MergeValues): EmailText | null {
  const template = [...EMAIL_TEMPLATES, NEW_TIMES].find((candidate) => candidate.id === id);
  if (!template) return null;
  return {
    subject: fillMergeFields(template.subject, values),
    body: fillMergeFields(template.body, values),
  };
}

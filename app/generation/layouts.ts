/** The parts of a draft. Headings of places and steps come from the content, the rest from the layout. */
export type Section = {
  part:
    | "thesis"
    | "place"
    | "place-again"
    | "steps"
    | "steps-bold"
    | "steps-apart"
    | "example"
    | "aside"
    | "checklist"
    | "closing";
  heading: string | null;
};

const part = (name: Section["part"], heading: string | null = null): Section => ({ part: name, heading });

/** Four ways to order a post, so that neighbors in the list differ. */
export const LAYOUTS: readonly { sections: readonly Section[] }[] = [
  {
    sections: [
      part("thesis"),
      part("place"),
      part("steps"),
      part("example", "The sum, with invented numbers"),
      part("place-again"),
      part("aside", "What to leave alone"),
      part("checklist", "Before you begin"),
      part("closing", "And then"),
    ],
  },
  {
    sections: [
      part("thesis"),
      part("example", "An example first"),
      part("place"),
      part("steps-bold"),
      part("place-again"),
      part("aside", "No need for this"),
      part("checklist", "Your list"),
      part("closing", "Where to start"),
    ],
  },
  {
    sections: [
      part("thesis"),
      part("checklist", "The short version"),
      part("place"),
      part("steps-apart"),
      part("place-again"),
      part("aside", "One thing not to do"),
      part("example", "What it comes to"),
      part("closing", "Next week"),
    ],
  },
  {
    sections: [
      part("place"),
      part("thesis", "Why this matters"),
      part("aside", "First, something to skip"),
      part("steps-bold"),
      part("example", "Made-up figures, real arithmetic"),
      part("place-again"),
      part("checklist", "On one page"),
      part("closing", "To finish"),
    ],
  },
];

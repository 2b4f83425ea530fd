/** Copy of the 30-minute demo's page. */
export const BOOKING = {
  title: "Book a demo of 30\u00a0minutes.",
  lead: "One person, your town on the screen, and no slides.",
  facts: [
    { term: "Length", text: "30 minutes, by video or phone" },
    { term: "With", text: "Someone who runs accounts in your trade" },
    { term: "You bring", text: "One address and three searches" },
    { term: "You get", text: "A rank map of that address, yours to keep" },
    { term: "Cost", text: "None, and no card is asked for" },
  ],
  request: {
    title: "Ask for a time.",
    text: "Write which days suit you. A person proposes two times, within 2 hours.",
    example: "Tuesday or Thursday after 2 pm. Two locations, most calls come from one of them…",
  },
  frame: "Calendar for booking a 30-minute demo",
} as const;

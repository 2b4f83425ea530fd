import type { FeaturePage } from "../page-copy";

export const SMART_AUTOMATION: FeaturePage = {
  path: "/smart-automation",
  name: "Smart Automation",
  signature: "automation",
  badge: "Smart Automation, part of every module",
  meta: {
    title: "Smart automation: the next step without reminders",
    description:
      "A scan, a call or a quiet month starts the next step: a card, an ad, a task for a person. You draw the flow, and it stops when somebody books.",
    keywords: ["marketing automation", "follow-up automation", "lead nurturing", "campaign triggers"],
  },
  title: "The next step happens. Nobody had to remember.",
  lead: "Something happens, time passes, a condition is met. Then a card goes out, an ad starts or somebody gets a call list. The whole flow fits on one screen, and you can read it.",
  cards: {
    title: "Four parts make a flow.",
    lead: "A trigger, a delay, a condition, an action. There’s no fifth part to learn.",
    items: [
      {
        title: "A trigger",
        text: "A scan, a missed call, a form, a car’s birthday, or a month without a visit.",
        caption: ["Started this month", "144 people"],
      },
      {
        title: "A delay",
        text: "In hours or days, during business hours. Nobody gets a text at two in the morning.",
        caption: ["Held until you open", "3 messages"],
      },
      {
        title: "A condition",
        text: "Booked already? Bought elsewhere? Asked to be left alone? The answer picks the branch.",
        caption: ["Asked of the 61", "three questions"],
      },
      {
        title: "An action",
        text: "A postcard, an ad with a ceiling, an email, or a task with a name and a due date.",
        caption: ["22 ads × $0.90", "$19.80 at most"],
      },
    ],
  },
  example: {
    title: "It stops by itself.",
    paragraphs: [
      "The most useful rule is the last one. When somebody books, every other step for that person is called off.",
      "What would have gone out is listed, so you can see the flow holding back as well as acting.",
    ],
  },
  modules: {
    title: "What it can set in motion.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "A rank drops by five: the page goes back to its author." },
      { name: "Adrev", href: "/adrev", text: "A van is free tomorrow: the ad switches on in its ZIP codes." },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Seven months without a visit: a card is drafted.",
      },
    ],
  },
  closing: {
    title: "Name the thing that gets forgotten.",
    text: "Every business has one. We’ll draw its flow while you talk.",
    minutes: [
      "What starts it, and who remembers it today",
      "The flow on screen, with its waits and exits",
      "What it may spend, and when it has to ask a person",
    ],
  },
};

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
  lead: "Something happens, time passes, a condition is met: then a card goes out, an ad starts or a person gets a call list. You can read the whole flow on one screen.",
  picture: "flow",
  cards: {
    title: "Four parts make a flow.",
    items: [
      {
        title: "A start",
        text: "A scan, a missed call, a form, a car’s birthday, or a month without a visit.",
      },
      {
        title: "A wait",
        text: "In hours or days, within your opening times. Nobody gets a text at two in the morning.",
      },
      {
        title: "A question",
        text: "Booked already? Bought elsewhere? Asked to be left alone? The answer picks the branch.",
      },
      {
        title: "A step",
        text: "A postcard, an ad with a ceiling, an email, or a task with a name and a due date.",
      },
    ],
  },
  example: {
    title: "It stops by itself.",
    paragraphs: [
      "The most useful rule is the last one. When somebody books, every other step for that person is called off.",
      "What would have gone out is listed, so you can see the flow holding back as well as acting.",
    ],
    picture: {
      kind: "rows",
      title: "This week’s flow",
      note: "61 people scanned",
      rows: [
        { label: "Booked, steps called off", value: "17", mark: "good" },
        { label: "Waiting, day one or two", value: "9" },
        { label: "Seeing the Instagram ad", value: "22" },
        { label: "On Mike’s call list", value: "12" },
        { label: "Asked to be left alone", value: "1", mark: "quiet" },
      ],
      foot: "17 + 9 + 22 + 12 + 1 = 61",
    },
  },
  modules: {
    title: "What it can set in motion.",
    items: [
      { name: "PixlSEO", href: "/pixlseo", text: "A rank falls by five: the page goes to its author." },
      { name: "Adrev", href: "/adrev", text: "A van is free tomorrow: the ad switches on in its district." },
      {
        name: "AI Direct Mail",
        href: "/direct-mail",
        text: "Seven months without a visit: a card is drafted.",
      },
    ],
  },
  closing: {
    title: "Name the thing that gets forgotten.",
    text: "Every business has one. We draw its flow while you tell it.",
    minutes: [
      "What starts it, and who remembers it today",
      "The flow on screen, with waits and ways out",
      "What it may spend, and when it must ask a person",
    ],
  },
};

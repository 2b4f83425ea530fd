/** What colleagues wrote to leads. `opened`: the page that a link in it opened, or null. */
export type MailTemplate = { subject: string; text: string; opened: string | null };

export const MAILS: readonly MailTemplate[] = [
  {
    subject: "Where {company} stands on the map",
    text: "Hello {first},\n\nhere is the map that we spoke about: five by five points around your address, and who comes first at each of them.\n\nhttps://beaconry.example/pixlseo\n\nThe two weak corners are on the east side. I would start there.",
    opened: "/pixlseo",
  },
  {
    subject: "The sample card for {company}",
    text: "Hello {first},\n\nthe card is drawn. It has your own street on its map and one sentence on the back.\n\nhttps://beaconry.example/direct-mail\n\nTell me if the tone is right; the rest is quickly changed.",
    opened: "/direct-mail",
  },
  {
    subject: "The figures that you asked for",
    text: "Hello {first},\n\nthree figures, as promised: what a lead costs you now, what it cost a year ago, and what it costs a neighbor of yours who does the same work.\n\nCall me when you have read them.",
    opened: null,
  },
  {
    subject: "Our proposal for {company}",
    text: "Hello {first},\n\nthe proposal is one page. The prices on it hold until the end of next month.\n\nhttps://beaconry.example/pricing\n\nI would be glad to go through it with you and your partner.",
    opened: "/pricing",
  },
  {
    subject: "Who looks after the feed",
    text: "Hello {first},\n\nyou asked who looks after your feed once it runs. Two people, by name, and both answer the phone.\n\nhttps://beaconry.example/about",
    opened: "/about",
  },
  {
    subject: "A time for the call next week",
    text: "Hello {first},\n\nTuesday or Thursday, before nine? If neither works, take any time that suits you:\n\nhttps://beaconry.example/book-now",
    opened: null,
  },
  {
    subject: "What changed since the first month",
    text: "Hello {first},\n\nthe first month is over. Eleven of 25 points are in the top three now; it was four.\n\nhttps://beaconry.example/case/harbor-auto",
    opened: null,
  },
  {
    subject: "The contract, without the fine print",
    text: "Hello {first},\n\nhere are the terms in plain sentences. Everything that we build for you is yours from the first day.",
    opened: null,
  },
];

/** What colleagues wrote to leads. `opened`: the page that a link in it opened, or null. */
export type MailTemplate = { subject: string; text: string; opened: string | null };

export const MAILS: readonly MailTemplate[] = [
  {
    subject: "Where {company} stands on the map",
    text: "Hello {first},\n\nHere is the map we talked about: five by five points around your address, and who comes first at each of them.\n\nhttps://beaconry.example/pixlseo\n\nThe two weak corners are on the east side. I would start there.",
    opened: "/pixlseo",
  },
  {
    subject: "The sample card for {company}",
    text: "Hello {first},\n\nYour card is drawn. It has your own street on its map and one sentence on the back.\n\nhttps://beaconry.example/direct-mail\n\nTell me if the tone is right. The rest is quick to change.",
    opened: "/direct-mail",
  },
  {
    subject: "The figures you asked for",
    text: "Hello {first},\n\nThree figures, as promised: what a lead costs you now, what it cost a year ago, and what it costs a neighbor in the same trade.\n\nCall me once you've read them.",
    opened: null,
  },
  {
    subject: "Our proposal for {company}",
    text: "Hello {first},\n\nThe proposal is one page. Its prices hold until the end of next month.\n\nhttps://beaconry.example/pricing\n\nI'd be glad to go through it with you and your partner.",
    opened: "/pricing",
  },
  {
    subject: "Who looks after the feed",
    text: "Hello {first},\n\nYou asked who looks after your feed once it runs. Two people, by name, and both answer the phone.\n\nhttps://beaconry.example/about",
    opened: "/about",
  },
  {
    subject: "A time for the call next week",
    text: "Hello {first},\n\nTuesday or Thursday, before nine? If neither works, take any time that suits you:\n\nhttps://beaconry.example/book-now",
    opened: null,
  },
  {
    subject: "What changed since the first month",
    text: "Hello {first},\n\nThe first month is over. Eleven of 25 points are in the top three now, up from four.\n\nhttps://beaconry.example/case",
    opened: null,
  },
  {
    subject: "The contract, without the fine print",
    text: "Hello {first},\n\nHere are the terms in plain English. Everything we build for you is yours from the first day.",
    opened: null,
  },
];

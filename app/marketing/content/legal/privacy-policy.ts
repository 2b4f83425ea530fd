import type { LegalFacts, LegalPage, LegalSection } from "../page-copy";

export const PRIVACY_POLICY: LegalPage = {
  path: "/privacy-policy",
  meta: {
    title: "Privacy policy",
    description:
      "What this site stores about a visit and a message, for how long, who sees it, and how you have it corrected, deleted or handed over.",
    keywords: ["privacy policy", "data protection", "visitor analytics without cookies"],
  },
  title: "Privacy policy",
  lead: "What this website really stores, in the order in which you would meet it.",
  summary: [
    "When you read a page, we store which page, when and in which browser, under an ID that ends with your tab.",
    "With Global Privacy Control on, only counts are kept.",
    "A message is stored as you typed it, and goes to the people who answer it.",
    "We never sell personal data, and build no advertising profiles.",
    "You can see, correct, erase or take with you what we hold. We answer within 30 days.",
  ],
  sections: (facts) => [
    ...collection(facts),
    {
      id: "use",
      title: "How we use it",
      blocks: [
        [
          "To answer your message, prepare your demo and keep in touch about it.",
          "To see which pages are read and which sources bring messages, as counts and lists for our staff.",
          "To recognize abuse: floods of forms, automated visits and attempts to guess a staff password.",
        ],
        "We do not build advertising profiles of visitors, and no decision about you is made by a program alone.",
      ],
    },
    sharing(facts),
    {
      id: "security",
      title: "Data security",
      blocks: [
        "Pages and forms travel over TLS only. Staff sign in with a password that is stored as a salted hash, every page of the back office checks who is asking, and what staff change is written to an audit log.",
        "Page views, events and messages are stored in this site’s own databases. No copy is sent to an analytics vendor.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        [
          "Access: ask what we hold about you, and get it.",
          "Correct: have a wrong name, number or address corrected.",
          "Delete: have your record erased, with its notes and messages. A record that is merely deleted lies in the trash for 30 days first; an erased one is gone.",
          "Opt out: tell us to stop writing, or switch on Global Privacy Control in your browser and no session is recorded.",
          "Portability: receive your record as a CSV file that other programs can read.",
        ],
        "We answer such a request within 30 days and may ask you to write from the address it concerns.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: [
        "Questions about this policy, and every request named in it, reach a person at the address below.",
      ],
    },
  ],
};

function collection({ rawDays }: LegalFacts): LegalSection[] {
  return [
    {
      id: "information",
      title: "Information we collect",
      blocks: [
        "Page views: when you read a page, its path, its title, the time, the page you came from and your browser’s identification are stored, together with the device type, browser and operating system derived from it, and the country and region of your network. Clicks on phone numbers, email addresses, main buttons and links are stored as events in the same way.",
        "Visits: views and events of one tab are tied together by a random ID. It is kept in that tab’s session storage and disappears when the tab is closed; it is not a cookie, and no other site can read it. The tab also remembers the page you arrived on, where you came from, parameters of that address that belong to a campaign or an advertisement, when the visit began and when you last did something; all but the last is sent with each view. For one visit in ten we also measure how fast pages load and respond, without the ID.",
        "Links in our mail: links to this site in an email we send you carry that email’s number. If you follow one, our staff see the pages of that visit next to the email.",
        "Global Privacy Control: with it switched on none of this is kept; no ID is made, and a view or event adds one to an hourly count of that page or event, without your browser, source or session.",
        "Booking a demo: while you look at other times, what you have typed into the form stays in your tab’s session storage. It is sent only with the form, and it is gone once the form is sent or the tab is closed.",
        "Light and dark: if you choose one at the foot of a page, that word stays in your browser’s local storage and is not sent to us.",
        "The contact form: when you send it we store what you typed: first and last name, business email, phone number, company, industry and your description, with the time and the page it was sent from, and the arrival data of your tab. Sending it with scripts switched on also records an event with your name, company and industry, and whether a phone number was given. Two emails follow: a receipt to you and a notice to our sales team.",
        "Network addresses: they are used to limit how many forms one network can send. They are stored as a hash for the hour in question, and this site stores them nowhere else.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      blocks: [
        `Single page views and events leave the database after ${rawDays} days for an archive of compressed files; visits, each with its random id and its first page, and counts by hour and day stay. A message and the record that staff keep of it stay until you ask for their deletion, or until we no longer need them.`,
      ],
    },
  ];
}

function sharing({ company, hasBookingProvider, hasTurnstile }: LegalFacts): LegalSection {
  return {
    id: "sharing",
    title: "Sharing",
    blocks: [
      "We never sell personal data, and nobody we share it with may use it for their own purposes. It is processed for us by:",
      [
        "Cloudflare, which runs this site and its databases.",
        "The email provider that delivers our messages, where we use one.",
        ...(hasBookingProvider
          ? ["The provider of the calendar on the booking page, which receives what you enter there."]
          : []),
        ...(hasTurnstile
          ? [
              "Cloudflare Turnstile, which sees your browser and network address when a contact form is opened and sent, to tell people from programs.",
            ]
          : []),
      ],
      `${company.name} also discloses data where a law or a court obliges us to, and to the buyer if the business is sold, under the terms of this policy.`,
    ],
  };
}

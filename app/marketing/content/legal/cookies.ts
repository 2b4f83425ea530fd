import type { LegalFacts, LegalPage, LegalSection } from "../page-copy";

export const COOKIE_POLICY: LegalPage = {
  path: "/cookies",
  meta: {
    title: "Cookie policy",
    description:
      "Which cookies this site sets (one, for a minute), which it does not set, and how you see, refuse and delete them in your browser.",
    keywords: ["cookie policy", "cookies", "global privacy control"],
  },
  title: "Cookie policy",
  lead: "This site sets no cookie while you read it. That is why no banner asked you anything.",
  summary: [
    "Pages are counted without a cookie.",
    "A form sent without scripts sets one, for 60 seconds at most.",
    "Staff who sign in have one for their session.",
    "No advertising or social network is told that you were here.",
    "Every public page and form works with cookies refused.",
  ],
  sections: (facts) => [
    {
      id: "essential",
      title: "Essential cookies",
      blocks: [
        "They carry out something you asked for, and are set by this site alone:",
        [
          "A notice cookie, when you send a form in a browser without scripts. It holds the sentence the next page shows you, and ends within 60 seconds.",
          "A session cookie, for staff who sign in. Its name begins with __Host-, scripts cannot read it, and it ends after 30 days at the latest.",
        ],
      ],
    },
    {
      id: "analytics",
      title: "Analytics cookies",
      blocks: [
        "None. Page views are counted by this site itself, without a cookie, by a random id in the session storage of your tab. It is gone when the tab is closed, and never made under Global Privacy Control.",
      ],
    },
    {
      id: "functional",
      title: "Functional cookies",
      blocks: [
        "None for visitors. If you choose light or dark at the foot of a page, your browser keeps that one word in its local storage until you delete it. It is sent to nobody, and without a choice nothing is kept. What you type to book a demo stays in your tab’s session storage until you send it or close the tab.",
        "In the back office three cookies remember how staff like to see it: light or dark, sidebar open or closed, lists as cards or as a table.",
      ],
    },
    {
      id: "marketing",
      title: "Marketing cookies",
      blocks: [
        "None. This site does not follow you to other sites and tells none of them that you were here.",
      ],
    },
    thirdParty(facts),
    {
      id: "manage",
      title: "How to manage cookies",
      blocks: [
        "Your browser lists the cookies of every site, deletes them one by one or all together, and can refuse them from now on. You find this under privacy or site data in its settings.",
        "Session storage is cleared by closing the tab, or together with the site data; your choice of light or dark by the latter. Global Privacy Control is a switch in several browsers and in extensions for others; this site obeys it without asking.",
        "Without any cookie or storage every public page and form here works. Two things are missing: a choice of light or dark ends with the page, and with scripts off too, the page after a form can’t say that your message went through.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: ["If you find a cookie here that this page does not name, we would like to know."],
    },
  ],
};

function thirdParty({ hasBookingProvider, hasTurnstile }: LegalFacts): LegalSection {
  return {
    id: "third-party",
    title: "Third-party cookies",
    blocks: [
      "Sites like ours often carry third-party cookies. These are the four kinds, and what they would be for:",
      [
        "An analytics service: counting visitors across visits.",
        "An ads service: measuring which ad led to a message.",
        "A social pixel: recognizing visitors on a social network.",
        "Chat: keeping a conversation open from page to page.",
      ],
      "None of these is set today. If one is ever switched on, it loads only after your consent, and never under Global Privacy Control.",
      ...(hasBookingProvider
        ? [
            "The calendar on the booking page is a frame of its provider, who may set cookies for it under a policy of their own. It exists on that page only.",
          ]
        : []),
      ...(hasTurnstile
        ? [
            "The contact form loads Turnstile, Cloudflare’s check that tells people from programs, in a frame of challenges.cloudflare.com. Cloudflare may keep a cookie there for that purpose alone.",
          ]
        : []),
    ],
  };
}

import type { LegalFacts, LegalPage, LegalSection } from "../page-copy";

export const TERMS_OF_SERVICE: LegalPage = {
  path: "/terms-of-service",
  meta: {
    title: "Terms of service",
    description:
      "What we deliver, what we need from you, how fees are paid, what liability is capped at, and how either side ends the agreement.",
    keywords: ["terms of service", "service agreement", "payment terms"],
  },
  title: "Terms of service",
  lead: "The agreement between us in plain words. Where a signed order says something else, the order counts.",
  summary: [
    "You pay the fees in your order, each billing cycle in advance.",
    "You pay the ad platforms directly. Cards are billed when mailed, postage included.",
    "Our liability ends at the fees of the last twelve months.",
    "Either side can leave by written notice; an email is enough.",
    "Ad accounts, listings, domains and audiences that are yours stay yours.",
  ],
  sections: (facts) => [
    acceptance(facts),
    {
      id: "service",
      title: "Service description",
      blocks: [
        "Depending on your order, the service consists of:",
        [
          "SEO automation: rank surveys, citations, press distribution, page work and a tracking pixel.",
          "Paid media: planning, buying and moving budget across the ad channels you approve.",
          "Direct mail: drafting, writing and mailing cards, with the tracking of their codes and links.",
          "Analytics: one report of leads, costs and sales from the sources you connect.",
          "Support: onboarding, a monthly review and a phone line.",
        ],
        "Figures on this website are illustrative. Your results depend on your market; we promise none.",
      ],
    },
    {
      id: "responsibilities",
      title: "User responsibilities",
      blocks: [
        [
          "Give us correct information about your business, and the access that the work needs.",
          "Have the right to every list, picture and text you hand over, and permission to contact the people on those lists.",
          "Keep sign-in data to yourself, and tell us at once when somebody else has it.",
          "Use the service for lawful offers only, and not to copy it, overload it or get around its limits.",
        ],
      ],
    },
    {
      id: "payment",
      title: "Payment terms",
      blocks: [
        [
          "Fees are those of the plan in your order, before taxes. You pay the ad platforms directly; cards are billed when they are mailed, postage included.",
          "Plan fees are paid in advance for each billing cycle.",
          "Late payment may suspend the service until the invoice is settled.",
          "Refunds follow the refund policy in your order.",
        ],
      ],
    },
    liability(facts),
    {
      id: "termination",
      title: "Termination",
      blocks: [
        "Either side may end the agreement by written notice; an email is enough. What is paid for the current cycle is delivered to its end, unless the other side broke these terms and did not fix it within 14 days of notice.",
        "Ad accounts, listings, domains and audiences that are yours stay yours. We hand over your data on request within 30 days of the end.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "We may change these terms. A change takes effect when it is posted on this page; if you continue to use the service after that, you accept it.",
      ],
    },
    {
      id: "place-data",
      title: "Place data",
      blocks: [
        "Figures about towns in our articles come from GeoNames (geonames.org), as of March 2020, used under the Creative Commons Attribution 4.0 license. Sums, distances and times of day were computed from them.",
      ],
    },
    {
      id: "contact",
      title: "Contact",
      blocks: ["Notices and questions about the agreement go to the address below."],
    },
  ],
};

function acceptance({ company }: LegalFacts): LegalSection {
  return {
    id: "acceptance",
    title: "Acceptance",
    blocks: [
      `By ordering, signing in to or using a service of ${company.name}, you accept these terms for the business you act for, and confirm that you may do so.`,
    ],
  };
}

function liability({ company }: LegalFacts): LegalSection {
  return {
    id: "liability",
    title: "Limitation of liability",
    blocks: [
      `The liability of ${company.name} for all claims together is capped at the fees you paid in the twelve months before the event that caused the claim.`,
      "Lost profit and indirect damage are excluded. Nothing here limits liability that the law does not allow to be limited.",
    ],
  };
}

import { claim } from "../../../copy/claim";
import type { ModulePage } from "../page-copy";

export const ADREV: ModulePage = {
  path: "/adrev",
  name: "Adrev",
  signature: "adrev",
  badge: "Adrev, paid media",
  meta: {
    title: "Adrev: paid media on Google, Facebook and Instagram",
    description:
      "One budget across Google, Facebook and Instagram, with LinkedIn, TikTok and Twitter ads supported. It moves every hour toward the cheapest good lead.",
    keywords: ["paid media", "Google ads", "Facebook ads", "Instagram ads", "ad budget management"],
  },
  title: "One budget. It\u00a0goes where the leads are.",
  lead: "Google, Facebook and Instagram run from one plan, and LinkedIn, TikTok and Twitter ads join where they pay. You set the limits; Adrev does the rest, hour by hour.",
  action: { label: "See Your Budget Plan", href: "/book-now" },
  picture: "allocation",
  figures: [
    claim("80%", "less ad spend"),
    claim("6", "channels on one budget"),
    claim("300%", "ROI increase"),
    claim("24/7", "optimization"),
  ],
  features: {
    title: "A media buyer who never sleeps.",
    lead: "And who writes down every dollar moved, with the reason.",
    items: [
      {
        title: "Google, Facebook, Instagram",
        text: "Three channels that most local businesses need, bought as one. A lead counts once, whichever ad they saw last.",
        picture: {
          kind: "ads",
          title: "One lot, three ads",
          note: "Cost per lead, November",
          ads: [
            {
              channel: "Google",
              head: "Used Civics in Lakeview",
              words: "Nine on the lot today. Drive one before noon.",
              now: "$31",
              before: "$44",
            },
            {
              channel: "Facebook",
              head: "Harbor Auto",
              words: "What’s your Civic worth?",
              now: "$36",
              before: "$41",
            },
            {
              channel: "Instagram",
              head: "harborauto",
              words: "Open until six tonight.",
              now: "$29",
              before: "$39",
            },
          ],
          foot: "“Was” is the price you started with",
        },
      },
      {
        title: "LinkedIn, TikTok, Twitter",
        text: "Supported, and on trial until they earn their place. A channel that brings few leads in two weeks loses budget to one that brings more.",
        picture: {
          kind: "rows",
          title: "On trial",
          note: "November 1–14",
          rows: [
            { label: "TikTok, 14 leads", value: "+$280", mark: "good" },
            { label: "LinkedIn, 6 leads", value: "−$700" },
            { label: "Twitter, 2 leads", value: "−$1,200" },
            { label: "Freed for the other three", value: "$1,620", mark: "total" },
          ],
          foot: "Decided on Monday, November 16",
        },
      },
      {
        title: "Moves by the hour",
        text: "Budget follows the price of a good lead: booked, called or asked for a quote. Clicks alone do not count.",
        picture: {
          kind: "rows",
          title: "Tuesday’s log",
          note: "Harbor Auto",
          rows: [
            { label: "10 AM", value: "No change, within your limits", mark: "quiet" },
            { label: "11 AM", value: "−$200 from Twitter, no lead since Saturday" },
            { label: "to Google", value: "+$140, 3 calls at $28" },
            { label: "to Instagram", value: "+$60, 2 visits booked" },
          ],
          foot: "What one channel loses the others gain",
        },
      },
      {
        title: "Limits you set",
        text: "A ceiling for the day, for a channel and for a lead. Anything beyond them waits for your OK.",
        picture: {
          kind: "rows",
          title: "Your limits",
          note: "Changed October 30",
          rows: [
            { label: "Daily cap", value: "$600" },
            { label: "Most for one channel", value: "40%" },
            { label: "Max cost per lead", value: "$90" },
            { label: "Moves above $500", value: "Ask Marcus", mark: "good" },
          ],
          foot: "Reached twice this month, asked twice",
        },
      },
    ],
  },
  steps: {
    title: "From three logins to one plan.",
    lead: "Your accounts stay yours. We work in them, and you can watch.",
    scale: { days: 22, division: 1, ends: ["Business day 1", "22"], isOpen: true },
    items: [
      {
        when: "Days 1–5",
        from: 1,
        to: 5,
        title: "Connect",
        text: "Ad accounts, call tracking and the system where a sale is written down.",
      },
      {
        when: "Days 6–10",
        from: 6,
        to: 10,
        title: "Count",
        text: "Twelve months of spend against what was sold. Some of it won’t be fun to read.",
      },
      {
        when: "Weeks 3–4",
        from: 11,
        to: 20,
        title: "Launch",
        text: "A first plan at half the budget, so that mistakes are cheap.",
      },
      {
        when: "Every month",
        from: 21,
        to: 22,
        title: "Review",
        text: "One page, one hour, one person who can say why the money went there.",
      },
    ],
  },
  questions: {
    title: "Before you hand over a budget.",
    items: [
      {
        question: "Is there a minimum budget?",
        answer:
          "Below about $2,000 a month there are too few leads to learn from. Start with direct mail then; it needs less.",
      },
      {
        question: "Who owns the ad accounts?",
        answer:
          "You do, with their history and their audiences. If you leave, we lose access and you keep everything.",
      },
      {
        question: "What counts as a lead?",
        answer:
          "What you say in the first week: a call over a minute, a form, a booking. The definition is printed on every report.",
      },
    ],
  },
  closing: {
    title: "Show us last month’s invoice.",
    text: "Any channel, any month. We read it line by line with you.",
    minutes: [
      "What each channel cost you for one real customer",
      "Where the next thousand dollars would go, and the expected range",
      "The limits you want, and who gets asked beyond them",
    ],
  },
};

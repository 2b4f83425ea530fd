import { claim } from "../../../copy/claim";
import type { ModulePage } from "../page-copy";

export const PIXLSEO: ModulePage = {
  path: "/pixlseo",
  name: "PixlSEO",
  signature: "pixlseo",
  badge: "PixlSEO, local and national SEO",
  meta: {
    title: "PixlSEO: local and national SEO with a tracking pixel",
    description:
      "Rank maps for every location, citations on 100+ platforms, press on 500+ sites, and a tracking pixel that ties each search to the visit it led to.",
    keywords: ["local SEO", "national SEO", "rank map", "tracking pixel", "citations", "press distribution"],
  },
  title: "Rank where your customers stand.",
  lead: "Local and national SEO, measured street by street. A tracking pixel follows each search to the call or the visit, so you know which page earned it.",
  action: { label: "See Your Rank Map", href: "/book-now" },
  picture: "rank",
  figures: [
    claim("100+", "platforms carry your citations"),
    claim("500+", "sites pick up your press"),
    claim("300%", "ROI increase"),
    claim("24/7", "optimization"),
  ],
  features: {
    title: "Four jobs, done in this order.",
    lead: "First accurate, then found nearby, then found everywhere, then counted.",
    items: [
      {
        title: "Citations and press",
        text: "Name, address and phone match on 100+ platforms. News worth telling goes to 500+ sites, under your name and with your link.",
        picture: {
          kind: "rows",
          title: "Listings this week",
          note: "104 platforms",
          rows: [
            { label: "Name, address, phone match", value: "97" },
            { label: "Corrected by us", value: "5", mark: "good" },
            { label: "Waiting for the platform", value: "2", mark: "quiet" },
            { label: "Press release picked up", value: "512 sites" },
          ],
          foot: "Old suite number found on five maps",
        },
      },
      {
        title: "Local SEO",
        text: "We check your rank every week from 81 points around each address, minus open water and your own address. Work goes to the searches where you rank low.",
        picture: {
          kind: "searches",
          title: "Three searches, 90 days",
          note: "Northside Dental",
          foot: "412 + 168 + 97 = 677 visits",
        },
      },
      {
        title: "National SEO",
        text: "Pages that answer what people ask before they pick a town. Each page has one question, one author and one number to beat.",
        picture: {
          kind: "bars",
          title: "Pages that answer",
          note: "Visits in October",
          bars: [
            { label: "Do implants hurt?", value: "1,940", percent: 92, color: 1 },
            { label: "Crown or veneer", value: "1,310", percent: 62, color: 1 },
            { label: "Teeth at age six", value: "820", percent: 39, color: 1 },
            { label: "Night guard cost", value: "430", percent: 20, color: 1 },
          ],
          foot: "4,500 visits, 38 of them booked",
        },
      },
      {
        title: "Tracking pixel",
        text: "One line of code on your site. It sees the search, the page and the call as one visit, and it knows which of them came first.",
        picture: {
          kind: "rows",
          title: "One visit, November 6",
          note: "Wierzba Heating & Air",
          rows: [
            { label: "9:14", value: "Search: furnace repair near me" },
            { label: "9:14", value: "Opened /furnace-repair" },
            { label: "9:17", value: "Called, 4 minutes" },
            { label: "9:21", value: "Booked Thursday 11:00", mark: "good" },
          ],
          foot: "Seven minutes from search to a booked visit",
        },
      },
    ],
  },
  steps: {
    title: "The first ninety days.",
    lead: "Rankings move slowly and then at once. This is what happens while they are slow.",
    scale: {
      ...{ days: 90, division: 7, ends: ["Day 1", "Day 90"] },
      meanwhile: { title: "Ranks rise", from: 57, to: 89 },
    },
    items: [
      {
        when: "Week 1",
        from: 1,
        to: 7,
        title: "Survey",
        text: "The map of day one, with the searches you care about and two competitors you name.",
      },
      {
        when: "Weeks 2–3",
        from: 8,
        to: 21,
        title: "Repair",
        text: "Wrong addresses, slow pages, double listings. Nothing is written before these are gone.",
      },
      {
        when: "Weeks 4–8",
        from: 22,
        to: 56,
        title: "Build",
        text: "Pages, citations and press for the streets where you rank low, a few every week.",
      },
      {
        when: "Day 90",
        from: 90,
        to: 90,
        title: "Compare",
        text: "Both maps side by side. What didn’t move is named: why, and what we try next.",
      },
    ],
  },
  questions: {
    title: "What people ask first.",
    items: [
      {
        question: "How soon will we rank?",
        answer:
          "Repairs show within weeks, new pages within two to four months. Nobody can promise a position, and we do not.",
      },
      {
        question: "What does the pixel store?",
        answer:
          "Page, time, source and what was clicked. No names, and only a count for visitors who switch on Global Privacy Control.",
      },
      {
        question: "Do you need access to our website?",
        answer: "To publish, yes. If your developers prefer, we send them the change and they put it live.",
      },
    ],
  },
  closing: {
    title: "Your map is already drawn somewhere.",
    text: "Bring one address and three searches. We survey them before the call.",
    minutes: [
      "Your ranks around the address you brought, dot by dot",
      "What is wrong in your listings today, and who can fix it",
      "Three pages we would write first, and why those",
    ],
  },
};

import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "auto-dealerships",
  order: 1,
  name: "Auto dealerships",
  storefront: "auto",
  menuNote: "Move stock by rooftop",
  card: {
    text: "Rank for every model you stock, retarget lot visitors, mail trade-in offers with a real number on them.",
    problem:
      "Shoppers compare five lots before they visit one, and the service bay stands half empty on a Tuesday.",
    figure: claim("41%", "more service bookings"),
  },
  badge: "Auto dealerships",
  title: "Move the cars that are on the lot today.",
  lead: "Rank for each model you stock, advertise only what is still there, and mail owners a trade-in offer with a real number on it. When a car sells, its ads stop.",
  action: "Move More Inventory",
  hero: {
    kind: "lot",
    title: "The lot, Friday, November 13",
    owner: "Harbor Auto, Lakeview",
    label:
      "A dealer’s lot by model: cars in stock and sold this week, map rank, trade-in offers mailed and visits from them",
    models: [
      { model: "CR-V", onLot: 14, sold: 3, rank: 1, offers: 120, visits: 6 },
      { model: "Civic", onLot: 9, sold: 1, rank: 2, offers: 90, visits: 4 },
      { model: "Pilot", onLot: 6, sold: 1, rank: 3, offers: 70, visits: 3 },
      { model: "Accord", onLot: 11, sold: 1, rank: 5, offers: 80, visits: 3 },
      { model: "Odyssey", onLot: 4, sold: 0, rank: 12, offers: 40, visits: 1 },
    ],
  },
  metrics: [
    { figure: claim("41%", "more service bookings"), chart: "more" },
    { figure: claim("63%", "more trade\u2011in appraisals"), chart: "more" },
    { figure: claim("38%", "lower cost per sale"), chart: "less" },
    { figure: claim("205%", "ROI in 6 months"), chart: "growth" },
  ],
  section: {
    title: "Built around a lot that changes daily.",
    text: "Four jobs that used to take four vendors and a spreadsheet.",
  },
  features: [
    {
      title: "Search rank by model",
      text: "“Used CR-V near me” and “Civic lease Lakeview” are separate contests, won on separate streets. Each model you stock gets a map and a page of its own.",
      picture: {
        kind: "ranks",
        seed: "au",
        label: "Rank map around the store for “used CR-V near me”, ranks 1 to 14",
        ranks: [9, 7, 4, 3, 2, 4, 6, 6, 4, 2, 1, 2, 3, 5, 11, 6, 3, 1, 1, 2, 4, 14, 9, 5, 3, 2, 3],
      },
    },
    {
      title: "Trade-in offers by mail",
      text: "Owners of six- to ten-year-old cars within a twelve-minute drive get a card with their model and its value on it. The code opens the appraisal already filled in.",
      picture: {
        kind: "postcard",
        card: {
          message: [
            "Hi Luis, we have a buyer",
            "looking for a 2020 Pilot",
            "like yours. $22,300, good",
            "until the 15th. Bring the",
            "second key if you have it.",
            "     Mike, Harbor Auto",
          ],
          to: { name: "Luis Ferrer", street: "9 Breakwater Road", town: "Lakeview" },
          link: "bcny.example/luis",
          from: "Harbor Auto · Lakeview",
        },
      },
    },
    {
      title: "Ads that read your inventory",
      text: "The feed comes out of your DMS all day, not out of last night’s copy. Nobody drives forty minutes for a car that left before lunch.",
      picture: {
        kind: "facts",
        title: "2022 CR-V EX, stock no. 4417",
        state: "Ads off",
        facts: [
          { term: "Marked sold in the DMS", value: "11:20 AM" },
          { term: "Google and Facebook ads paused", value: "11:21 AM" },
          { term: "Its page points to three similar cars", value: "11:21 AM" },
          { term: "Spent after the sale", value: "$0.00" },
        ],
        foot: "Stock read every minute the store is open",
      },
    },
    {
      title: "Service bays by the day",
      text: "A quiet Tuesday shows on Thursday, while there is still time to fill it. Owners due for service are asked for that day; the full days are left alone.",
      picture: {
        kind: "meters",
        title: "Service bays booked",
        note: "Next week",
        max: 100,
        rows: [
          { name: "Monday", now: 94, before: 90, shown: "94%" },
          { name: "Tuesday", now: 81, before: 46, shown: "81%" },
          { name: "Wednesday", now: 78, before: 52, shown: "78%" },
          { name: "Thursday", now: 88, before: 71, shown: "88%" },
          { name: "Friday", now: 97, before: 95, shown: "97%" },
        ],
        key: { bar: "booked now", tick: "before the reminders" },
      },
    },
  ],
  testimonial: {
    quote: "Our sales meeting used to open with whose lead it was. Now it opens with the eleven Accords.",
    author: "Marcus Bell",
    title: "General manager",
    company: "Harbor Auto Group",
  },
  closing: {
    title: "See your own lot, ranked by model.",
    text: "Thirty minutes with your inventory open. Bring the used-car manager.",
    minutes: [
      "Your five largest model lines on the map, next to the store across the highway",
      "Which units to push first, which owners to mail, and what both would cost",
      "Your DMS, your co-op rules, and the vendors you already pay",
    ],
  },
  dayOne: {
    searches: "Model and trim with “near me”, lease and service terms",
    card: "Trade-in value with the owner’s model on it",
    connects: "Your DMS and inventory feed",
  },
  meta: {
    title: "Auto dealership marketing by model and rooftop",
    description:
      "Search rank for every model on the lot, ads that stop when a car sells, and trade-in offers by mail with the owner’s own number on them.",
    keywords: ["auto dealership marketing", "dealership SEO", "trade-in direct mail", "inventory ads"],
  },
};

import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "law-firms",
  order: 2,
  name: "Law firms",
  storefront: "law",
  menuNote: "Cases, not clicks",
  card: {
    text: "Show up where the case is filed, and put the budget behind searches that become consultations.",
    problem: "The first firm that picks up is hired, and half of the calls about a case come after five.",
    figure: claim("52%", "more signed consultations"),
  },
  badge: "Law firms",
  title: "Be the firm that picks up first.",
  lead: "People call two or three firms and hire the first that sounds ready. Be found in the county where the case belongs, answer within ninety seconds, and put the budget behind searches that become consultations.",
  action: "Sign More Clients",
  hero: {
    kind: "calls",
    title: "Intake, Tuesday, November 3",
    owner: "Raman Ortega LLP",
    label:
      "An intake call list by county: eight calls with their time, matter and source, five of them booked as consultations",
    counties: [
      {
        county: "Lake County",
        rank: 2,
        calls: [
          {
            time: "8:12",
            matter: "Rear-end collision",
            source: "search",
            outcome: "Today 10:30",
            isBooked: true,
          },
          { time: "9:40", matter: "Slip and fall", source: "ads", outcome: "Today 2:00", isBooked: true },
          {
            time: "1:05",
            matter: "Boundary dispute",
            source: "search",
            outcome: "Referred out",
            isBooked: false,
          },
        ],
      },
      {
        county: "Alder County",
        rank: 1,
        calls: [
          {
            time: "8:55",
            matter: "Truck collision",
            source: "search",
            outcome: "Today 4:00",
            isBooked: true,
          },
          {
            time: "1:20",
            matter: "Wrongful death",
            source: "returning",
            outcome: "Conflict check",
            isBooked: false,
          },
          {
            time: "3:48",
            matter: "Nursing home fall",
            source: "search",
            outcome: "Wed 9:00",
            isBooked: true,
          },
        ],
      },
      {
        county: "Marsh County",
        rank: 7,
        calls: [
          { time: "10:26", matter: "Motorcycle crash", source: "ads", outcome: "Wed 11:00", isBooked: true },
          {
            time: "2:15",
            matter: "Unpaid deposit",
            source: "ads",
            outcome: "Not our practice area",
            isBooked: false,
          },
        ],
      },
    ],
  },
  metrics: [
    { figure: claim("52%", "more signed consultations"), chart: "more" },
    { figure: claim("91%", "of calls answered live"), chart: "share" },
    { figure: claim("44%", "lower cost per consultation"), chart: "less" },
    { figure: claim("218%", "ROI in 6 months"), chart: "growth" },
  ],
  section: {
    title: "Built around intake, not traffic.",
    text: "Four places where a case is lost between the search and the signature.",
  },
  features: [
    {
      title: "Rank by county and matter",
      text: "“Truck accident lawyer” is one contest in Alder County and another in Lake. The map shows which courthouse towns are yours and which send their cases down the highway.",
      picture: {
        kind: "ranks",
        seed: "la",
        label: "Rank map around the courthouse for “truck accident lawyer”, ranks 1 to 18",
        ranks: [18, 12, 8, 5, 4, 6, 9, 14, 9, 5, 2, 2, 3, 7, 10, 6, 3, 1, 1, 2, 5, 12, 7, 4, 2, 3, 4],
      },
    },
    {
      title: "Answered within ninety seconds",
      text: "A missed call gets a text before the caller reaches the next firm on the list. It offers two times, asks for the other party’s name, and gives no legal advice.",
      picture: {
        kind: "thread",
        title: "Missed call, 6:52 PM",
        note: "Alder County",
        messages: [
          { by: "us", text: "This is Raman Ortega. An attorney can call you at 7:15 or 8:00. Which works?" },
          { by: "them", text: "7:15. My son was hit on his bike" },
          { by: "us", text: "7:15 it is. We are sorry. Please have the driver’s name ready if you know it." },
        ],
        foot: "Booked 84 seconds after the call",
      },
    },
    {
      title: "Budget by consultation",
      text: "A click on “injury lawyer” costs more than dinner and signs fewer clients than the long, plain searches do. Each night the budget moves to whatever became a booked hour.",
      picture: {
        kind: "meters",
        title: "Cost per consultation",
        note: "Last 90 days",
        max: 180,
        rows: [
          { name: "Town + accident", now: 31, before: 96, shown: "$31" },
          { name: "Truck, motorcycle", now: 44, before: 129, shown: "$44" },
          { name: "Insurer’s name", now: 52, before: 88, shown: "$52" },
          { name: "Injury, no place", now: 139, before: 171, shown: "$139" },
        ],
        key: { bar: "now", tick: "in the spring" },
      },
    },
    {
      title: "Advertising rules, checked first",
      text: "Every ad and page is checked against your state bar’s rules before it runs, and one of your attorneys signs off by name. The record stays as long as the rules require.",
      picture: {
        kind: "facts",
        title: "Ad copy #118, slip and fall",
        state: "Cleared",
        facts: [
          { term: "The word “specialist”", value: "Removed" },
          { term: "Past results", value: "Disclaimer added" },
          { term: "Responsible attorney", value: "Named" },
          { term: "Approved by", value: "P. Raman, Nov 2" },
        ],
        foot: "Kept with date and version",
      },
    },
  ],
  testimonial: {
    quote:
      "I stopped asking how many people visited the site. I ask who called from Alder County, and somebody can tell me.",
    author: "Priya Raman",
    title: "Managing partner",
    company: "Raman Ortega LLP",
  },
  closing: {
    title: "See which counties you already own.",
    text: "Thirty minutes, your practice areas, your courthouses. Bring whoever answers the phone.",
    minutes: [
      "Your rank by county for the three matters you want more of",
      "What a consultation costs you now, and where the money would go instead",
      "Bar rules, conflict checks, and your intake system",
    ],
  },
  dayOne: {
    searches: "Matter by county and by courthouse town",
    card: "A note to past clients, where your bar allows one",
    connects: "Your intake system and call tracking",
  },
  meta: {
    title: "Law firm marketing, county by county",
    description:
      "Be found in the county where the case is filed, answer missed calls within ninety seconds, and steer the budget by consultations instead of clicks.",
    keywords: ["law firm marketing", "legal SEO", "client intake", "attorney advertising rules"],
  },
};

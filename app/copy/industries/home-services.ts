import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "home-services",
  order: 5,
  name: "Home services",
  storefront: "home",
  menuNote: "Book the week, by ZIP code",
  card: {
    text: "Ads switch on where a van is free. Quotes go out while the customer is still on the page.",
    problem: "A van with an empty morning earns nothing, and one storm fills the whole week by noon.",
    figure: claim("156%", "lead growth"),
  },
  badge: "Home services",
  title: "Put work where a van is free.",
  lead: "Ads run in the ZIP codes where somebody can be there today, and go dark when the board is full. Quotes leave by text while the customer is still comparing.",
  action: "Book More Jobs",
  hero: {
    kind: "vans",
    title: "Thursday, November 5",
    owner: "Wierzba Heating & Air, Lakeview",
    label:
      "A day’s van board by ZIP code: where a van has free hours its ads are on, where the day is full they are off",
    from: 8,
    to: 17,
    rows: [
      {
        zip: "53202",
        place: "Harbor",
        jobs: [
          { from: 8, to: 10, what: "Check", source: "returning" },
          { from: 10, to: 13, what: "New furnace", source: "search" },
          { from: 14, to: 16, what: "No heat", source: "ads" },
        ],
      },
      {
        zip: "53207",
        place: "Mill Yard",
        jobs: [
          { from: 8, to: 11, what: "Heat pump", source: "search" },
          { from: 11, to: 13, what: "Check", source: "mail" },
          { from: 13, to: 15, what: "No heat", source: "ads" },
          { from: 15, to: 17, what: "Check", source: "mail" },
        ],
      },
      {
        zip: "53211",
        place: "Northside",
        jobs: [
          { from: 9, to: 12, what: "Duct repair", source: "search" },
          { from: 13, to: 15, what: "Quote", source: "returning" },
        ],
      },
      {
        zip: "53215",
        place: "Orchard",
        jobs: [
          { from: 8, to: 10, what: "Quote", source: "returning" },
          { from: 10, to: 13, what: "Boiler", source: "search" },
          { from: 13, to: 15, what: "Check", source: "mail" },
          { from: 15, to: 17, what: "No heat", source: "search" },
        ],
      },
      {
        zip: "53220",
        place: "West End",
        jobs: [
          { from: 10, to: 12, what: "No heat", source: "ads" },
          { from: 12, to: 15, what: "Water heater", source: "search" },
        ],
      },
    ],
  },
  metrics: [
    { figure: claim("156%", "lead growth"), chart: "more" },
    { figure: claim("89%", "booking rate"), chart: "share" },
    { figure: claim("67%", "lower cost per lead"), chart: "less" },
    { figure: claim("234%", "ROI in 90 days"), chart: "growth" },
  ],
  section: {
    title: "Built around the van.",
    text: "Fewer miles, fuller days, and a phone that rings from the right streets.",
  },
  features: [
    {
      title: "Geo-targeted campaigns",
      text: "Budgets are set by ZIP code and read the board every 15 minutes. Where the day is full the money moves to the next street with a free van.",
      picture: {
        kind: "zones",
        label:
          "Map of five ZIP codes: ads are on in Harbor, Northside and West End, off in Mill Yard and Orchard",
        zones: [
          { zip: "53211", state: "On, until 5", isOn: true, x: 68, y: 19 },
          { zip: "53202", state: "On, until 2", isOn: true, x: 76, y: 53 },
          { zip: "53220", state: "On, from 3", isOn: true, x: 17, y: 38 },
          { zip: "53215", state: "Off, full", isOn: false, x: 38, y: 58 },
          { zip: "53207", state: "Off, full", isOn: false, x: 62, y: 80 },
        ],
      },
    },
    {
      title: "Service area optimization",
      text: "Some ZIP codes look busy and lose money on the drive. The report ranks them by profit per hour, driving included, and names the one to stop advertising in.",
      picture: {
        kind: "meters",
        title: "Profit per hour",
        note: "Driving included",
        max: 160,
        rows: [
          { name: "53207, 9 min", now: 142, before: 104, shown: "$142" },
          { name: "53211, 12 min", now: 128, before: 104, shown: "$128" },
          { name: "53202, 15 min", now: 117, before: 104, shown: "$117" },
          { name: "53220, 21 min", now: 92, before: 104, shown: "$92" },
          { name: "53225, 38 min", now: 41, before: 104, shown: "$41" },
        ],
        key: { bar: "this ZIP code", tick: "average, $104" },
      },
    },
    {
      title: "Quote request automation",
      text: "A form, a call or a photo gets a price and two times by text. The office steps in when the answer is not on the price list.",
      picture: {
        kind: "thread",
        title: "Quote request, 9:14 AM",
        note: "53202",
        messages: [
          { by: "them", text: "Furnace blows cold air, gas, about 15 years old" },
          {
            by: "us",
            text: "A diagnostic visit is $89 and comes off the repair. Dave is near you at 1:00 or 4:00.",
          },
          { by: "them", text: "1 please" },
        ],
        foot: "Quoted 2 minutes after the form",
      },
    },
    {
      title: "Seasonal promotions",
      text: "Cards go out when the forecast turns, to homes whose equipment has reached the age. Ten days before the first hot week beats ten days after.",
      picture: {
        kind: "postcard",
        card: {
          message: [
            "Hello Ms. Tran, the AC",
            "beside your porch turns",
            "twelve in May. A spring",
            "check is $79 before the",
            "first hot week.",
            "     Ana, the blue van",
          ],
          to: { name: "Linh Tran", street: "204 Harbor Street", town: "Lakeview" },
          link: "bcny.example/tran",
          from: "Wierzba Heating &amp; Air · Lakeview",
        },
      },
    },
  ],
  testimonial: {
    quote: "Dave used to cross town twice a day. Last Thursday he had lunch at home and still did four jobs.",
    author: "Tom Wierzba",
    title: "Owner",
    company: "Wierzba Heating & Air",
  },
  closing: {
    title: "See your service area by profit, not by miles.",
    text: "Thirty minutes, your ZIP codes, your price list. Bring the dispatcher.",
    minutes: [
      "Your rank, and your rivals’, in every ZIP code you serve",
      "Which ZIP codes to switch on first, and what a booked job should cost there",
      "Dispatch software, call tracking, and the seasonal calendar",
    ],
  },
  dayOne: {
    searches: "Repair and emergency searches, ZIP by ZIP",
    card: "A tune-up offer timed by the age of the equipment",
    connects: "Your dispatch board and price list",
  },
  meta: {
    title: "Home services marketing, ZIP by ZIP",
    description:
      "Ads that run where a van is free, quotes by text in minutes, and seasonal cards timed by the forecast, for heating, plumbing, roofing and more.",
    keywords: ["home services marketing", "HVAC marketing", "contractor leads", "service area ads"],
  },
};

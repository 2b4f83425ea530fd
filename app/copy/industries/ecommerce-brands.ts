import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "ecommerce-brands",
  order: 4,
  name: "E-commerce brands",
  storefront: "shop",
  menuNote: "Recover carts, raise order value",
  card: {
    text: "Clean product feeds, carts that come back, and ad spend that follows lifetime value.",
    problem:
      "Most carts are left at the last step, and the cheapest click is seldom the buyer who comes back.",
    figure: claim("312%", "ROAS increase"),
  },
  badge: "E-commerce brands",
  title: "Bring the carts back, then the customers.",
  lead: "Most of the revenue you can still reach has already been on your site. Fix the feed, follow up on carts in four steps, and bid by what a customer is worth in a year.",
  action: "Increase ROAS Now",
  hero: {
    kind: "ladder",
    title: "Abandoned carts, week of November 2",
    owner: "Fern & Thistle",
    label:
      "A cart recovery ladder: of 400 carts left, four steps over seven days bring back 312, and 88 are let go",
    carts: 400,
    order: 77,
    steps: [
      { when: "1 hour", what: "Email, the cart as it was", back: 118 },
      { when: "24 hours", what: "Ad with the same items", back: 92 },
      { when: "3 days", what: "Text, to those who said yes", back: 61 },
      { when: "7 days", what: "Postcard, shipping on us", back: 41 },
    ],
    rest: "let go. There is no fifth message.",
  },
  metrics: [
    { figure: claim("312%", "ROAS increase"), chart: "more" },
    { figure: claim("78%", "cart recovery"), chart: "share" },
    { figure: claim("156%", "customer LTV"), chart: "growth" },
    { figure: claim("45%", "lower CAC"), chart: "less" },
  ],
  section: {
    title: "Built around margin, not sessions.",
    text: "Four levers, each with a number of its own at the end of the month.",
  },
  features: [
    {
      title: "Product feed optimization",
      text: "Titles in the words people search for, sizes and colors filled in, prices that match the page. A disapproved product is fixed the day it’s flagged.",
      picture: {
        kind: "rewrite",
        before: "FT-2201 PLNTR TERRA LG",
        after: "Terracotta planter, large, 12 in, with saucer",
        mended: [
          "GTIN added",
          "Size filled in",
          "Price matches page",
          "Photo on plain ground",
          "Weight for shipping",
        ],
        foot: "1,284 of 1,310 products approved, up from 902",
      },
    },
    {
      title: "Dynamic retargeting",
      text: "Visitors see the item they looked at, in the size that is in stock, a set number of times. Whoever buys stops seeing it within minutes.",
      picture: {
        kind: "steps",
        title: "One visitor, one planter",
        steps: [
          { when: "Sunday", what: "Looks at the large planter" },
          { when: "Monday", what: "Sees it on Instagram, $0.41" },
          { when: "Tuesday", what: "Large sold out, ad shows medium" },
          { when: "Wednesday", what: "Buys. Ads end in 4 minutes" },
        ],
      },
    },
    {
      title: "Cart abandonment recovery",
      text: "Four messages, each to fewer people than the one before, ending on day seven. The discount comes last and goes only to carts that need one.",
      picture: {
        kind: "postcard",
        card: {
          message: [
            "Hi Noor, your two ferns",
            "are still in the cart.",
            "We have watered them.",
            "Shipping is on us until",
            "Sunday night.",
            "     The Thistle desk",
          ],
          to: { name: "Noor Haddad", street: "31 Lantern Court", town: "Lakeview" },
          link: "bcny.example/noor",
          from: "Fern &amp; Thistle · Lakeview",
        },
      },
    },
    {
      title: "Lifetime value optimization",
      text: "A customer who starts with a bulb club is worth more in a year than one who starts with a sale. Bids, lookalikes and reorder mail follow that figure.",
      picture: {
        kind: "meters",
        title: "Value in twelve months",
        note: "By first order",
        max: 240,
        rows: [
          { name: "Bulb club", now: 212, before: 24, shown: "$212" },
          { name: "Planters", now: 138, before: 64, shown: "$138" },
          { name: "Gift cards", now: 71, before: 50, shown: "$71" },
          { name: "Sale items", now: 46, before: 39, shown: "$46" },
        ],
        key: { bar: "a year’s orders", tick: "the first order" },
      },
    },
  ],
  testimonial: {
    quote:
      "We were paying to win back people who had already bought. Closing that spreadsheet was a good day.",
    author: "Alina Duarte",
    title: "Head of growth",
    company: "Fern & Thistle",
  },
  closing: {
    title: "See what last week’s carts add up to.",
    text: "Thirty minutes with your feed and last month’s orders. Bring whoever argues about attribution.",
    minutes: [
      "The errors in your feed, sorted by the revenue they hide",
      "The recovery ladder with your own carts on it, step by step",
      "Store platform, consent, and how an order is counted once",
    ],
  },
  dayOne: {
    searches: "Product, material and size, from the repaired feed",
    card: "Day seven after an abandoned cart, with free shipping",
    connects: "Your store platform, orders and consent",
  },
  meta: {
    title: "E-commerce marketing: feeds, carts and lifetime value",
    description:
      "Product feeds repaired daily, abandoned carts brought back in four steps, retargeting that knows when to stop, and bids that follow a year’s value.",
    keywords: ["e-commerce marketing", "cart recovery", "product feed optimization", "ROAS"],
  },
};

import { claim } from "../../copy/claim";

export const HERO = {
  title: "Be the business they find first.",
  /** Follows the brand's name. */
  lead: "runs your local search, paid media and direct mail, at one location or two hundred, and shows what each dollar brought in.",
} as const;

export const PROOF = [
  claim("300%", "ROI increase"),
  claim("80%", "less ad spend"),
  claim("24/7", "optimization"),
  claim("2,500+", "businesses"),
  claim("4.9/5", "customer rating"),
] as const;

/** The first 30 days: `from` and `to` are days; the last step starts on day 29 and does not end. */
export const JOURNEY = [
  {
    when: "Weeks 1-2",
    title: "Setup",
    text: "Pixel, profiles, call tracking and ad accounts under one login. We find the wrong addresses before Google does.",
    from: 1,
    to: 14,
  },
  {
    when: "Weeks 2-3",
    title: "Integrations",
    text: "CRM, DMS, EHR or store platform connected and tested. Custom integrations typically take 2-3 weeks.",
    from: 8,
    to: 21,
  },
  {
    when: "Weeks 3-4",
    title: "Strategy and launch",
    short: "Strategy",
    text: "You see the first plan with its budget and its expected range, change it, and say go.",
    from: 15,
    to: 28,
  },
  {
    when: "After launch",
    title: "Ongoing",
    text: "Optimization around the clock and a review with a person every month.",
    from: 29,
    to: 30,
  },
] as const;

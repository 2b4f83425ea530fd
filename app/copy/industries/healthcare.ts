import { claim } from "../claim";
import type { Industry } from "../industry";

export const industry: Industry = {
  slug: "healthcare",
  order: 3,
  name: "Healthcare",
  storefront: "health",
  menuNote: "Fill the schedule",
  card: {
    text: "New patients from nearby searches, reminders that bring the others back, all HIPAA-compliant.",
    problem: "Patients choose a practice on a map, and a postcard that names a treatment can violate HIPAA.",
    figure: claim("85%", "more appointments"),
  },
  badge: "Healthcare",
  title: "Fill the schedule with patients who stay.",
  lead: "New patients from nearby searches, times they can book on the spot, and a reason to come back. Health data stays where it belongs.",
  action: "Get More Patients",
  hero: {
    kind: "week",
    title: "Week of November 2",
    owner: "Northside Dental, Lakeview",
    label:
      "A week of appointments: 26 of 30 slots booked, 15 of them by new patients from search, ads and mail",
    days: ["Mon 2", "Tue 3", "Wed 4", "Thu 5", "Fri 6"],
    hours: [
      {
        hour: "9:00",
        slots: [
          { what: "Cleaning", source: "search" },
          { what: "Recall", source: "returning" },
          { what: "Exam", source: "search" },
          { what: "Exam", source: "returning" },
          { what: "Sealant", source: "search" },
        ],
      },
      {
        hour: "10:00",
        slots: [
          { what: "Recall", source: "returning" },
          { what: "Implant", source: "search" },
          null,
          { what: "Recall", source: "returning" },
          { what: "Exam", source: "returning" },
        ],
      },
      {
        hour: "11:00",
        slots: [
          { what: "Sealant", source: "search" },
          { what: "Cleaning", source: "ads" },
          { what: "Filling", source: "returning" },
          { what: "New patient", source: "search" },
          null,
        ],
      },
      {
        hour: "1:00",
        slots: [
          null,
          { what: "Crown", source: "returning" },
          { what: "Implant", source: "search" },
          { what: "Sealant", source: "ads" },
          { what: "Recall", source: "returning" },
        ],
      },
      {
        hour: "2:00",
        slots: [
          { what: "Exam", source: "returning" },
          { what: "Recall", source: "returning" },
          { what: "Cleaning", source: "mail" },
          { what: "New patient", source: "search" },
          { what: "Exam", source: "search" },
        ],
      },
      {
        hour: "3:00",
        slots: [
          { what: "Cleaning", source: "search" },
          { what: "New patient", source: "search" },
          { what: "Exam", source: "ads" },
          { what: "Filling", source: "returning" },
          null,
        ],
      },
    ],
  },
  metrics: [
    { figure: claim("85%", "more appointments"), chart: "more" },
    { figure: claim("67%", "new patient growth"), chart: "more" },
    { figure: claim("92%", "retention"), chart: "share" },
    { figure: claim("234%", "ROI in 6 months"), chart: "growth" },
  ],
  section: {
    title: "Built around how a practice runs.",
    text: "Four things the front desk notices in the first month.",
  },
  features: [
    {
      title: "Local patient acquisition",
      text: "See which streets find you for “pediatric dentist” and which find the clinic across the street. Work on the second kind.",
      picture: {
        kind: "ranks",
        seed: "hc",
        label: "Rank map around the clinic for “pediatric dentist”, ranks 1 to 7",
        ranks: [6, 4, 2, 3, 3, 5, 7, 4, 3, 1, 1, 2, 4, 6, 3, 2, 1, 1, 1, 3, 5, 5, 3, 2, 2, 4, 6],
      },
    },
    {
      title: "HIPAA compliance",
      text: "Health details never reach an ad network. Every export is logged with what was sent and what was withheld.",
      picture: {
        kind: "facts",
        title: "Audience for Google",
        state: "ZIP area only",
        facts: [
          { term: "ZIP area", value: "532xx" },
          { term: "Patient list", value: "Blocked" },
          { term: "Patient names", value: "withheld", isWithheld: true },
          { term: "Visit types", value: "withheld", isWithheld: true },
        ],
        foot: "Google gets no patient data. Our agreement with you is on file.",
      },
    },
    {
      title: "Appointment booking",
      text: "Open times show on the listing, the ad and the postcard’s page. The patient picks one and it is in your calendar.",
      picture: {
        kind: "slots",
        title: "Thursday, November 12",
        note: "Dr. Reed, 30 minutes",
        slots: [
          { time: "9:00", state: "free" },
          { time: "9:30", state: "taken" },
          { time: "10:00", state: "taken" },
          { time: "10:30", state: "free" },
          { time: "11:00", state: "chosen" },
          { time: "11:30", state: "taken" },
          { time: "1:00", state: "free" },
          { time: "1:30", state: "taken" },
          { time: "2:00", state: "free" },
        ],
        foot: "Booked from the map listing, two taps",
      },
    },
    {
      title: "Patient retention",
      text: "A card in the hand at month seven, a text at month eight. Nobody falls off the list because the front desk was busy.",
      picture: {
        kind: "postcard",
        card: {
          message: [
            "Hi Sam, it has been",
            "seven months. We saved",
            "Thursday 11:00 for you",
            "and the twins. Text us",
            "if Friday is better.",
            "     Dr. Reed’s team",
          ],
          to: { name: "Sam Okafor", street: "77 Orchard Lane", town: "Lakeview" },
          link: "bcny.example/sam",
          from: "Northside Dental · Lakeview",
        },
      },
    },
  ],
  testimonial: {
    quote:
      "We stopped asking which clinic needs help and started looking at the map. Three months later the quiet one had a waiting list.",
    author: "Dr. Helen Cho",
    title: "Chief of operations",
    company: "Orchard Pediatrics",
  },
  closing: {
    title: "See your own clinics on the map.",
    text: "Thirty minutes, your locations, your searches. Bring the front desk.",
    minutes: [
      "Your rank map, street by street, next to two competitors",
      "A first plan: where patients are missing, and what it costs to reach them",
      "HIPAA, your booking system, and every question you brought",
    ],
  },
  dayOne: {
    searches: "Treatment and symptom searches around each clinic",
    card: "Recall at month seven, with a time already held",
    connects: "Your EHR’s calendar, under a signed agreement",
  },
  meta: {
    title: "Healthcare marketing for practices and clinics",
    description:
      "Patient acquisition, booking and recall for healthcare practices. Open times where patients search, and every export HIPAA-compliant.",
    keywords: ["healthcare marketing", "patient acquisition", "HIPAA compliant marketing", "dental SEO"],
  },
};

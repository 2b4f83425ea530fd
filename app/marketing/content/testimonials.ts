import { type Claim, claim } from "../../copy/claim";
import type { SealTone } from "../../web/art/seal";

/** There is no rating: the specification always shows five stars. */
export type Testimonial = {
  quote: string;
  name: string;
  role: string;
  company: string;
  initials: string;
  tone: SealTone;
  figure: Claim;
};

/** The first one is large, next to the postcard it mentions. */
export const TESTIMONIALS: readonly [Testimonial, ...Testimonial[]] = [
  {
    quote:
      "People bring the card in and ask for Dave. Dave did not write it, but he has started signing them.",
    name: "Tom Wierzba",
    role: "Owner",
    company: "Wierzba Heating &\u00a0Air",
    initials: "TW",
    tone: "water",
    figure: claim("15%", "of postcards scanned"),
  },
  {
    quote:
      "I used to ask three vendors which of them sold the car. Now there is one chart, and the postcards are on it.",
    name: "Marcus Bell",
    role: "General manager",
    company: "Harbor Auto Group",
    initials: "MB",
    tone: "land",
    figure: claim("+41%", "service bookings in four months"),
  },
  {
    quote:
      "Adrev moved half of our budget off keywords I had defended for years. The consultations doubled and I stopped defending them.",
    name: "Priya Raman",
    role: "Managing partner",
    company: "Raman Ortega LLP",
    initials: "PR",
    tone: "beam",
    figure: claim("$38", "per consultation, down from $112"),
  },
  {
    quote:
      "The rank map settled the argument about which clinic needed help. It was not the one anybody expected.",
    name: "Dr. Helen Cho",
    role: "Chief of operations",
    company: "Orchard Pediatrics",
    initials: "HC",
    tone: "water",
    figure: claim("2.1", "average map rank, eleven clinics"),
  },
  {
    quote:
      "Setup took nineteen days, including our feed, which was a mess. They cleaned it first and wouldn’t launch until it was right.",
    name: "Alina Duarte",
    role: "Head of growth",
    company: "Fern & Thistle",
    initials: "AD",
    tone: "land",
    figure: claim("312%", "more return on ad spend"),
  },
  {
    quote: "We resell it under our own name. Clients think we hired twelve people.",
    name: "Jonas Okafor",
    role: "Founder",
    company: "Quarter Mile Agency",
    initials: "JO",
    tone: "beam",
    figure: claim("24hrs", "to put a new client live"),
  },
];

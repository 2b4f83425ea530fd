/** Names of the drawings in web/art/icons.ts: each module has its lighthouse's pattern of flashes. */
export type SignatureName = "pixlseo" | "adrev" | "directMail" | "analytics" | "automation" | "targeting";

/** A module is sold on its own; capabilities are shared by all modules. */
export type Module = {
  kind: "module" | "capability";
  name: string;
  /** Follows the name on its card. */
  tagline: string | null;
  href: string;
  signature: SignatureName;
  menuNote: string;
  text: string;
  features: readonly string[];
};

export const MODULES: readonly Module[] = [
  {
    kind: "module",
    name: "PixlSEO",
    tagline: "local and national SEO",
    href: "/pixlseo",
    signature: "pixlseo",
    menuNote: "Local and national search",
    text: "See your rank street by street, not as one number. A tracking pixel ties each search to the visit, so the work goes where customers are.",
    features: ["Rank map per location", "Citations on 100+ platforms", "Press on 500+ sites"],
  },
  {
    kind: "module",
    name: "Adrev",
    tagline: "paid media",
    href: "/adrev",
    signature: "adrev",
    menuNote: "Paid media on six channels",
    text: "Google, Facebook and Instagram on one budget, with LinkedIn, TikTok and Twitter where they pay. It moves toward the cheapest good lead, every hour.",
    features: [],
  },
  {
    kind: "module",
    name: "AI Direct Mail",
    tagline: "postcards that get read",
    href: "/direct-mail",
    signature: "directMail",
    menuNote: "Handwritten-style postcards",
    text: "Handwritten-style cards with a trade-in offer or a date to keep. QR and URL tracking show who came back.",
    features: [],
  },
  {
    kind: "capability",
    name: "Unified Analytics",
    tagline: null,
    href: "/unified-analytics",
    signature: "analytics",
    menuNote: "One chart for search, ads and mail",
    text: "Search, ads and mail on one chart, counted once, down to the booked visit.",
    features: [],
  },
  {
    kind: "capability",
    name: "Smart Automation",
    tagline: null,
    href: "/smart-automation",
    signature: "automation",
    menuNote: "The next step, without reminders",
    text: "A scan, a call or a quiet month starts the next step without anyone remembering to.",
    features: [],
  },
  {
    kind: "capability",
    name: "Advanced Targeting",
    tagline: null,
    href: "/advanced-targeting",
    signature: "targeting",
    menuNote: "Households worth reaching",
    text: "Households by drive time, ownership and last visit. You pay to reach the filled dots.",
    features: [],
  },
];

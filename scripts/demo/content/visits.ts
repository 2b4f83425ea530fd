import type { EventName } from "../../../app/analytics/visit";

/** User agents of real browsers, by frequency. */
export const USER_AGENTS: readonly (readonly [weight: number, userAgent: string])[] = [
  [
    26,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  ],
  [
    18,
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  ],
  [
    14,
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  ],
  [
    11,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ],
  [
    9,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
  ],
  [
    7,
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
  ],
  [6, "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  [
    3,
    "Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1",
  ],
  [3, "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  [
    2,
    "Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
  ],
  [
    1,
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0",
  ],
];

/** Pages by frequency; articles are added with their own weight. */
export const PAGES: readonly (readonly [weight: number, path: string, title: string])[] = [
  [28, "/", "Local search, paid media and direct mail | Beaconry"],
  [12, "/pixlseo", "PixlSEO | Beaconry"],
  [9, "/direct-mail", "Direct Mail | Beaconry"],
  [7, "/adrev", "Adrev | Beaconry"],
  [9, "/blog", "Blog | Beaconry"],
  [5, "/solutions", "Solutions | Beaconry"],
  [4, "/platform", "Platform | Beaconry"],
  [4, "/home-services", "Home Services | Beaconry"],
  [3, "/healthcare", "Healthcare | Beaconry"],
  [3, "/law-firms", "Law Firms | Beaconry"],
  [2, "/auto-dealerships", "Auto Dealerships | Beaconry"],
  [2, "/real-estate", "Real Estate | Beaconry"],
  [2, "/ecommerce-brands", "E-commerce Brands | Beaconry"],
  [3, "/white-label", "White Label | Beaconry"],
  [5, "/book-now", "Book a Demo | Beaconry"],
  [4, "/contact", "Contact | Beaconry"],
  [3, "/about", "About | Beaconry"],
];
export const ARTICLE_WEIGHT = 3.1;

type Utm = Record<string, string> | null;

/** Referring pages and the parameters of the link, by frequency. */
export const ARRIVALS: readonly (readonly [
  weight: number,
  arrival: readonly [referrer: string | null, utm: Utm],
])[] = [
  [24, [null, null]],
  [33, ["https://www.google.com/", null]],
  [7, ["https://www.bing.com/", null]],
  [4, ["https://duckduckgo.com/", null]],
  [4, ["https://www.facebook.com/", null]],
  [3, ["https://www.linkedin.com/", null]],
  [4, ["https://chamber.lakeview.example/members", null]],
  [4, ["https://chatgpt.com/", null]],
  [2, ["https://www.perplexity.ai/", null]],
  [7, ["https://www.google.com/", { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring-audit" }]],
  [5, [null, { utm_source: "postcard", utm_medium: "postcard", utm_campaign: "lakeview-nov" }]],
  [3, [null, { utm_source: "letter", utm_medium: "email", utm_campaign: "november-letter" }]],
];

/** Countries and regions by frequency. */
export const PLACES: readonly (readonly [
  weight: number,
  place: readonly [country: string, region: string],
])[] = [
  [38, ["US", "Wisconsin"]],
  [21, ["US", "Illinois"]],
  [12, ["US", "Ohio"]],
  [8, ["US", "Minnesota"]],
  [7, ["US", "Michigan"]],
  [5, ["US", "Texas"]],
  [4, ["CA", "Ontario"]],
  [2, ["GB", "England"]],
  [2, ["IN", "Maharashtra"]],
  [1, ["DE", "Berlin"]],
];

/** Visits by hour in UTC: the US Central working day, and a smaller peak in the evening. */
export const HOUR_WEIGHTS = [
  5, 5, 4, 3, 2, 1, 1, 1, 1, 1, 1, 2, 4, 7, 10, 12, 12, 10, 11, 12, 11, 9, 6, 5,
] as const;
/** Visits by weekday, Sunday first. */
export const WEEKDAY_WEIGHTS = [0.55, 1.15, 1.2, 1.15, 1.1, 0.95, 0.6] as const;

type EventData = Record<string, string>;

/** Events by frequency, with the data that the browser sends. Forms and bookings are none: each has its lead. */
export const EVENTS_SEEN: readonly (readonly [weight: number, name: EventName, data: EventData])[] = [
  [22, "phone_click", { phone_number: "+14145550142" }],
  [20, "button_click", { button_text: "See Live Demo", location: "hero" }],
  [12, "button_click", { button_text: "Start Growing Today", location: "solutions" }],
  [8, "email_click", { email: "hello@beaconry.example" }],
  [10, "link_click", { url: "/pixlseo", link_text: "Learn More" }],
  [5, "link_click", { url: "/direct-mail", link_text: "Learn More" }],
  [9, "page_navigation", { from_page: "/", to_page: "/book-now" }],
];

/**
 * Limits of every public page: elements in its document, and kB (1,000 bytes) of HTML before compression. What the
 * browser parses, styles and lays out on a phone grows with both. A little above what each page has; raise one only with
 * what it shows more.
 */
export const PAGE_WEIGHTS: Record<string, { elements: number; htmlKb: number }> = {
  "/": { elements: 1323, htmlKb: 125 },
  "/platform": { elements: 795, htmlKb: 64 },
  "/pixlseo": { elements: 642, htmlKb: 57.7 },
  "/adrev": { elements: 600, htmlKb: 49.5 },
  "/direct-mail": { elements: 610, htmlKb: 54 },
  "/unified-analytics": { elements: 630, htmlKb: 55 },
  "/smart-automation": { elements: 615, htmlKb: 45.1 },
  "/advanced-targeting": { elements: 610, htmlKb: 70.1 },
  "/solutions": { elements: 515, htmlKb: 52.1 },
  "/auto-dealerships": { elements: 648, htmlKb: 56.2 },
  "/law-firms": { elements: 600, htmlKb: 57 },
  "/healthcare": { elements: 644, htmlKb: 58 },
  "/ecommerce-brands": { elements: 592, htmlKb: 54.2 },
  "/home-services": { elements: 620, htmlKb: 60 },
  "/real-estate": { elements: 592, htmlKb: 58.3 },
  "/white-label": { elements: 750, htmlKb: 59.3 },
  "/integrations": { elements: 575, htmlKb: 46.5 },
  "/pricing": { elements: 555, htmlKb: 41.5 },
  "/case": { elements: 569, htmlKb: 52.2 },
  "/about": { elements: 690, htmlKb: 53 },
  "/book-now": { elements: 1224, htmlKb: 82.9 },
  "/contact": { elements: 485, htmlKb: 46 },
  "/blog": { elements: 812, htmlKb: 98 },
  "/privacy-policy": { elements: 426, htmlKb: 40.9 },
  "/terms-of-service": { elements: 426, htmlKb: 39.6 },
  "/cookies": { elements: 406, htmlKb: 38.3 },
  "/no/such-page": { elements: 350, htmlKb: 34.1 },
  "/blog/category/seo": { elements: 812, htmlKb: 98 },
};

/**
 * Limits of every public page: elements in its document, and kB (1,000 bytes) of HTML before compression. What the
 * browser parses, styles and lays out on a phone grows with both. A little above what each page has; raise one only with
 * what it shows more.
 */
export const PAGE_WEIGHTS: Record<string, { elements: number; htmlKb: number }> = {
  "/": { elements: 1270, htmlKb: 121 },
  "/platform": { elements: 750, htmlKb: 60 },
  "/pixlseo": { elements: 555, htmlKb: 49.5 },
  "/adrev": { elements: 555, htmlKb: 45.5 },
  "/direct-mail": { elements: 565, htmlKb: 50 },
  "/unified-analytics": { elements: 590, htmlKb: 51 },
  "/smart-automation": { elements: 570, htmlKb: 41.5 },
  "/advanced-targeting": { elements: 570, htmlKb: 67 },
  "/solutions": { elements: 460, htmlKb: 51 },
  "/auto-dealerships": { elements: 605, htmlKb: 52 },
  "/law-firms": { elements: 555, htmlKb: 53 },
  "/healthcare": { elements: 595, htmlKb: 58 },
  "/ecommerce-brands": { elements: 540, htmlKb: 49 },
  "/home-services": { elements: 575, htmlKb: 55 },
  "/real-estate": { elements: 520, htmlKb: 52 },
  "/white-label": { elements: 655, htmlKb: 54 },
  "/integrations": { elements: 485, htmlKb: 44.5 },
  "/pricing": { elements: 515, htmlKb: 37 },
  "/case": { elements: 485, htmlKb: 46 },
  "/about": { elements: 705, htmlKb: 52 },
  "/book-now": { elements: 1155, htmlKb: 78 },
  "/contact": { elements: 435, htmlKb: 42 },
  "/blog": { elements: 760, htmlKb: 93 },
  "/privacy-policy": { elements: 346, htmlKb: 33.5 },
  "/terms-of-service": { elements: 351, htmlKb: 32.5 },
  "/cookies": { elements: 336, htmlKb: 32 },
  "/no/such-page": { elements: 310, htmlKb: 30 },
  "/blog/category/seo": { elements: 745, htmlKb: 93 },
};

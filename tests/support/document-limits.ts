/**
 * Limits of every public page: elements in its document, and kB (1,000 bytes) of HTML before compression. What the
 * browser parses, styles and lays out on a phone grows with both. A little above what each page has; raise one only with
 * what it shows more.
 */
export const PAGE_WEIGHTS: Record<string, { elements: number; htmlKb: number }> = {
  "/": { elements: 1275, htmlKb: 121 },
  "/platform": { elements: 795, htmlKb: 63.5 },
  "/pixlseo": { elements: 600, htmlKb: 53.5 },
  "/adrev": { elements: 595, htmlKb: 49 },
  "/direct-mail": { elements: 610, htmlKb: 53.5 },
  "/unified-analytics": { elements: 630, htmlKb: 54.5 },
  "/smart-automation": { elements: 615, htmlKb: 44.5 },
  "/advanced-targeting": { elements: 610, htmlKb: 69.5 },
  "/solutions": { elements: 500, htmlKb: 51 },
  "/auto-dealerships": { elements: 645, htmlKb: 56 },
  "/law-firms": { elements: 600, htmlKb: 56.5 },
  "/healthcare": { elements: 640, htmlKb: 58 },
  "/ecommerce-brands": { elements: 585, htmlKb: 53.5 },
  "/home-services": { elements: 615, htmlKb: 59.5 },
  "/real-estate": { elements: 565, htmlKb: 55.5 },
  "/white-label": { elements: 700, htmlKb: 57.5 },
  "/integrations": { elements: 510, htmlKb: 44.5 },
  "/pricing": { elements: 530, htmlKb: 40.5 },
  "/case": { elements: 530, htmlKb: 49 },
  "/about": { elements: 705, htmlKb: 52 },
  "/book-now": { elements: 1200, htmlKb: 82 },
  "/contact": { elements: 480, htmlKb: 45.5 },
  "/blog": { elements: 805, htmlKb: 98 },
  "/privacy-policy": { elements: 400, htmlKb: 38.5 },
  "/terms-of-service": { elements: 400, htmlKb: 37 },
  "/cookies": { elements: 385, htmlKb: 36 },
  "/no/such-page": { elements: 350, htmlKb: 33.5 },
  "/blog/category/seo": { elements: 800, htmlKb: 97.5 },
};

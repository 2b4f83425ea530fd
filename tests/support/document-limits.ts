/**
 * Limits of every public page: elements in its document, and kB (1,000 bytes) of HTML before compression. What the
 * browser parses, styles and lays out on a phone grows with both. A little above what each page has; raise one only with
 * what it shows more.
 */
export const PAGE_WEIGHTS: Record<string, { elements: number; htmlKb: number }> = {
  "/": { elements: 1250, htmlKb: 120 },
  "/platform": { elements: 670, htmlKb: 56 },
  "/pixlseo": { elements: 495, htmlKb: 46 },
  "/adrev": { elements: 500, htmlKb: 43 },
  "/direct-mail": { elements: 510, htmlKb: 45 },
  "/unified-analytics": { elements: 560, htmlKb: 44 },
  "/smart-automation": { elements: 505, htmlKb: 38 },
  "/advanced-targeting": { elements: 525, htmlKb: 59 },
  "/solutions": { elements: 420, htmlKb: 47 },
  "/auto-dealerships": { elements: 590, htmlKb: 51 },
  "/law-firms": { elements: 540, htmlKb: 52 },
  "/healthcare": { elements: 585, htmlKb: 57 },
  "/ecommerce-brands": { elements: 530, htmlKb: 49 },
  "/home-services": { elements: 560, htmlKb: 55 },
  "/real-estate": { elements: 510, htmlKb: 51 },
  "/white-label": { elements: 650, htmlKb: 54 },
  "/integrations": { elements: 390, htmlKb: 38 },
  "/pricing": { elements: 470, htmlKb: 36 },
  "/case": { elements: 475, htmlKb: 46 },
  "/about": { elements: 650, htmlKb: 50 },
  "/book-now": { elements: 1150, htmlKb: 77 },
  "/contact": { elements: 380, htmlKb: 35 },
  "/blog": { elements: 760, htmlKb: 93 },
  "/privacy-policy": { elements: 325, htmlKb: 32 },
  "/terms-of-service": { elements: 330, htmlKb: 32 },
  "/cookies": { elements: 320, htmlKb: 30 },
  "/no/such-page": { elements: 295, htmlKb: 29 },
  "/blog/category/seo": { elements: 735, htmlKb: 89 },
};

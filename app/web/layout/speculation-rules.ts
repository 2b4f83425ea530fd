const OFF_LIMITS = ["/admin*", "/auth*", "/*.*"];

/**
 * Which links the browser may prefetch or prerender on hover. Inline, because the Speculation-Rules header would cost
 * a request that competes with the first view.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { href_matches: OFF_LIMITS } }],
      },
      eagerness: "moderate",
    },
  ],
});

const OFF_LIMITS = ["/admin*", "/auth*", "/*.*"];

/**
 * Which links the browser may prepare ahead, once the pointer rests on one. It stands in the page: a file of its own
 * (by the Speculation-Rules header) would be a request that competes with what the first view needs.
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

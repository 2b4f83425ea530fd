/** Public pages: browsers always revalidate; the edge caches for a minute, then serves stale while it refreshes. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";

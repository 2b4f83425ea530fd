/** Public pages: browsers ask every time, the edge keeps a copy for a minute and may serve it while it is renewed. */
export const PUBLIC_CACHE = "public, max-age=0, s-maxage=60, stale-while-revalidate=86400";

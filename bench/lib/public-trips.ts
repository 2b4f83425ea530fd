import { contactForm } from "./contact-form.ts";
import { measureTrips, type TripsRow } from "./round-trips.ts";

/** Any of our cookies makes a request personal, so that it bypasses the edge cache. */
export const UNCACHED = { Cookie: "beaconry_bench=1" };

/** The round trips of every public URL, uncached; `static` pages need no data. */
export async function measurePublicTrips(
  base: URL,
  slug: string,
): Promise<{ static: TripsRow[]; dynamic: TripsRow[] }> {
  const measure = (path: string, address = path) =>
    measureTrips(base, address, () => ({ path, headers: UNCACHED }));
  const fixed: TripsRow[] = [];
  for (const path of await listFixedPages(base)) fixed.push(await measure(path));
  const form = contactForm(base);
  // Distinct from the IP addresses of the other measurements.
  let count = 10_000_000;
  return {
    static: fixed,
    dynamic: [
      await measure("/blog"),
      await measure("/blog?q=calls"),
      await measure(`/blog/${slug}`, "/blog/:slug"),
      await measure("/sitemap.xml"),
      await measure("/healthz"),
      await measureTrips(base, "POST /contact/send", () => form(count++)),
    ],
  };
}

/** The sitemap's pages without the blog, the sign-in, and robots.txt. */
async function listFixedPages(base: URL): Promise<string[]> {
  const sitemap = await (await fetch(new URL("/sitemap.xml", base))).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? "").pathname);
  return [...paths.filter((path) => !path.startsWith("/blog")), "/auth", "/robots.txt"];
}

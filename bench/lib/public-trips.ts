import { contactForm } from "./contact-form.ts";
import { measureTrips, type TripsRow } from "./round-trips.ts";

/** Any cookie of ours makes a request personal, so that the edge cache lets it pass. */
export const UNCACHED = { Cookie: "beaconry_bench=1" };

/** The round trips of every address that a visitor meets, rendered: `static` pages need no data. */
export async function measurePublicTrips(
  base: URL,
  slug: string,
): Promise<{ static: TripsRow[]; dynamic: TripsRow[] }> {
  const measure = (path: string, address = path) =>
    measureTrips(base, address, () => ({ path, headers: UNCACHED }));
  const fixed: TripsRow[] = [];
  for (const path of await listFixedPages(base)) fixed.push(await measure(path));
  const form = contactForm(base);
  // Far from the addresses that the other measurements use.
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

/** The pages of the sitemap, but for the blog; the sign-in; robots.txt. */
async function listFixedPages(base: URL): Promise<string[]> {
  const sitemap = await (await fetch(new URL("/sitemap.xml", base))).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address ?? "").pathname);
  return [...paths.filter((path) => !path.startsWith("/blog")), "/auth", "/robots.txt"];
}

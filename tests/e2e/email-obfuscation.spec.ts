import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const REACT_ERROR = /Minified React error #(?:418|423|425)/;

/** As Cloudflare writes an address: a key in hex, then each byte of the address XOR the key. */
function encoded(address: string): string {
  const key = 0x5a;
  return Buffer.from([key, ...Buffer.from(address).map((byte: number) => byte ^ key)]).toString("hex");
}

/**
 * What Email Obfuscation does to a page of its zone: links to addresses and addresses in text become elements that a
 * script of Cloudflare's turns back; scripts, styles, text areas and attributes stay.
 */
function obfuscate(html: string): string {
  let inLink = false;
  return html
    .split(/(<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<textarea[\s\S]*?<\/textarea>|<[^>]+>)/)
    .map((part) => {
      if (/^<a[\s>]/.test(part)) inLink = true;
      if (part === "</a>") inLink = false;
      if (part.startsWith("<")) {
        return part.replace(
          /href="mailto:([^"?]+)[^"]*"/,
          (_, address: string) => `href="/cdn-cgi/l/email-protection#${encoded(address)}"`,
        );
      }
      const tag = inLink ? "span" : "a";
      const link = inLink ? "" : ' href="/cdn-cgi/l/email-protection"';
      return part.replace(
        ADDRESS,
        (address) =>
          `<${tag}${link} class="__cf_email__" data-cfemail="${encoded(address)}">[email&#160;protected]</${tag}>`,
      );
    })
    .join("");
}

/** Puts the zone between browser and site. It leaves a page alone whose Cache-Control has `no-transform`, if it obeys. */
async function behindZone(page: Page, { obeys }: { obeys: boolean }): Promise<{ rewritten: string[] }> {
  const rewritten: string[] = [];
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const { "content-type": type = "", "cache-control": caching = "" } = response.headers();
    const mayRewrite = type.startsWith("text/html") && !(obeys && caching.includes("no-transform"));
    if (!mayRewrite) return route.fulfill({ response });
    rewritten.push(new URL(response.url()).pathname);
    return route.fulfill({ response, body: obfuscate(await response.text()) });
  });
  return { rewritten };
}

/** The page's errors, from the console too. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return errors;
}

const PAGES = ["/admin/leads", "/admin/mail", "/admin/settings", "/admin/audit"];

test.beforeEach(({ login }) => login());

for (const path of PAGES) {
  test(`${path}: a zone that hides addresses regardless breaks React; ours tells it not to, and nothing breaks`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(REACT_ERROR);
    const errors = errorsOf(page);
    const careless = await behindZone(page, { obeys: false });
    await page.goto(path);
    await expect.poll(() => errors.filter((text) => REACT_ERROR.test(text)).length).toBeGreaterThan(0);
    expect(careless.rewritten).toEqual([path]);

    await page.unrouteAll({ behavior: "wait" });
    errors.length = 0;
    const obedient = await behindZone(page, { obeys: true });
    await page.goto(path);
    await expect(page.locator("body")).toContainText(/[\w.]+@beaconry\.example/);
    expect(errors).toEqual([]);
    expect(obedient.rewritten).toEqual([]);
  });
}

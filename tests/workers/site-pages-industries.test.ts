import { beforeAll, describe, expect, test } from "vitest";
import { INDUSTRIES } from "../../app/copy/industries";
import { WHITE_LABEL } from "../../app/marketing/content/white-label";
import { findAll, linksIn } from "../support/page";
import { requestSite } from "../support/site";

async function open(path: string) {
  const response = await requestSite(path);
  return { status: response.status, html: await response.text() };
}

/** The links at a place of the page, as it is named in the statistics. */
const buttons = async (html: string, place: string) =>
  (await findAll(html, `main a[data-cta="${place}"]`)).map(({ text, attributes }) => [text, attributes.href]);

const HERO = "main > section:first-child";

describe.each([...INDUSTRIES])("/$slug", (industry) => {
  let html = "";
  let status = 0;
  beforeAll(async () => {
    ({ html, status } = await open(`/${industry.slug}`));
  });

  test("[PUB-001] [PUB-057] has a badge, one headline, a subheading and two buttons", async () => {
    expect(status).toBe(200);
    const headlines = await findAll(html, "h1");
    expect(headlines.map(({ text }) => text)).toEqual([industry.title]);
    expect((await findAll(html, `${HERO} .badge`))[0]?.text).toBe(industry.badge);
    expect((await findAll(html, `${HERO} .lead`))[0]?.text).toBe(industry.lead);
    expect(await findAll(html, `${HERO} a`)).toHaveLength(2);
  });

  test("[PUB-061] [PUB-062] [PUB-063] both calls to action link to /book-now and /contact", async () => {
    expect(await buttons(html, "hero")).toEqual([
      [industry.action, "/book-now"],
      ["Start Growing Today", "/contact"],
    ]);
    expect(await buttons(html, "closing")).toEqual([
      [industry.action, "/book-now"],
      ["Write to Us", "/contact"],
    ]);
    if (industry.slug === "ecommerce-brands") expect(industry.action).toBe("Increase ROAS Now");
  });

  test("[PUB-058] [PUB-072] four percentages with a label, marked as marketing copy", async () => {
    const shown = await findAll(html, "section[aria-label=Results] li");
    expect(shown.map(({ text }) => text)).toEqual(
      industry.metrics.map(({ figure }) => `${figure.value}${figure.label}`),
    );
    for (const { text, attributes } of shown) {
      expect(text).toMatch(/^\d+%./);
      expect(attributes["data-kind"]).toBe("marketing copy");
    }
    expect((await findAll(html, "section[aria-label=Results] p"))[0]?.text).toBe(
      "Illustrative figures. Your results depend on your market.",
    );
  });

  test("[PUB-059] four feature cards each have a picture", async () => {
    expect((await findAll(html, "article h3")).map(({ text }) => text)).toEqual(
      industry.features.map(({ title }) => title),
    );
    expect(await findAll(html, "article .feature-picture > *")).toHaveLength(4);
  });

  test("[PUB-060] one testimonial with quote, author, title, company and five stars", async () => {
    const { quote, author, title, company } = industry.testimonial;
    expect((await findAll(html, "blockquote")).map(({ text }) => text)).toEqual([quote]);
    expect((await findAll(html, "figcaption > span")).map(({ text }) => text)).toContain(
      `${author}${title}, ${company} (illustrative)`,
    );
    const stars = await findAll(html, "figcaption svg[role=img]");
    expect(stars.map(({ attributes }) => attributes["aria-label"])).toEqual(["5 out of 5 stars"]);
  });

  test("the hero picture has a label", async () => {
    const [picture, ...others] = await findAll(html, ".board [role=img]");
    expect(others).toEqual([]);
    expect(picture?.attributes["aria-label"]).toBe(industry.hero.label);
  });

  test("has its own title and description", async () => {
    expect((await findAll(html, "title"))[0]?.text).toBe(`${industry.meta.title} | Beaconry`);
    const [canonical] = await findAll(html, 'link[rel="canonical"]');
    expect(canonical?.attributes.href).toMatch(new RegExp(`/${industry.slug}$`));
    const [description] = await findAll(html, 'meta[name="description"]');
    expect(description?.attributes.content).toBe(industry.meta.description);
  });
});

test("a path that only resembles an industry's is a 404", async () => {
  expect((await open("/auto-dealership")).status).toBe(404);
});

describe("/solutions", () => {
  let html = "";
  beforeAll(async () => {
    html = (await open("/solutions")).html;
  });

  test("[PUB-044] six industry cards link to their pages", async () => {
    expect(await linksIn(html, "main article")).toEqual(INDUSTRIES.map(({ slug }) => `/${slug}`));
    expect(await findAll(html, "h1")).toHaveLength(1);
  });

  test("a card says what is in place on day one, and nothing else lists the trades again", async () => {
    const cards = await findAll(html, "main article dl");
    expect(cards.map(({ text }) => text)).toEqual(
      INDUSTRIES.map(
        ({ dayOne: { searches, card, connects } }) =>
          `Searches${searches}First postcard${card}Connected to${connects}`,
      ),
    );
    expect(await findAll(html, "main table")).toEqual([]);
  });

  test("[PUB-045] [PUB-046] 'Get Custom Strategy' and 'Start Growing Today'", async () => {
    expect(await buttons(html, "solutions hero")).toEqual([
      ["Get Custom Strategy", "/book-now"],
      ["Start Growing Today", "/contact"],
    ]);
  });

  test("there is a link to white label for agencies", async () => {
    expect(await linksIn(html, "section.dark-section")).toEqual(["/white-label"]);
  });
});

describe("/white-label", () => {
  let html = "";
  beforeAll(async () => {
    html = (await open("/white-label")).html;
  });

  test("[PUB-073] [PUB-074] [PUB-080] the buttons link to the demo and to the contact section", async () => {
    expect(await buttons(html, "white-label hero")).toEqual([
      ["Schedule Demo", "/book-now"],
      ["Get Pricing", "#contact"],
    ]);
    expect(await buttons(html, "white-label closing")).toEqual([
      ["Schedule Demo", "/book-now"],
      ["Contact Sales", "#contact"],
    ]);
  });

  test("[PUB-075] the four figures are shown", async () => {
    expect((await findAll(html, "section[aria-label=Figures] li")).map(({ text }) => text)).toEqual([
      "100+agency partners",
      "24hrsclient onboarding",
      "72hrsaverage setup time",
      "99.9%platform uptime",
    ]);
  });

  test("[PUB-076] six feature cards each have a list of benefits", async () => {
    expect((await findAll(html, "article h3")).map(({ text }) => text)).toEqual([
      "Brand customization",
      "Client management dashboard",
      "Advanced configuration",
      "Enterprise security",
      "API integration",
      "Global deployment",
    ]);
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const benefits = await findAll(html, `article:nth-child(${place}) li`);
      expect(benefits.map(({ text }) => text)).toEqual(WHITE_LABEL.features[place - 1]?.benefits);
      expect(benefits.length).toBeGreaterThanOrEqual(3);
    }
  });

  test("[PUB-077] [PUB-078] security claims SOC 2 Type II and SSO, deployment a 99.9% uptime SLA", async () => {
    const card = async (place: number) => (await findAll(html, `article:nth-child(${place})`))[0]?.text ?? "";
    expect(await card(4)).toMatch(/SOC 2 Type II.*SSO/);
    expect(await card(6)).toContain("99.9% uptime SLA");
  });

  test("[PUB-079] three reasons to choose it", async () => {
    expect(await findAll(html, "section.dark-section li h3")).toHaveLength(3);
  });

  test("[PUB-081] the page ends with a contact section and its form", async () => {
    const sections = await findAll(html, "main > section");
    expect(sections.at(-1)?.attributes.id).toBe("contact");
    expect(await findAll(html, "#contact form")).toHaveLength(1);
  });
});

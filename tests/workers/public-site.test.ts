import { beforeAll, describe, expect, test } from "vitest";
import { INDUSTRIES } from "../../app/copy/industries";
import { PUBLIC_PATHS } from "../../app/indexing/public-paths";
import { TESTIMONIALS } from "../../app/marketing/content/testimonials";
import { findAll, linksIn } from "../support/page";
import { formPost, requestSite } from "../support/site";

/** In menu order, which `tests/unit/industries.test.ts` tests. */
const INDUSTRY_PATHS = INDUSTRIES.map(({ slug }) => `/${slug}`);

async function page(path: string, init?: Parameters<typeof requestSite>[1]) {
  const response = await requestSite(path, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe("page frame", () => {
  let html = "";
  beforeAll(async () => {
    html = (await page("/contact")).html;
  });

  test("[PUB-011] [PUB-013] a floating phone button calls the sales number", async () => {
    const [button, ...others] = await findAll(html, "[data-phone-button]");
    expect(others).toEqual([]);
    expect(button?.attributes.href).toBe("tel:+14145550142");
    expect(button?.attributes["aria-label"]).toBe("Call sales, (414) 555-0142");
  });

  test("the header's menus have the specified links, on small screens too", async () => {
    const menus = {
      Platform: [
        ...["/pixlseo", "/adrev", "/direct-mail"],
        ...["/unified-analytics", "/smart-automation", "/advanced-targeting"],
      ],
      Solutions: [...INDUSTRY_PATHS, "/white-label"],
      Resources: ["/case", "/blog", "/integrations"],
    };
    const lists = await findAll(html, "nav[aria-label=Main] > ul > li > a");
    expect(lists.map(({ text }) => text)).toEqual([...Object.keys(menus), "Pricing", "About"]);
    for (const [index, links] of Object.values(menus).entries()) {
      expect(await linksIn(html, `nav[aria-label=Main] > ul > li:nth-child(${index + 1}) > div`)).toEqual(
        links,
      );
    }
    const named = ["/platform", ...menus.Platform, "/solutions", ...menus.Solutions];
    const all = ["/pricing", "/about", ...named, "/blog", ...menus.Resources, "/book-now"];
    expect(await linksIn(html, "header details")).toEqual(all);
  });

  test("[PUB-021] [PUB-022] the header links to /about and has Book Demo to /book-now", async () => {
    const about = (await findAll(html, "nav[aria-label=Main] > ul > li > a")).at(-1);
    expect([about?.text, about?.attributes.href]).toEqual(["About", "/about"]);
    const [button] = await findAll(html, "header [data-cta=header]");
    expect([button?.text, button?.attributes.href]).toEqual(["Book Demo", "/book-now"]);
  });

  test("[PUB-025] [PUB-026] [PUB-028] the footer has the specified links", async () => {
    const links = await linksIn(html, "footer");
    const pages = ["/platform", "/integrations", "/pixlseo", "/adrev", "/direct-mail", "/blog", "/solutions"];
    const rest = ["/book-now", "/about", "/privacy-policy", "/terms-of-service", "/cookies"];
    expect(links).toEqual(expect.arrayContaining([...pages, ...rest, ...INDUSTRY_PATHS]));
  });

  test("header and footer lead to every public page", async () => {
    const about = (await page("/about")).html;
    const links = [...(await linksIn(about, "header")), ...(await linksIn(about, "footer"))];
    expect(PUBLIC_PATHS.filter((path) => !links.includes(path))).toEqual([]);
  });

  test.each(PUBLIC_PATHS)("header or footer mark %s as the current page, and no other", async (path) => {
    const { html } = await page(path);
    const marked = await findAll(html, "header a[aria-current=page], footer a[aria-current=page]");
    const hrefs = new Set(marked.map(({ attributes }) => attributes.href));
    expect([...hrefs]).toEqual([path === "/contact" ? "#contact" : path]);
  });

  test.each([
    ["/adrev", "Platform"],
    ["/smart-automation", "Platform"],
    ["/white-label", "Solutions"],
    ["/integrations", "Resources"],
    ["/case", "Resources"],
    ["/blog/no-such-article", "Resources"],
  ])("on %s the label of its menu is marked: %s", async (path, label) => {
    const { html } = await page(path);
    for (const labels of ["nav[aria-label=Main] > ul > li > a", "nav[aria-label='All pages'] h2 a"]) {
      const marked = await findAll(html, `${labels}[aria-current=true]`);
      expect(marked.map(({ text }) => text)).toEqual([label]);
    }
  });

  test("an article marks Blog in header and footer", async () => {
    const { html } = await page("/blog/no-such-article");
    const marked = await findAll(html, "header li a[aria-current=true], footer a[aria-current=true]");
    expect(marked.map(({ attributes }) => attributes.href)).toEqual(["/blog", "/blog", "/blog", "/blog"]);
  });

  test("[PUB-027] the footer's #contact link goes to the page's contact section, else to /contact", async () => {
    const target = async (path: string) => {
      const links = await findAll((await page(path)).html, "footer a");
      return links.find(({ text }) => text === "Contact")?.attributes.href;
    };
    expect([await target("/"), await target("/contact"), await target("/nowhere")]).toEqual([
      "#contact",
      "#contact",
      "/contact",
    ]);
    expect(await findAll((await page("/")).html, "#contact form")).toHaveLength(1);
  });

  test("[PUB-029] [PUB-030] the footer shows 2024 and exactly one office with its address", async () => {
    const [address, ...others] = await findAll(html, "footer address");
    expect(others).toEqual([]);
    expect(address?.text).toContain("410 Harbor Street, Suite 300");
    expect(address?.text).toContain("Milwaukee, Wisconsin");
    expect((await findAll(html, "footer > div > p")).map(({ text }) => text)).toEqual(["© 2024 Beaconry"]);
  });

  test("a public page has no React and one short inline script, which loads the site's; the other scripts are data", async () => {
    const all = await findAll(html, "script");
    const data = all.filter(({ attributes }) => /json|rules/.test(attributes.type ?? ""));
    expect(data.map(({ attributes }) => attributes.type)).toEqual([
      "application/ld+json",
      "speculationrules",
    ]);
    for (const { text } of data) expect(JSON.parse(text)).toBeTypeOf("object");
    const scripts = all.filter((script) => !data.includes(script));
    expect(scripts.map(({ attributes }) => attributes)).toEqual([{}]);
    expect(scripts[0]?.text).toMatch(
      /^try\{.{1,80}\}catch\{\}document\.onreadystatechange=.{1,40}import\(document\.documentElement\.dataset\.script\)\)$/,
    );
    const [root] = await findAll(html, "html");
    expect(root?.attributes["data-script"]).toMatch(/^\/assets\/site-\w+\.js$/);
  });
});

const OTHER_COMPANY = {
  COMPANY_NAME: "Lantern <Works>",
  COMPANY_PHONE: "(312) 555-0199",
  COMPANY_EMAIL: "desk@lantern.example",
  COMPANY_STREET: "9 Pier Road",
  COMPANY_CITY: "Gary",
  COMPANY_REGION: "Indiana",
  COMPANY_REGION_CODE: "IN",
  COMPANY_POSTAL_CODE: "46402",
  COMPANY_COUNTRY: "CA",
  COMPANY_HOURS_WEEKDAYS: "Tuesday to Thursday",
  COMPANY_HOURS_WEEKENDS: "Never on Sundays",
  COMPANY_HOURS_PHONE: "from dawn to dusk",
};
/** A request with a cookie bypasses the cache. */
const FOR_OTHERS = { settings: OTHER_COMPANY, headers: { Cookie: "beaconry_x=1" } };
/** The company's data without settings; font names may contain it. */
const OURS =
  /Beaconry(?! (?:Display|Sans|Hand))|555-0142|hello@|410 Harbor|Milwaukee|Wisconsin|"WI"|AM-6:00|Weekends emergency/;

test.each(PUBLIC_PATHS)("[PUB-031] %s has brand, phone, office and hours from the settings", async (path) => {
  const { html } = await page(path, FOR_OTHERS);
  expect(html.match(OURS)).toBeNull();
  expect((await findAll(html, "[data-phone-button]"))[0]?.attributes.href).toBe("tel:3125550199");
  expect((await findAll(html, "title"))[0]?.text).toContain("Lantern <Works>");
  const [data] = await findAll(html, 'script[type="application/ld+json"]');
  expect(html).toContain('"name":"Lantern \\u003cWorks\\u003e"');
  expect(data?.text).not.toContain("<");
  for (const part of ["9 Pier Road", "Gary", '"IN"', "46402", '"CA"']) expect(html).toContain(part);
});

test("[PUB-031] the contact page has office and hours", async () => {
  const { html } = await page("/contact", FOR_OTHERS);
  const facts = (await findAll(html, "main dl")).map(({ text }) => text).join("\n");
  const { COMPANY_REGION_CODE, COMPANY_COUNTRY, COMPANY_NAME, ...shown } = OTHER_COMPANY;
  for (const value of Object.values(shown)) expect(facts).toContain(value);
});

const HERO = "main > section:first-child";

describe("home", () => {
  let html = "";
  beforeAll(async () => {
    html = (await page("/")).html;
  });

  test("[PUB-032] the sections are in the specified order", async () => {
    const sections = ["modules", "industries", "integrations", "customers", "contact"];
    const marks = ["<header", "<h1", ...sections.map((id) => `id="${id}"`), "<footer"];
    const places = marks.map((mark) => html.indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const shown = (await findAll(html, "main > section[id]")).map(({ attributes }) => attributes.id);
    expect(shown).toEqual(sections);
  });

  test("[PUB-007] the proof figures are shown with their labels", async () => {
    const figures = (await findAll(html, "section[aria-label=Results] li")).map(({ text }) => text);
    expect(figures).toEqual([
      "300%ROI increase",
      "80%less ad spend",
      "24/7optimization",
      "2,500+businesses",
      "4.9/5customer rating",
    ]);
  });

  test("[PUB-033] [PUB-034] the hero links to the demo and shows the product picture", async () => {
    const [demo] = await findAll(html, `${HERO} a`);
    expect([demo?.text, demo?.attributes.href]).toEqual(["See Live Demo", "/book-now"]);
    const picture = (await findAll(html, `${HERO} svg[role=img]`))[0]?.attributes["aria-label"];
    expect(picture).toMatch(
      /^Local rank map: inside the beam from Harbor Auto \d+ of \d+ places rank 1 to 3/,
    );
    for (const list of await findAll(html, `${HERO} ul`)) expect(list.text).not.toBe("");
  });

  test("[PUB-035] six module cards each have a Learn More link to their page", async () => {
    const cards = await findAll(html, "#modules article a");
    expect(cards.map(({ attributes }) => attributes.href)).toEqual([
      "/pixlseo",
      "/adrev",
      "/direct-mail",
      "/unified-analytics",
      "/smart-automation",
      "/advanced-targeting",
    ]);
    for (const { text } of cards) expect(text).toMatch(/^Learn More about \w/);
  });

  test("[PUB-036] every industry card has Explore Solution as a plain link to its page", async () => {
    const cards = await findAll(html, "#industries article a");
    expect(cards.map(({ attributes }) => attributes.href)).toEqual(INDUSTRY_PATHS);
    for (const { text } of cards) expect(text).toMatch(/^Explore Solution for \w/);
  });

  test("[PUB-038] [PUB-039] [PUB-040] the onboarding is four dated steps in 30 days, with Book Now", async () => {
    expect((await findAll(html, "#integrations h2"))[0]?.text).toContain("30 days");
    expect((await findAll(html, "#integrations .lead"))[0]?.text).toMatch(/^White-glove onboarding/);
    const when = (await findAll(html, "#integrations li > p:first-child")).map(({ text }) => text);
    const what = (await findAll(html, "#integrations li > h3")).map(({ text }) => text);
    expect(when).toEqual(["Weeks 1-2", "Weeks 2-3", "Weeks 3-4", "After launch"]);
    expect(what).toEqual(["Setup", "Integrations", "Strategy and launch", "Ongoing"]);
    const [book] = await findAll(html, "#integrations a");
    expect([book?.text, book?.attributes.href]).toEqual(["Book Now", "/book-now"]);
  });

  test("[PUB-041] [PUB-042] six testimonials have quote, name, role, company, metric and five stars", async () => {
    const textsOf = async (selector: string) => (await findAll(html, selector)).map(({ text }) => text);
    expect(TESTIMONIALS).toHaveLength(6);
    expect(await textsOf("#customers blockquote")).toEqual(TESTIMONIALS.map(({ quote }) => quote));
    expect(await textsOf("#customers figcaption > span")).toEqual(
      TESTIMONIALS.map(({ name, role, company }) => `${name}${role}, ${company}`.replaceAll("\u00a0", " ")),
    );
    expect(await textsOf("#customers figure > div > strong")).toEqual(
      TESTIMONIALS.map(({ figure }) => figure.value),
    );
    const stars = await findAll(html, "#customers figcaption svg[role=img]");
    expect(stars.map(({ attributes }) => attributes["aria-label"])).toEqual(
      Array(6).fill("5 out of 5 stars"),
    );
  });
});

const FIELDS = ["input", "select", "textarea"].map((tag) => `form[data-contact-form] ${tag}`).join(",");

/** What the HTML standard's autofill fields are called, and other words that browsers look for: no name or label has one. */
const FILLED_IN =
  /name|honorific|user|login|pass|code|otp|organi[sz]ation|company|business|title|street|address|line|city|town|state|province|region|country|postal|zip|cc|card|number|exp|csc|cvc|transaction|language|b-?day|birth|sex|gender|url|web|site|home|link|photo|tel|phone|mobile|fax|ext|mail|impp|date|amount|currency/i;

describe("the contact form", () => {
  test("[FORM-001] home and /contact have the same form, posting the seven fields to one URL", async () => {
    const forms = await Promise.all(
      ["/", "/contact"].map(async (path) => {
        const { html } = await page(path);
        const [form] = await findAll(html, "form[data-contact-form]");
        const fields = await findAll(html, FIELDS);
        const names = fields.map(({ attributes }) => attributes.name);
        expect(fields.find(({ attributes }) => attributes.name === "page")?.attributes.value).toBe(path);
        return { form: form?.attributes, names };
      }),
    );
    expect(forms[0]).toEqual(forms[1]);
    expect(forms[0]?.form).toMatchObject({ action: "/contact", method: "post" });
    expect(forms[0]?.names).toEqual([
      "firstName",
      "lastName",
      "businessEmail",
      "phoneNumber",
      "companyName",
      "industry",
      "projectDescription",
      "page",
      "trap",
    ]);
  });

  test("[FORM-004] [FORM-006] [FORM-007] the email uses the browser's check, the description has five rows, six fields are required", async () => {
    const { html } = await page("/contact");
    const field = async (name: string) => (await findAll(html, `[name=${name}]`))[0]?.attributes;
    expect(await field("businessEmail")).toMatchObject({
      type: "email",
      autocomplete: "email",
      required: "",
    });
    expect(await field("phoneNumber")).toMatchObject({ type: "tel", required: "" });
    expect(await field("projectDescription")).toMatchObject({ rows: "5", required: "", maxlength: "10000" });
    expect(await field("industry")).not.toHaveProperty("required");
    const labels = await findAll(html, "form[data-contact-form] label");
    expect(labels.filter((label) => label.text.endsWith("*"))).toHaveLength(6);
    expect(await findAll(html, "form[data-contact-form] [required]")).toHaveLength(6);
    expect((await findAll(html, "[for=contact-form-industry]"))[0]?.text).toBe("Industry (optional)");
  });

  test.each(["/", "/contact", "/white-label", "/book-now"])(
    "no browser or password manager has a reason to fill in the hidden field of %s",
    async (path) => {
      const { html } = await page(path);
      const [field, ...others] = await findAll(html, "[name=trap]");
      expect(others).toEqual([]);
      expect(field?.attributes).toMatchObject({
        type: "text",
        tabindex: "-1",
        autocomplete: "off",
        "data-1p-ignore": "true",
        "data-lpignore": "true",
        "data-bwignore": "true",
        "data-form-type": "other",
      });
      const [label] = await findAll(html, "label[for=trap-field]");
      expect(await findAll(html, "[aria-hidden=true] > #trap-field")).toHaveLength(1);
      const { name, id } = field?.attributes ?? {};
      for (const text of [name, id, label?.text]) expect(text).not.toMatch(FILLED_IN);
    },
  );

  test("a rejected form is shown with status 400, its values, its messages and the toast", async () => {
    const sent = formPost({
      firstName: 'Dana "D" <Reyes>',
      projectDescription: "Three\nrooftops",
      page: "/",
    });
    const { status, headers, html } = await page("/contact", sent);
    // Kept by the browser alone, so that going back to it asks no question.
    expect([status, headers.get("Cache-Control")]).toEqual([400, "private, no-cache, no-transform"]);
    expect((await findAll(html, "[name=firstName]"))[0]?.attributes.value).toContain("Dana &quot;D&quot;");
    expect((await findAll(html, "[name=projectDescription]"))[0]?.text).toBe("Three rooftops");
    expect((await findAll(html, "[name=page]"))[0]?.attributes.value).toBe("/");
    const wrong = await findAll(html, "[aria-invalid=true]");
    expect(wrong.map(({ attributes }) => attributes.name)).toEqual([
      "lastName",
      "businessEmail",
      "phoneNumber",
      "companyName",
    ]);
    const described = wrong[0]?.attributes["aria-describedby"];
    expect((await findAll(html, `#${described}`))[0]?.text).toBe("Last name is required");
    expect(wrong[0]?.attributes).toHaveProperty("autofocus");
    expect(await findAll(html, "[aria-label=Notifications]")).toHaveLength(1);
    const toast = await findAll(html, ".toasts [role=alert]");
    expect(toast.map(({ text }) => text)).toEqual([
      "Please fill in all required fieldsFields marked with * are required.",
    ]);
  });

  test("[FORM-013] [FORM-014] after success the page shows the toast once, with an empty form", async () => {
    const fields = {
      firstName: "Dana",
      lastName: "Reyes",
      businessEmail: "dana@harborauto.example",
      phoneNumber: "(414) 555-0118",
      companyName: "Harbor Auto",
      projectDescription: "Three rooftops.",
      page: "/",
    };
    const sent = await requestSite("/contact", formPost(fields));
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/#contact"]);
    const cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const { headers, html } = await page("/", { headers: { Cookie: cookie } });
    expect((await findAll(html, ".toasts [role=status]")).map(({ text }) => text)).toEqual([
      "Message sent successfully!We'll get back to you within 2 hours.",
    ]);
    expect(headers.get("Cache-Control")).toBe("no-store, no-transform");
    expect(headers.get("Set-Cookie")).toMatch(/Max-Age=0/);
    expect((await findAll(html, "[name=firstName]"))[0]?.attributes.value ?? "").toBe("");
  });
});

test("[PUB-053] [PUB-054] [PUB-055] [PUB-056] /contact shows form, office, phone, email, hours and the promise", async () => {
  const { html } = await page("/contact");
  const text = (await findAll(html, "#contact"))[0]?.text ?? "";
  expect(await findAll(html, "#contact form")).toHaveLength(1);
  expect(text).toContain("(414) 555-0142, 24/7");
  expect(text).toContain("hello@beaconry.example");
  expect(text).toContain("within 2 hours");
  const facts = (await findAll(html, "#contact dl"))[0]?.text ?? "";
  expect(facts).toContain("410 Harbor Street, Suite 300");
  expect(facts).toContain("Monday-Friday 9:00 AM-6:00 PM PST");
  expect(facts).toContain("Weekends emergency only, 24/7 for enterprise");
});

test("[PUB-097] [PUB-098] [PUB-099] any other path is the 404 page with a link home, a search and popular links", async () => {
  for (const path of ["/nowhere", "/solutions-2/deep", "/contact/nothing", "/wp-login.php"]) {
    const { status, headers, html } = await page(path);
    expect([status, headers.get("Cache-Control")]).toEqual([404, "no-store, no-transform"]);
    expect((await findAll(html, "main [data-missing-code]"))[0]?.text).toBe("404");
    expect((await findAll(html, "main h1"))[0]?.text).toBe("Oops! Page Not Found");
    const links = await findAll(html, "main a");
    expect(links[0]).toMatchObject({ text: "Return to Home", attributes: { href: "/" } });
    expect(links.length).toBeGreaterThan(3);
    expect((await findAll(html, "main form[action='/blog#latest'] input[name=q]")).length).toBe(1);
    expect((await findAll(html, "[data-missing-path]"))[0]?.attributes["data-missing-path"]).toBe(path);
    expect(await findAll(html, "meta[name=robots][content=noindex]")).toHaveLength(1);
  }
});

test("a URL that accepts no form says so inside the page frame", async () => {
  const { status, html } = await page("/contact", {
    method: "DELETE",
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(status).toBe(405);
  expect((await findAll(html, "main h1"))[0]?.text).toBe("That is not possible here");
  expect(await findAll(html, "footer")).toHaveLength(1);
});

test("a page is cacheable for a minute, and has one headline, its URL, description, keywords and share image", async () => {
  for (const path of ["/", "/contact"]) {
    const { headers, html } = await page(path);
    expect(headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, no-transform",
    );
    expect(await findAll(html, "h1")).toHaveLength(1);
    expect((await findAll(html, "link[rel=canonical]"))[0]?.attributes.href).toBe(
      `http://localhost:8788${path}`,
    );
    for (const name of ["description", "keywords", "twitter:image"]) {
      expect((await findAll(html, `meta[name='${name}']`))[0]?.attributes.content, name).toMatch(/\w/);
    }
  }
});

import { expect, test } from "vitest";
import { metaOf, pageMeta, shareImage } from "~/web/meta";
import { companyWith } from "../support/company";

const site = { company: companyWith({ COMPANY_NAME: "Beaconry" }), siteUrl: "https://beaconry.example" };
const about = {
  path: "/about",
  title: "Who we are",
  description: "The people behind the map.",
  keywords: ["local marketing", "about"],
};
const post = {
  ...about,
  path: "/blog/map-of-lakeview",
  title: "The map of Lakeview",
  kind: "article" as const,
  article: {
    publishedAt: "2024-11-02T10:00:00.000Z",
    modifiedAt: "2024-11-03T10:00:00.000Z",
    section: "SEO",
    author: null,
  },
};

type Graph = { "@type": string; [name: string]: unknown }[];

function read(page: Parameters<typeof pageMeta>[0]) {
  const tags: Record<string, unknown>[] = pageMeta(page).map((tag) => ({ ...tag }));
  const content = (key: string, name: string) => tags.find((tag) => tag[key] === name)?.content;
  const data = tags.flatMap((tag) => ("script:ld+json" in tag ? [tag["script:ld+json"]] : []));
  const graph: Graph = JSON.parse(JSON.stringify(data[0]))["@graph"];
  return {
    title: tags.find((tag) => "title" in tag)?.title,
    canonical: tags.find((tag) => tag.rel === "canonical")?.href,
    name: (name: string) => content("name", name),
    property: (name: string) => content("property", name),
    part: (type: string) => graph.find((part) => part["@type"] === type),
    types: graph.map((part) => part["@type"]),
  };
}

test("[META-010] a title without the brand gets the brand as a suffix", () => {
  expect(read({ ...site, ...about }).title).toBe("Who we are | Beaconry");
});

test("[META-011] a title that contains the brand gets no suffix", () => {
  expect(read({ ...site, ...about, title: "About Beaconry" }).title).toBe("About Beaconry");
});

test("a page has description, keywords, canonical URL and share tags", () => {
  const page = read({ ...site, ...about });
  expect(page.name("description")).toBe("The people behind the map.");
  expect(page.name("keywords")).toBe("local marketing, about");
  expect(page.canonical).toBe("https://beaconry.example/about");
  expect(page.property("og:url")).toBe("https://beaconry.example/about");
  expect(page.property("og:image")).toBe("https://beaconry.example/og/about.png");
  expect(page.name("twitter:image")).toBe("https://beaconry.example/og/about.png");
});

test("a page is described as a WebPage, with the organization and its breadcrumbs", () => {
  const page = read({ ...site, ...about });
  expect(page.types).toEqual(["Organization", "WebPage", "BreadcrumbList"]);
  expect(page.part("Organization")).toMatchObject({ name: "Beaconry", url: "https://beaconry.example/" });
  expect(page.part("BreadcrumbList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://beaconry.example/" },
    { "@type": "ListItem", position: 2, name: "Who we are", item: "https://beaconry.example/about" },
  ]);
});

test("an article is described as an Article instead, with the path's breadcrumbs", () => {
  const page = read({ ...site, ...post });
  expect(page.types).toEqual(["Organization", "Article", "BreadcrumbList"]);
  expect(page.part("Article")).toMatchObject({
    headline: "The map of Lakeview",
    datePublished: "2024-11-02T10:00:00.000Z",
    dateModified: "2024-11-03T10:00:00.000Z",
  });
  expect(page.part("BreadcrumbList")?.itemListElement).toMatchObject([
    { name: "Home" },
    { name: "Blog", item: "https://beaconry.example/blog" },
    { name: "The map of Lakeview", item: "https://beaconry.example/blog/map-of-lakeview" },
  ]);
  expect(page.property("og:type")).toBe("article");
});

test("an article's author is the person of its by-line, else the company", () => {
  const by = (author: string | null) =>
    read({ ...site, ...post, article: { ...post.article, author } }).part("Article")?.author;
  expect(by("Mina Okafor")).toEqual({ "@type": "Person", name: "Mina Okafor" });
  expect(by(null)).toEqual({ "@id": "https://beaconry.example/#organization" });
});

test("a share image has a description, and the page a language", () => {
  const page = read({ ...site, ...post });
  expect(page.property("og:image:alt")).toBe("The map of Lakeview");
  expect(page.property("og:locale")).toBe("en_US");
});

test("the home page has one breadcrumb and its own share image", () => {
  const page = read({ ...site, ...about, path: "/" });
  expect(page.part("BreadcrumbList")?.itemListElement).toHaveLength(1);
  expect(page.canonical).toBe("https://beaconry.example/");
  expect(shareImage("/")).toBe("/og/home.png");
  expect(shareImage("/blog/a-post?page=2")).toBe("/og/blog-a-post.png");
});

test("a page of a list has its query in the canonical URL but not in the breadcrumbs", () => {
  const page = read({ ...site, ...about, path: "/blog?page=2", title: "Blog" });
  expect(page.canonical).toBe("https://beaconry.example/blog?page=2");
  expect(page.part("BreadcrumbList")?.itemListElement).toMatchObject([
    { name: "Home" },
    { name: "Blog", item: "https://beaconry.example/blog" },
  ]);
});

test("without the root loader's data there are no tags", () => {
  expect(metaOf(about)({ matches: [{ id: "root", data: undefined }] })).toEqual([]);
  expect(metaOf(about)({ matches: [{ id: "root", data: site }] })[0]).toEqual({
    title: "Who we are | Beaconry",
  });
});

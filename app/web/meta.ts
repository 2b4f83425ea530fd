import type { MetaDescriptor } from "@remix-run/cloudflare";
import type { Company } from "../platform/company";

export type Site = { company: Company; siteUrl: string };

/** A share image by its path, in pixels if it is not 1200 x 630. */
export type ShareImage = { path: string; width?: number; height?: number };

export type Page = {
  /** The page's path, plus the query if it selects another page: "/blog?page=2". */
  path: string;
  /** Without the brand, which is appended unless the title contains it. */
  title: string;
  description: string;
  keywords: readonly string[];
  /** Path of the share image, 1200 x 630; derived from the page's path by default. */
  image?: string;
  /** Of the share image, if it has another. */
  imageSize?: { width?: number; height?: number };
  /** Where the page was published first, if elsewhere. */
  canonicalUrl?: string;
  kind?: "webpage" | "article";
  /** ISO-8601 times of an article, its category, and the person who wrote it, if it is one. */
  article?: { publishedAt: string; modifiedAt: string; section: string; author: string | null };
  /** The pages above it, if they are not those of its path. */
  parents?: { name: string; path: string }[];
  /** Keeps the page out of search engines: search results, filters, missing pages. */
  noIndex?: boolean;
};

/** Title, description, keywords, canonical URL, share tags and structured data of a public page. */
export function pageMeta({ company, siteUrl, ...page }: Page & Site): MetaDescriptor[] {
  const title = page.title.includes(company.name) ? page.title : `${page.title} | ${company.name}`;
  const url = siteUrl + page.path;
  const image = siteUrl + (page.image ?? shareImage(page.path));
  return [
    { title },
    { name: "description", content: page.description },
    { name: "keywords", content: page.keywords.join(", ") },
    { tagName: "link", rel: "canonical", href: page.canonicalUrl || url },
    ...(page.noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:type", content: page.kind === "article" ? "article" : "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:locale", content: "en_US" },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: `${page.imageSize?.width ?? 1200}` },
    { property: "og:image:height", content: `${page.imageSize?.height ?? 630}` },
    { property: "og:image:alt", content: page.title },
    ...articleTags(page.article),
    { name: "twitter:card", content: "summary_large_image" },
    // X falls back to the og: tags for title and description.
    { name: "twitter:image", content: image },
    structuredData({ company, siteUrl, page, title, url, image }),
  ];
}

/** The share image of a path: "/" is home.png, "/blog/a-post" is blog-a-post.png. */
export function shareImage(path: string): string {
  const [pathname = ""] = path.split("?");
  return `/og/${pathname.slice(1).replaceAll("/", "-") || "home"}.png`;
}

/** Company and site URL from the root loader; null if it failed. */
export function siteFrom(matches: { id: string; data: unknown }[]): Site | null {
  const data = matches.find((match) => match.id === "root")?.data;
  return isSite(data) ? data : null;
}

function isSite(data: unknown): data is Site {
  return typeof data === "object" && data !== null && "company" in data && "siteUrl" in data;
}

/**
 * The `meta` export of a public route with static copy: `export const meta = metaOf({ path: "/about", … })`. Pass a
 * function if the copy contains the brand.
 */
export function metaOf(page: Page | ((site: Site) => Page)) {
  return ({ matches }: { matches: { id: string; data: unknown }[] }): MetaDescriptor[] => {
    const site = siteFrom(matches);
    if (!site) return [];
    return pageMeta({ ...site, ...(typeof page === "function" ? page(site) : page) });
  };
}

function articleTags(article: Page["article"]): MetaDescriptor[] {
  if (!article) return [];
  return [
    { property: "article:published_time", content: article.publishedAt },
    { property: "article:modified_time", content: article.modifiedAt },
    { property: "article:section", content: article.section },
  ];
}

type Described = { company: Company; siteUrl: string; page: Page; title: string; url: string; image: string };

function structuredData({ company, siteUrl, page, title, url, image }: Described): MetaDescriptor {
  const organization = { "@id": `${siteUrl}/#organization` };
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  const common = { description: page.description, inLanguage: "en-US", keywords: page.keywords.join(", ") };
  const webPage: JsonLd = {
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    ...common,
    primaryImageOfPage: { "@type": "ImageObject", url: image },
    publisher: organization,
    breadcrumb,
  };
  const article: JsonLd = {
    "@type": "Article",
    "@id": url,
    url,
    mainEntityOfPage: url,
    headline: page.title,
    ...common,
    image,
    author: page.article?.author ? { "@type": "Person", name: page.article.author } : organization,
    publisher: organization,
    ...(page.article && {
      datePublished: page.article.publishedAt,
      dateModified: page.article.modifiedAt,
      articleSection: page.article.section,
    }),
  };
  const trail = { "@type": "BreadcrumbList", ...breadcrumb, itemListElement: breadcrumbs(siteUrl, page) };
  return jsonLdGraph([organizationOf(company, siteUrl), page.kind === "article" ? article : webPage, trail]);
}

function organizationOf({ name, phone, email, office }: Company, siteUrl: string): JsonLd {
  return {
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
    email,
    telephone: phone.href.replace(/^tel:/, ""),
    address: {
      "@type": "PostalAddress",
      streetAddress: office.street,
      addressLocality: office.city,
      addressRegion: office.regionCode,
      postalCode: office.postalCode,
      addressCountry: office.country,
    },
  };
}

/** Home, then one item per path segment; the last is named like the page. */
function breadcrumbs(siteUrl: string, { path, title, parents }: Page): JsonLd[] {
  const parts = (path.split("?")[0] ?? "").split("/").filter((part) => part !== "");
  const trail = parents
    ? [...parents, { name: title, path }].map((page) => ({ name: page.name, item: siteUrl + page.path }))
    : parts.map((part, index) => ({
        name: index === parts.length - 1 ? title : capitalized(part.replaceAll("-", " ")),
        item: `${siteUrl}/${parts.slice(0, index + 1).join("/")}`,
      }));
  return [{ name: "Home", item: `${siteUrl}/` }, ...trail].map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    ...step,
  }));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type JsonLd = { [name: string]: JsonLdValue };
type JsonLdValue = string | number | JsonLd | JsonLdValue[];

/**
 * Structured data for the head, as one graph so that its parts can refer to each other by `@id`.
 * Text cannot end the script element: Remix's `<Meta>` escapes `<`, `>` and `&` (asserted in
 * tests/workers/public-pages.test.ts).
 */
function jsonLdGraph(parts: JsonLd[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": parts } };
}

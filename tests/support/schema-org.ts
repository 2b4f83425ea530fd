import { z } from "zod";

/*
 * What schema.org and the search engines require of each type. Strict: a property that is not listed here is an error
 * until it is added on purpose.
 */
const reference = z.strictObject({ "@id": z.url() });
const shared = {
  "@id": z.url(),
  url: z.url(),
  description: z.string().min(1),
  inLanguage: z.literal("en-US"),
  keywords: z.string().min(1),
  publisher: reference,
};

const organization = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": z.url(),
  name: z.string().min(1),
  url: z.url(),
  logo: z.url(),
  email: z.email(),
  telephone: z.string().regex(/^\+\d{8,15}$/),
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: z.string().min(1),
    addressLocality: z.string().min(1),
    addressRegion: z.string().min(1),
    postalCode: z.string().min(1),
    addressCountry: z.string().length(2),
  }),
});

const webPage = z.strictObject({
  "@type": z.literal("WebPage"),
  ...shared,
  name: z.string().min(1),
  primaryImageOfPage: z.strictObject({ "@type": z.literal("ImageObject"), url: z.url() }),
  breadcrumb: reference,
});

const article = z.strictObject({
  "@type": z.literal("Article"),
  ...shared,
  mainEntityOfPage: z.url(),
  headline: z.string().min(1).max(110),
  image: z.url(),
  author: reference,
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  articleSection: z.string().min(1),
});

const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  "@id": z.url(),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.number().int(),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .min(1)
    .refine(
      (items) => items.every(({ position }, index) => position === index + 1),
      "positions count from 1",
    ),
});

export const graphSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.tuple([organization, z.discriminatedUnion("@type", [webPage, article]), breadcrumbs]),
});

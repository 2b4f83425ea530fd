import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { postPath } from "../blog/post";
import { listNewestPublished } from "../blog/posts.server";
import { PUBLIC_CACHE } from "../platform/http/edge-cache.server";

const POSTS = 30;
const PAGES = [
  { path: "/platform", title: "Platform", text: "What the product does, module by module." },
  { path: "/solutions", title: "Solutions", text: "The industries it is made for." },
  { path: "/pixlseo", title: "PixlSEO", text: "Local search: rank maps and location pages." },
  { path: "/adrev", title: "AdRev", text: "Advertising measured by revenue." },
  { path: "/direct-mail", title: "Direct mail", text: "Handwritten postcards with a short link." },
  { path: "/integrations", title: "Integrations", text: "What it works with." },
  { path: "/pricing", title: "Pricing", text: "How a price is built, line by line." },
  { path: "/case", title: "A case", text: "Ninety days of an example business, with what did not work." },
  { path: "/about", title: "About", text: "Who is behind it." },
  { path: "/book-now", title: "Book a demo", text: "Thirty minutes with a person." },
  { path: "/contact", title: "Contact", text: "Form, phone and hours." },
];

/** /llms.txt (llmstxt.org): what the site is and where its texts are, for language models. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { SITE_URL: site } = context.env;
  const read = [listNewestPublished(context.publicDb, POSTS), context.company()] as const;
  const [posts, company] = await Promise.all(read);
  const lines = [
    `# ${company.name}`,
    "",
    "> Marketing for small businesses: local search, advertising and direct mail, measured from the visit to the won deal.",
    "",
    "## Pages",
    "",
    ...PAGES.map(({ path, title, text }) => `- [${title}](${site}${path}): ${text}`),
    "",
    "## Newest articles",
    "",
    ...posts.map(
      ({ slug, title, metaDescription }) =>
        `- [${plain(title)}](${site}${postPath(slug)}): ${plain(metaDescription)}`,
    ),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": PUBLIC_CACHE },
  });
}

/** Text without what would break a list item or a link. */
function plain(text: string): string {
  return text.replace(/[[\]\n]/g, " ").trim();
}

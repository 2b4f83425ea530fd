import type { LinksFunction } from "@remix-run/cloudflare";
import styles from "./admin.css?url";
import display from "./fonts/beaconry-display.woff2?url";
import sans from "./fonts/beaconry-sans.woff2?url";
import print from "./print.css?url";

/** The style sheet and fonts of every page that staff see. */
export const adminLinks: LinksFunction = () => [
  { rel: "preload", href: sans, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "preload", href: display, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
  { rel: "stylesheet", href: print, media: "print" },
];

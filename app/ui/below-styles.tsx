import belowUrl from "../styles/public-below.css?url";

/**
 * Style sheets of what stands below the first view, written where that begins: they hold back what follows them and no
 * more. At low priority they come after the styles and fonts of the first view. `also` are the page's own.
 */
export function BelowStyles({ also = [] }: { also?: readonly string[] }) {
  return [belowUrl, ...also].map((href) => (
    // React 18 has no such property for a link.
    <link key={href} rel="stylesheet" href={href} {...{ fetchpriority: "low" }} />
  ));
}

/** The same styles in the head, for the home page: its HTML fills the first round trip alone (decision 11). */
export const BELOW_STYLES_FIRST = { rel: "stylesheet", href: belowUrl } as const;

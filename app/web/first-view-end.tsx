import belowUrl from "../styles/public-below.css?url";
import { SiteScript } from "./site-script";

/**
 * Stands where a page's first view ends. First the start of the site's script: here it holds nothing back, and waits for
 * no style sheet but those of the first view. Then the style sheets of what stands below: they hold back what follows
 * them and no more, and at low priority they come after the styles and fonts of the first view. `styles` are the page's
 * own.
 */
export function FirstViewEnd({ styles = [] }: { styles?: readonly string[] }) {
  return (
    <>
      <SiteScript />
      {[belowUrl, ...styles].map((href) => (
        // React 18 has no such property for a link.
        <link key={href} rel="stylesheet" href={href} {...{ fetchpriority: "low" }} />
      ))}
    </>
  );
}

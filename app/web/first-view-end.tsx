import belowUrl from "../styles/public-below.css?url";
import { SiteScript } from "./site-script";

/**
 * Marks the end of a page's first view. First comes the loader of the site's script: here it blocks nothing, and
 * waits only for the first view's style sheets. Then the style sheets of what is below: in the body they block only
 * what follows, and at low priority they load after the first view's styles and fonts. `styles` are the page's own.
 */
export function FirstViewEnd({ styles = [] }: { styles?: readonly string[] }) {
  return (
    <>
      <SiteScript />
      {[belowUrl, ...styles].map((href) => (
        // React 18 does not know `fetchpriority` on links.
        <link key={href} rel="stylesheet" href={href} {...{ fetchpriority: "low" }} />
      ))}
    </>
  );
}

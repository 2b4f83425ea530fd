import { DESKTOP, type Driver, PHONE, type Size } from "./driver.ts";
import { startFirefox } from "./firefox.ts";
import { ensure } from "./programs.ts";
import { startStandIn } from "./stand-in.ts";
import { startWebKit, startWpe } from "./webkit.ts";

export type Engine = {
  /** Sizes in which its window can stand. */
  sizes: readonly Size[];
  /** Starts it for the site at `origin`, with Debian's packages. @throws naming a package that is missing */
  start: (origin: string) => Promise<Driver>;
};

const GTK = "webkit2gtk-driver";
const WPE = "wpewebkit-driver";

export const ENGINES: Record<string, Engine> = {
  firefox: {
    sizes: [PHONE, DESKTOP],
    start: (origin) => startFirefox(origin, ensure({ name: "firefox-esr", package: "firefox-esr" })),
  },
  webkit: {
    sizes: [PHONE, DESKTOP],
    start: async (origin) =>
      startWebKit(origin, {
        driver: ensure({ name: "WebKitWebDriver", package: GTK }),
        browser: ensure({
          name: "MiniBrowser",
          package: GTK,
          elsewhere: "/usr/lib/*/webkit2gtk-4*/MiniBrowser",
        }),
        screen: ensure({ name: "Xvfb", package: "xvfb" }),
      }),
  },
  // What Safari 16.0 has, a little older than what is supported: it cannot read the scripts of the back office.
  "old-webkit": {
    sizes: [{ width: 800, height: 600 }],
    start: async (origin) =>
      startWpe(origin, {
        driver: ensure({ name: "WPEWebDriver", package: WPE }),
        browser: ensure({ name: "cog", package: "cog" }),
      }),
  },
  "stand-in": { sizes: [PHONE, DESKTOP], start: startStandIn },
};

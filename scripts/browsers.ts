/** The oldest browsers that public pages and the back office support, as esbuild names them. */
export const OLDEST_BROWSERS = ["safari16.4", "ios16.4", "firefox115", "chrome111"];

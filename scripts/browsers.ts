/** The oldest versions of browsers that public pages and the back office support. */
export const OLDEST_BROWSERS = { safari: 16.4, ios: 16.4, firefox: 115, chrome: 111 } as const;

/** The same as esbuild names them. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);

/** Remix options, in one place; vite.config.ts hands them to the Vite plugin. */
export const remixOptions = {
  future: {
    // Vite finds every route's packages as it starts; found one by one, each would reload the page under development.
    unstable_optimizeDeps: true,
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

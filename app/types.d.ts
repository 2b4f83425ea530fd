import "@remix-run/server-runtime";
import "react";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module "react" {
  // Custom properties carry chart geometry and colors into the style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | undefined;
  }
}

declare global {
  /** Put there by scripts/vite-migrations.ts. */
  const NEWEST_MIGRATIONS: { database: string; visits: string };
}

import "react";

declare module "react" {
  // Custom properties carry chart geometry and colors into the style sheets.
  interface CSSProperties {
    [name: `--${string}`]: string | undefined;
  }
}

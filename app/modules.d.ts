declare module "virtual:site-script" {
  const url: string;
  export default url;
}

/** The built site; it exists once `npm run build` has run. */
declare module "*/build/server/index.js" {
  import type { ServerBuild } from "@remix-run/cloudflare";
  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const entry: ServerBuild["entry"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const mode: ServerBuild["mode"];
  export const publicPath: ServerBuild["publicPath"];
  export const routes: ServerBuild["routes"];
}

/** Its types are published only under the name that picks the version for the platform. */
declare module "react-dom/server.node" {
  export * from "react-dom/server";
}

declare module "*.ttf?inline" {
  /** A data URL. */
  const url: string;
  export default url;
}

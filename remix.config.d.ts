import type { VitePluginConfig } from "@remix-run/dev";

export const remixOptions: VitePluginConfig;

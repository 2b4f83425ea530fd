import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { remixOptions } from "./remix.config.js";
import { BUILD_TARGET } from "./scripts/browsers";
import { chunkOf } from "./scripts/vite-chunks";
import { newestMigrations } from "./scripts/vite-migrations";
import { siteScript } from "./scripts/vite-site-script";
import { themes } from "./scripts/vite-themes";

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [siteScript("app/web/enhance/index.ts"), newestMigrations(), remix(remixOptions), tailwindcss()],
  css: { postcss: { plugins: [themes()] } },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // The build is one file for workerd; hot reload runs in Node, which loads packages itself.
  ssr:
    command === "build"
      ? {
          resolve: {
            conditions: ["workerd", "worker", "browser"],
            externalConditions: ["workerd", "worker"],
          },
          noExternal: true,
        }
      : // In Node its entry is a CommonJS file, whose exports cannot be imported by name.
        { noExternal: ["opentype.js"] },
  build: {
    target: BUILD_TARGET,
    // Terser makes the browser's files 4 % smaller than esbuild does, and another 0.6 % where it goes over them twice.
    minify: isSsrBuild ? "esbuild" : "terser",
    terserOptions: { module: true, ecma: 2020, compress: { passes: 2 } },
    assetsInlineLimit: 0,
    rollupOptions: {
      // Comments that Rollup cannot place inside zod; nothing that we could act on.
      onwarn: (warning, warn) => warning.code !== "INVALID_ANNOTATION" && warn(warning),
      output: { assetFileNames: assetName, ...(isSsrBuild ? {} : { manualChunks: chunkOf }) },
    },
  },
}));

/** Drawings are named in the pages themselves, where every letter that does not compress counts. */
function assetName({ names }: { names: string[] }): string {
  return names[0]?.endsWith(".svg") ? "assets/[hash:6].svg" : "assets/[name]-[hash].[ext]";
}

import { listRouteModules } from "./scripts/files.ts";

/** Which features the modules of a feature may import: only such as stand above it here. Pages may import all. */
const MAY_IMPORT = {
  notifications: [],
  mail: ["notifications"],
  auth: ["mail"],
  analytics: ["auth"],
  crm: ["auth", "mail", "notifications", "analytics"],
  booking: ["auth", "mail", "notifications", "crm"],
  web: [],
  marketing: ["web", "mail", "crm", "booking", "analytics"],
  blog: ["auth", "web"],
  indexing: ["auth", "blog"],
  generation: ["auth", "blog", "indexing"],
  health: ["auth", "mail", "analytics"],
  settings: ["auth", "health", "mail", "crm", "booking", "indexing"],
  admin: [
    "auth",
    "health",
    "settings",
    "notifications",
    "analytics",
    "mail",
    "crm",
    "booking",
    "blog",
    "generation",
    "indexing",
  ],
};

const FEATURES = `(?:${Object.keys(MAY_IMPORT).join("|")})`;
const SERVER_OR_TABLES = "(?:\\.server\\.tsx?|/tables\\.ts)$";
/** Libraries that run anywhere and keep no state. */
const PURE_PACKAGES =
  "node_modules/(?:zod|uqr|isbot|bowser|d3-scale|d3-shape|syllable|flesch-kincaid|suncalc|turndown|marked)/";

/** A page folder holds one page's route.tsx and its components: crm/leads/leads-page, admin/shell, web/layout. */
const pageFolders = listRouteModules()
  .filter((file) => file.endsWith("/route.tsx"))
  .map((file) => `^${file.slice(0, -"route.tsx".length)}`);
const routeModules = listRouteModules().map((file) => `^${file.replaceAll(/[.$()[\]]/g, "\\$&")}$`);
const resourceRoutes = routeModules.filter((file) => file.endsWith("\\.ts$"));
const typeOnly = ["type-only", "pre-compilation-only"];

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-cycle",
      "Two files that need each other, be it for a type, are one file, or hide a third.",
      {},
      { circular: true },
    ),
    rule(
      "resolvable",
      "An import must lead to a file or an installed package.",
      {},
      { couldNotResolve: true, pathNot: ["^cloudflare:", "^virtual:", "/build/server/index\\.js$"] },
    ),
    rule(
      "ui-knows-no-feature",
      "Primitives know nothing of ours.",
      { path: "^app/ui/" },
      { path: "^app/", pathNot: "^app/(?:ui|platform)/" },
    ),
    rule(
      "platform-knows-no-feature",
      "Platform knows Cloudflare and HTTP, no product words.",
      { path: "^app/platform/" },
      { path: "^app/", pathNot: "^app/platform/" },
    ),
    rule(
      "copy-knows-no-feature",
      "Copy that several features read is data: menus, drawings, pages and the sitemap are made from it.",
      { path: "^app/copy/" },
      { path: "^app/", pathNot: "^app/copy/" },
    ),
    rule(
      "pure-imports-pure",
      "Browser, server and worker share pure files: they import pure files and packages; types of others vanish.",
      {
        path: `^app/(?:copy|${FEATURES})/.+\\.ts$`,
        pathNot: [SERVER_OR_TABLES, "/use-[^/]+\\.ts$", "^app/web/meta\\.ts$", ...routeModules],
      },
      {
        dependencyTypesNot: typeOnly,
        pathNot: [PURE_PACKAGES, "^app/(?!.*(?:[.]server|/tables)[.]ts$).+[.]ts$", "[.]svg$"],
      },
    ),
    rule(
      "components-get-data-from-routes",
      "A component may name the types of a data function, never call one.",
      { path: `^app/(?:ui|${FEATURES})/.+\\.tsx$`, pathNot: [SERVER_OR_TABLES, ...routeModules] },
      { path: SERVER_OR_TABLES, dependencyTypesNot: typeOnly },
    ),
    rule(
      "sql-only-in-server-files",
      "SQL lives in *.server.ts data functions and tables.ts.",
      {
        path: "^(?:app|functions|workers)/",
        pathNot: [SERVER_OR_TABLES, "^app/platform/db/columns\\.ts$", ...resourceRoutes],
      },
      { path: "node_modules/drizzle-orm/" },
    ),
    ...pageFolders.map((folder) =>
      rule(
        "page-folder-is-private",
        "A page folder is named by app/routes.ts alone.",
        { pathNot: folder },
        { path: folder },
      ),
    ),
    rule(
      "routes-are-not-imported",
      "What a route shares with others, be it a type, lives in a file of its own.",
      {},
      { path: [...routeModules, "^app/root\\.tsx$"], pathNot: pageFolders },
    ),
    ...Object.entries(MAY_IMPORT).map(([feature, others]) =>
      rule(
        `direction-of-${feature}`,
        `${feature} may import ${others.join(", ") || "no other feature"}.`,
        { path: `^app/${feature}/`, pathNot: pageFolders },
        { path: `^app/${FEATURES}/`, pathNot: [feature, ...others].map((name) => `^app/${name}/`) },
      ),
    ),
    rule(
      "jobs-never-import-a-page",
      "The jobs worker imports features and platform, no JSX and no page.",
      { path: "^workers/" },
      { path: ["^app/.+\\.tsx$", ...pageFolders], pathNot: "\\.server\\.tsx$" },
    ),
    rule(
      "app-stands-alone",
      "The product does not know its tools, tests and entry points.",
      { path: "^app/" },
      { path: "^(?:scripts|tests|bench|workers|functions)/" },
    ),
    rule(
      "no-development-package",
      "What runs in production is a dependency, not a devDependency.",
      { path: "^(?:app|functions|workers)/", pathNot: "^app/routes\\.ts$" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm"] },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ["node_modules", "^build/"] },
    exclude: { path: ["\\.css$", "\\?url$"] },
    enhancedResolveOptions: { conditionNames: ["workerd", "import", "default"], exportsFields: ["exports"] },
  },
};

import { listRouteModules } from "./scripts/files.ts";

/** Which features a feature may import; auth, mail and the rest of the chain point in one direction. */
const MAY_IMPORT = {
  auth: [],
  analytics: ["auth"],
  mail: ["auth"],
  crm: ["auth", "mail"],
  booking: ["auth", "mail", "crm"],
  site: ["mail", "crm", "booking", "analytics"],
  blog: ["auth"],
  generation: ["auth", "blog"],
  indexing: ["auth", "blog"],
  admin: ["auth", "analytics", "mail", "crm", "booking", "site", "blog", "generation", "indexing"],
};

const FEATURES = `(?:${Object.keys(MAY_IMPORT).join("|")})`;
/** A page folder holds one route and its components: crm/leads-page, admin/shell, site/layout. */
const PAGE_FOLDER = `^app/${FEATURES}/(?:[^/]+-page|shell|layout)/`;
const SERVER_OR_TABLES = "(?:\\.server\\.tsx?|/tables\\.ts)$";
/** What every public page and the sitemap need of the site: who we are, which industries there are, the root's data, title, script. */
const SHARED_BY_ALL = [
  "^app/site/content/(?:company|industries)\\.ts$",
  "^app/site/(?:meta|use-site|first-view-end)\\.tsx?$",
];
/** Libraries that run anywhere and keep no state. */
const PURE_PACKAGES = "node_modules/(?:zod|uqr|isbot|bowser)/";

const routeModules = listRouteModules().map((file) => `^${file.replaceAll(/[.$()[\]]/g, "\\$&")}$`);
const resourceRoutes = routeModules.filter((file) => file.endsWith("\\.ts$"));
const typeOnly = ["type-only", "pre-compilation-only"];

const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-cycle",
      "Two files that need each other are one file, or hide a third; types alone make no cycle.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: typeOnly } },
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
      "pure-imports-pure",
      "Browser, server and worker share pure files: they import pure files and packages; types of others vanish.",
      {
        path: `^app/${FEATURES}/.+\\.ts$`,
        pathNot: [SERVER_OR_TABLES, "/use-[^/]+\\.ts$", "^app/site/meta\\.ts$", ...routeModules],
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
        pathNot: [SERVER_OR_TABLES, "^app/platform/columns\\.ts$", ...resourceRoutes],
      },
      { path: "node_modules/drizzle-orm/" },
    ),
    rule(
      "page-folder-is-private",
      "A page folder is named by app/routes.ts alone.",
      { path: "^app/([^/]+)/([^/]+)/" },
      { path: PAGE_FOLDER, pathNot: "^app/$1/$2/" },
    ),
    rule(
      "page-folder-is-private-to-root",
      "A page folder is named by app/routes.ts alone.",
      { path: ["^app/[^/]+$", "^app/[^/]+/[^/]+$", "^workers/", "^functions/"] },
      { path: PAGE_FOLDER },
    ),
    rule(
      "routes-are-not-imported",
      "What a route shares with others lives in a file of its own.",
      {},
      { path: routeModules, pathNot: PAGE_FOLDER, dependencyTypesNot: typeOnly },
    ),
    ...Object.entries(MAY_IMPORT).map(([feature, others]) =>
      rule(
        `direction-of-${feature}`,
        `${feature} may import ${others.join(", ") || "no other feature"}.`,
        { path: `^app/${feature}/` },
        {
          path: `^app/${FEATURES}/`,
          pathNot: [...[feature, ...others].map((name) => `^app/${name}/`), ...SHARED_BY_ALL],
        },
      ),
    ),
    rule(
      "jobs-never-import-a-page",
      "The jobs worker imports features and platform, no JSX and no page.",
      { path: "^workers/" },
      { path: ["^app/.+\\.tsx$", PAGE_FOLDER], pathNot: "\\.server\\.tsx$" },
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

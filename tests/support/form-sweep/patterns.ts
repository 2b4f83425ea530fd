type Route = { parentId?: string; path?: string };

/** A route's address with its parameters, such as `/admin/leads/:leadId`; `routes` is the built route table. */
export function patternOf(routes: Record<string, Route | undefined>, id: string): string {
  const route = routes[id];
  if (!route) return "";
  const parent = route.parentId ? patternOf(routes, route.parentId) : "";
  const own = (route.path ?? "").replaceAll("?", "");
  return own ? `${parent === "/" ? "" : parent}/${own}` : parent || "/";
}

type Module = { module: object };

/** The addresses that a GET request may ask for: pages and resources, each once. */
export function listPatterns(routes: Record<string, (Route & Module) | undefined>): string[] {
  const read = Object.entries(routes).filter(
    ([id, route]) => id !== "root" && route && ("default" in route.module || "loader" in route.module),
  );
  return [...new Set(read.map(([id]) => patternOf(routes, id)))].sort();
}

/** An answer of Cloudflare's API that is not a success. Codes and texts are the real ones, where they are public. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export const notAuthorized = () => new ApiError(403, 10_000, "Authentication error");
export const invalidToken = () => new ApiError(401, 1000, "Invalid API Token");

/** A list that is answered in pages, as the query asks for. */
export class Page {
  constructor(
    readonly items: unknown[],
    readonly query: URLSearchParams,
  ) {}
}

export type Reply = { status: number; body: unknown; etag?: string };

export function succeed(result: unknown): Reply {
  return { status: 200, body: envelope(result) };
}

export function unavailable(): Reply {
  return fail(500, 10_013, "An unknown error has occurred.");
}

export function describeError(error: unknown): Reply {
  if (error instanceof ApiError) return fail(error.status, error.code, error.message);
  return fail(500, 10_013, error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function fail(status: number, code: number, message: string): Reply {
  return { status, body: { success: false, errors: [{ code, message }], messages: [], result: null } };
}

/** Cloudflare's envelope. A page has 20 items, or `per_page`, as the real ones do. */
function envelope(result: unknown): unknown {
  const success = { success: true, errors: [], messages: [] };
  if (!(result instanceof Page)) return { ...success, result: result ?? null };
  const page = Number(result.query.get("page") ?? 1);
  const perPage = Number(result.query.get("per_page") ?? 20);
  const items = result.items.slice((page - 1) * perPage, page * perPage);
  const info = { page, per_page: perPage, count: items.length, total_count: result.items.length };
  const total_pages = Math.ceil(result.items.length / perPage);
  return { ...success, result: items, result_info: { ...info, total_pages } };
}

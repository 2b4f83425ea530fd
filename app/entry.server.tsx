import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { isHydratedPath } from "./platform/http/security-headers.server";
import { logError } from "./platform/log.server";

export const streamTimeout = 15_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const url = new URL(request.url);
  if (!isHydratedPath(url.pathname)) {
    // Public pages do not hydrate and defer nothing: rendering to a string is fastest.
    const withoutHandoff = { ...remix, serverHandoffStream: undefined };
    const html = renderToStaticMarkup(<RemixServer context={withoutHandoff} url={request.url} />);
    return new Response(`<!DOCTYPE html>${html}`, { status, headers });
  }
  const nonce = context.nonce ?? undefined;
  const stream = await renderToReadableStream(
    <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />,
    {
      nonce,
      signal: request.signal,
      onError: (error) => logError("render", error, { path: url.pathname }),
    },
  );
  return new Response(stream, { status, headers });
}

/** Remix calls this for every unexpected error in a loader, action or render, but not for thrown responses. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  // Requests that the router rejects (unknown URL, missing action) are client errors.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logError("remix", error, { path: new URL(request.url).pathname, reference: context.reference });
}

import { Writable } from "node:stream";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import {
  type PipeableStream,
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToStaticMarkup,
} from "react-dom/server.node";
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
    const page = renderToStaticMarkup(<RemixServer context={withoutHandoff} url={request.url} />);
    return new Response(`<!DOCTYPE html>${page}`, { status, headers });
  }
  const nonce = context.nonce ?? undefined;
  const stream = await renderStream(
    <RemixServer context={remix} url={request.url} nonce={nonce} abortDelay={streamTimeout} />,
    request.signal,
    { nonce, onError: (error) => logError("render", error, { path: url.pathname }) },
  );
  return new Response(stream, { status, headers });
}

/**
 * Renders with React's writer for Node, which workerd can run too: the one for web streams encodes every attribute by
 * itself, and takes twice as long. @throws if the page cannot be rendered
 */
function renderStream(
  page: ReactElement,
  signal: AbortSignal,
  options: RenderToPipeableStreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onShellReady: () => resolve(toWebStream(pipe)),
      onShellError: reject,
    });
    signal.addEventListener("abort", () => abort(signal.reason));
  });
}

function toWebStream(pipe: PipeableStream["pipe"]): ReadableStream<Uint8Array> {
  let target: Writable | undefined;
  return new ReadableStream({
    start: (controller) => {
      const writable = new Writable({
        write: (chunk: Uint8Array, _, done) => {
          controller.enqueue(chunk);
          done();
        },
        final: (done) => {
          controller.close();
          done();
        },
      });
      target = pipe(writable);
    },
    cancel: () => void target?.destroy(),
  });
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

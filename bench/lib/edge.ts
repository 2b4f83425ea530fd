import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import { createServer as createSocketServer, type Server } from "node:net";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const CLIENT = "build/client";
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const COMPRESSED = /^(text\/|application\/(json|xml)|image\/svg)/;
/** Cloudflare's quality for on-the-fly compression. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Hop-by-hop headers, and those of a body that is re-encoded here. */
const DROPPED = new Set([
  "connection",
  "keep-alive",
  "transfer-encoding",
  "content-length",
  "content-encoding",
]);

export type Edge = {
  origin: string;
  /** Serves `html` at `path` with these headers, like a static file. */
  addPage: (path: string, html: string, headers: Record<string, string>) => void;
  /** The worker for requests that no static file matches. */
  passTo: (site: URL) => void;
  close: () => void;
};

/**
 * Emulates the production edge on loopback: HTTP/2 over TLS with a certificate generated for this run, static files
 * served without the worker, text compressed with brotli.
 */
export async function startEdge(): Promise<Edge> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  let site: URL | null = null;
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    const path = new URL(incoming.url ?? "/", "http://edge").pathname;
    const page = pages.get(path);
    if (page) return send(outgoing, 200, page.headers, Buffer.from(page.html));
    const file = staticFile(path);
    if (file) return sendFile(outgoing, path, file);
    if (site) return proxyRequest(site, incoming, outgoing);
    outgoing.writeHead(503).end();
  });
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  return {
    origin: `https://localhost:${await listen(server)}`,
    addPage: (path, html, headers) => pages.set(path, { html, headers }),
    passTo: (target) => {
      site = target;
    },
    close: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** Key and certificate for "localhost", valid for two days, as one PEM; requires openssl. */
function makeCertificate(): { key: string; cert: string } {
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
  const both = execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", "-", "-out", "-"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return { key: both, cert: both };
}

/** The built file for `path`, if static files cover it. */
function staticFile(path: string): string | null {
  const file = join(CLIENT, normalize(path));
  return existsSync(file) && statSync(file).isFile() ? file : null;
}

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createSocketServer();
  const port = await listen(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to listen on.");
  return address.port;
}

function sendFile(outgoing: Http2ServerResponse, path: string, file: string): void {
  const headers = {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "max-age=3600",
  };
  send(outgoing, 200, headers, readFileSync(file));
}

function proxyRequest(site: URL, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): void {
  const { method } = incoming;
  const sent = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":"));
  const headers = { ...Object.fromEntries(sent), host: incoming.authority, "accept-encoding": "identity" };
  // A kept connection may be closed by workerd just as the next request goes out.
  const options = { method, headers, agent: false };
  const call = request(new URL(incoming.url ?? "/", site), options, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () =>
      send(outgoing, response.statusCode ?? 502, response.headers, Buffer.concat(chunks)),
    );
  });
  call.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(call);
}

function send(
  outgoing: Http2ServerResponse,
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
): void {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED.has(name)));
  const isText = body.length > 0 && COMPRESSED.test(headers["content-type"] ?? "");
  const coding = isText ? { "content-encoding": "br", vary: "accept-encoding" } : {};
  const sent = isText ? brotliCompressSync(body, BROTLI) : body;
  outgoing.writeHead(status, { ...kept, ...coding, "content-length": sent.length }).end(sent);
}

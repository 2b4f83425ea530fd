import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { expressionOf } from "./driver.ts";

const PATH = "/reported-errors";
const NONCE = "browser-run";

/**
 * A server in front of the site at `target` whose pages report their errors: WebDriver has no command for a console,
 * and WebKit prints none while it is driven. The script that reports is the page's first and takes itself out.
 */
export async function startReports(target: string) {
  const errors: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === PATH) {
      errors.push(await text(incoming));
      outgoing.writeHead(204).end();
    } else pass(target, incoming, outgoing);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://localhost:${address.port}`,
    take: () => errors.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { "accept-encoding": _, ...headers } = incoming.headers;
  const sent = request(target + incoming.url, { method: incoming.method, headers }, async (answer) => {
    const isPage = answer.headers["content-type"]?.startsWith("text/html") && incoming.method === "GET";
    const { "content-length": length, ...own } = answer.headers;
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const policy = String(own["content-security-policy"]);
    const widened = policy.replace("script-src ", `script-src 'nonce-${NONCE}' `);
    outgoing.writeHead(answer.statusCode ?? 502, { ...own, "content-security-policy": widened });
    const script = `<script nonce="${NONCE}">${expressionOf(reportErrors, [PATH])}</script>`;
    outgoing.end((await text(answer)).replace(/<head[^>]*>/, `$&${script}`));
  });
  sent.on("error", () => outgoing.destroy());
  outgoing.on("close", () => sent.destroy());
  incoming.pipe(sent);
}

/** Runs in the page. */
function reportErrors(path: string): void {
  const report = (line: string) => {
    const sent = new XMLHttpRequest();
    // Synchronous: the page may be left at once.
    sent.open("POST", path, false);
    sent.send(line);
  };
  document.currentScript?.remove();
  addEventListener("error", (event) => report(`uncaught: ${event.message}`));
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) =>
    report(`uncaught: ${reason}`),
  );
  document.addEventListener("securitypolicyviolation", (event) =>
    report(`the policy forbids ${event.violatedDirective}: ${event.blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const own = console[level];
    console[level] = (...values: unknown[]) => {
      own.apply(console, values);
      report(`${level}: ${values.join(" ")}`);
    };
  }
}

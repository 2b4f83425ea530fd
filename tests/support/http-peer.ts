import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type PeerRequest = { method: string; path: string; headers: IncomingMessage["headers"]; body: string };
type Answer = (response: ServerResponse, asked: PeerRequest) => void;

/** A real HTTP server on loopback that remembers what it was asked and answers as told, repeating the last answer. */
export async function startPeer(...answers: Answer[]) {
  const asked: PeerRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "", headers } = request;
      const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
      const answer = answers[Math.min(asked.push(one), answers.length) - 1];
      answer?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end();
export const json =
  (value: unknown, code = 200): Answer =>
  (response) =>
    response.writeHead(code, { "Content-Type": "application/json" }).end(JSON.stringify(value));
export const text =
  (value: string): Answer =>
  (response) =>
    response.end(value);
/** Never answers. */
export const silence: Answer = () => {};
/** Begins an answer and breaks the connection. */
export const cutOff: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
  response.write('{"choices":[{"mess');
  setTimeout(() => response.destroy(), 20);
};

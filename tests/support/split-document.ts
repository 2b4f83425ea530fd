import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A proxy on loopback in front of `site`, as slow as a phone's connection: documents arrive up to their `<main`, and
 * the rest once `release` is called.
 */
export async function startSplitDocuments(site: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = "/", headers }, response) => {
    const { host: _, ...rest } = headers as Record<string, string>;
    const answer = await fetch(new URL(url, site), { headers: rest });
    const type = answer.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { "Content-Type": type });
    if (!type.startsWith("text/html")) return response.end(body);
    const end = body.indexOf("<main");
    response.write(body.subarray(0, end));
    await released;
    response.end(body.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => release(),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

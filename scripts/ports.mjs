// Also runs on the machine's own Node, before anything is installed.
import { createServer } from "node:net";

/** The settings that name a port, and their defaults. */
export const DEFAULT_PORTS = { PORT: 8788, JOBS_PORT: 8789 };

/** Why nothing can listen on a port of this machine, on IPv4 or IPv6; null if something can. */
export async function portProblem(name, port) {
  for (const host of ["127.0.0.1", "::1"]) {
    const code = await tryToListen(port, host);
    if (code === "EADDRINUSE") {
      return `Port ${port} is taken: end the program that uses it, or set ${name} to another port.`;
    }
    if (code === "EACCES") return `Port ${port} may not be used here: set ${name} to one above 1023.`;
  }
  return null;
}

function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : null));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

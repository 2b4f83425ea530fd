import { readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";

export type ExportRun = { lines: number; mB: number; seconds: number; growthMiB: number };

/**
 * Reads a URL to its end while sampling the workerd process's resident memory (isolates, buffers and SQLite's caches)
 * every few milliseconds. `growthMiB` is its peak above the starting point.
 */
export async function measureExport(url: URL, headers: Record<string, string>): Promise<ExportRun> {
  const pid = findWorkerd();
  const before = residentMiB(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMiB(pid));
  }, 5);
  const from = performance.now();
  const { bytes, lines } = await readAll(url, headers);
  clearInterval(watch);
  return {
    lines,
    mB: bytes / 1_000_000,
    seconds: (performance.now() - from) / 1000,
    growthMiB: highest - before,
  };
}

function readAll(url: URL, headers: Record<string, string>): Promise<{ bytes: number; lines: number }> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url.pathname} answered ${response.statusCode}`));
      let bytes = 0;
      let lines = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        for (const byte of chunk) if (byte === 10) lines += 1;
      });
      response.on("end", () => resolve({ bytes, lines }));
      response.on("error", reject);
    });
    call.on("error", reject);
    call.end();
  });
}

/** The workerd that this process started. */
function findWorkerd(): number {
  const child = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      const [, command, parent] = readStat(name) ?? [];
      return command === "workerd" && Number(parent) === process.pid;
    });
  if (!child) throw new Error("No workerd was started by this process");
  return Number(child);
}

/** Fields of /proc/pid/stat: the command and the parent's pid. A process may exit meanwhile. */
function readStat(pid: string): RegExpExecArray | null {
  try {
    return /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return null;
  }
}

function residentMiB(pid: number): number {
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kib) / 1024;
}

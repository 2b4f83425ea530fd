import { Agent, request } from "node:http";
import { sized } from "./run.ts";

export type BenchRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string };
export type Times = { p50: number; p99: number; bytes: number };
export type Load = Times & { perSecond: number };

/**
 * Measures a URL twice: sequentially on one connection (p50 and p99 in ms), then with `connections` in parallel for
 * `seconds` (requests per second). `next` creates each request; any status but `status` aborts the run.
 */
export async function measure(
  base: URL,
  next: (count: number) => BenchRequest,
  { status = 200, samples = 400, seconds = sized(4, 0.1), connections = 16 } = {},
): Promise<Load> {
  let count = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const fire = () => sendExpecting(agent, base, next(count++), status);
  const times = await timeEach(fire, { samples: sized(samples, 1), warmUp: sized(60, 1) });

  const from = performance.now();
  let done = 0;
  const worker = async () => {
    while (performance.now() - from < seconds * 1000) {
      await fire();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - from) / 1000;
  agent.destroy();
  return { ...times, perSecond: done / elapsed };
}

/** p50 and p99 in ms of `samples` sequential requests on one connection; a function creates each request. */
export async function measureOne(
  base: URL,
  next: BenchRequest | (() => BenchRequest),
  samples: number,
): Promise<Times> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fire = () => sendExpecting(agent, base, typeof next === "function" ? next() : next, 200);
  const times = await timeEach(fire, { samples: sized(samples, 1), warmUp: sized(10, 1) });
  agent.destroy();
  return times;
}

async function timeEach(
  fire: () => Promise<number>,
  { samples, warmUp }: { samples: number; warmUp: number },
): Promise<Times> {
  for (let count = 0; count < warmUp; count += 1) await fire();
  const times: number[] = [];
  let bytes = 0;
  for (let count = 0; count < samples; count += 1) {
    const start = performance.now();
    bytes = await fire();
    times.push(performance.now() - start);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), bytes };
}

export function percentile(values: number[], share: number): number {
  return at(
    [...values].sort((a, b) => a - b),
    share,
  );
}

function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function sendExpecting(
  agent: Agent,
  base: URL,
  benchRequest: BenchRequest,
  status: number,
): Promise<number> {
  const answer = await send(agent, base, benchRequest);
  if (answer.status !== status)
    throw new Error(`${benchRequest.path} answered ${answer.status}, expected ${status}`);
  return answer.bytes;
}

/**
 * Sends a request on a connection of the agent. workerd closes one that was idle for five seconds, on a busy machine
 * also one whose next request it has not read yet; such a request goes out again on another, as browsers send it.
 * @throws if a new connection is also lost
 */
export function send(
  agent: Agent,
  base: URL,
  benchRequest: BenchRequest,
): Promise<{ status: number; bytes: number }> {
  const { method = "GET", path, headers = {}, body } = benchRequest;
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, base), { agent, method, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => resolve({ status: response.statusCode ?? 0, bytes }));
    });
    call.on("error", (error: NodeJS.ErrnoException) => {
      if (call.reusedSocket && error.code === "ECONNRESET") resolve(send(agent, base, benchRequest));
      else reject(error);
    });
    call.end(body);
  });
}

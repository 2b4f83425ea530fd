/** The parts that /healthz?deep names. */
export type Part = "database" | "visits" | "queues" | "archive" | "uploads" | "jobs" | "mail";

/** A measurement of the health page. `isHealthy` is null where there is nothing to judge. */
export type HealthCheck = {
  name: string;
  part?: Part;
  isHealthy: boolean | null;
  text: string;
  detail: string;
};

export const DEFAULT_PORTS: { PORT: number; JOBS_PORT: number };
export function portProblem(name: string, port: number): Promise<string | null>;

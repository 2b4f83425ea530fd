import { GENERATORS } from "../../../generation/generators";
import type { RunFigures } from "../../../generation/run-figures.server";
import type { GenerationReport } from "../../report";

/** The generators' runs in the report's words. */
export function toGenerationReport({ total, judged, hours, recent }: RunFigures): GenerationReport {
  return {
    counts: total,
    judged,
    hours: hours.map(({ hour, ...counts }) => ({ hour: Math.floor(Date.parse(hour) / 3_600_000), counts })),
    recent: recent.map(({ status, generator, title, ...run }) => ({
      ...run,
      outcome: status,
      generator: GENERATORS.find(({ id }) => id === generator)?.title ?? generator,
      result: title,
    })),
  };
}

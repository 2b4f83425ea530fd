import type { Env } from "../../platform/env.server";
import type { Writer } from "../writer";
import { embeddedWriter } from "./embedded-writer";
import { openAiWriter } from "./openai.server";
import { workersAiWriter } from "./workers-ai.server";

/** The writer that CONTENT_WRITER names. */
export function chooseWriter(env: Env): Writer {
  switch (env.CONTENT_WRITER) {
    case "embedded":
      return embeddedWriter;
    case "workers-ai":
      return workersAiWriter(env);
    case "openai":
      return openAiWriter(env);
  }
}

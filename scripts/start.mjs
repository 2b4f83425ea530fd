import { runProgram } from "./bootstrap.mjs";

await runProgram("scripts/start/main.ts", [], { isServer: true });

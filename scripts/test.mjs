import { runProgram } from "./bootstrap.mjs";

await runProgram("scripts/test/main.ts");

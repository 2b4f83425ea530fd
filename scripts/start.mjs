import { runProgram } from "./bootstrap.mjs";

runProgram("scripts/start/main.ts", [], { ownGroup: true });

import { runProgram } from "./bootstrap.mjs";

runProgram("scripts/test/main.ts");

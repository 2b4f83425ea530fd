import { defineConfig } from "vitest/config";
import { unit } from "../../vitest.config";

/** A group's unit tests, each file in a thread of its own: a fault in a constant must not stay loaded. */
export default defineConfig({
  ...unit,
  root: process.cwd(),
  test: {
    ...unit.test,
    include: process.env.MUTATE_TESTS?.split(",") ?? unit.test.include,
    isolate: true,
  },
});

import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The presets without rules of style: what the HTML standard and WAI-ARIA demand. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard", "html-validate:a11y"] }),
);

/** Errors of a page by the HTML standard, each with its place. */
export async function findHtmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "page"})`);
}

/** Errors of pages by the Nu checker; `jar` is the vnu.jar of the npm package vnu-jar, and needs Java. */
export async function findNuErrors(jar: string, pages: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "html-"));
  const files = Object.entries(pages).map(([path, html]) => {
    const file = join(folder, `${path.slice(1).replaceAll("/", "-") || "home"}.html`);
    writeFileSync(file, html);
    return file;
  });
  try {
    const args = ["-jar", jar, "--errors-only", "--exit-zero-always", "--format", "gnu", ...files];
    const { stderr } = await promisify(execFile)("java", args, { maxBuffer: 1e8 });
    return stderr.split("\n").filter((line) => line !== "" && !line.startsWith("Picked up"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

import { expect, test } from "vitest";
import { unsupportedCss, unsupportedScript } from "../../scripts/unsupported";

const featuresOf = (css: string) => unsupportedCss(css).map(({ feature }) => feature);
const namesOf = (script: string) => unsupportedScript(script).map(({ feature }) => feature);

// Which browser has what since when: caniuse.com. Safari 16.4, Firefox 115 and Chrome 111 are the oldest.
test.each([
  // Safari 17.5, Firefox 120, Chrome 123.
  ["a { color: light-dark(#fff, #000) }", "css.types.color.light-dark"],
  // Safari 17.4, Firefox 128, Chrome 117.
  ["@starting-style { a { opacity: 0 } }", "css.at-rules.starting-style"],
  // Firefox since 147.
  ["a { anchor-name: --menu }", "css.properties.anchor-name"],
  // Safari 17.4, Firefox 126, Chrome 125.
  ["a:state(open) { color: red }", "css.selectors.state"],
  // Firefox since 121; it also drops the rule for `b`.
  ["a:has(b), b { color: red }", "a list of selectors with has"],
  // Before 18 Safari has it with its prefix alone.
  ["a { backdrop-filter: blur(2px) }", "css.properties.backdrop-filter"],
])("a style that an old browser lacks is named: %s", (css, feature) => {
  expect(featuresOf(css)).toContain(feature);
});

test.each([
  "a { gap: 1rem; display: grid; aspect-ratio: 1 }",
  "a { color: #fff; color: light-dark(#fff, #000) }",
  "a { -webkit-backdrop-filter: blur(2px); backdrop-filter: blur(2px) }",
  "a:is(:has(b), b) { color: red }",
  "@supports (anchor-name: --a) { a { anchor-name: --menu } }",
  "@supports not selector(:state(open)) { a { color: red } }",
  ".sm\\:state { color: red }",
])("a style that all have, or with a fallback, is not: %s", (css) => {
  expect(featuresOf(css)).toEqual([]);
});

test.each([
  // Safari 17, Firefox 115, Chrome 120.
  ["URL.canParse(text)", "URL.canParse"],
  // Safari 17.4, Firefox 119, Chrome 117.
  ["Object.groupBy(list, key)", "groupBy"],
  // Firefox since 119.
  ["button.ariaBusy = 'true'", "ariaBusy"],
  ["menu.showPopover()", "showPopover"],
  // Firefox since 147.
  ["document.startViewTransition(change)", "startViewTransition"],
  ["new CloseWatcher()", "CloseWatcher"],
  ["element.matches(':user-invalid')", "user-invalid"],
])("what an old browser's script lacks is named: %s", (script, name) => {
  expect(namesOf(script)).toEqual([name]);
});

test.each([
  "list.at(-1); structuredClone(a); element.closest('a:not([href])')",
  "if ('showPopover' in HTMLElement.prototype) menu.showPopover()",
  "document.startViewTransition?.(change)",
  "typeof CloseWatcher === 'undefined' || new CloseWatcher()",
  "const text = 'see :user-invalid'",
])("what all have, or what is asked for first, is not: %s", (script) => {
  expect(namesOf(script)).toEqual([]);
});

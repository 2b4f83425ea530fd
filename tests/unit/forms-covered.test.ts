import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { listFiles, listRouteModules } from "../../scripts/files";
import { INTENTS } from "../support/intents";

/** The public site, which has no React in the browser: contact-form and booking.spec.ts. */
const PUBLIC = /^app\/(?:web|marketing|root)\b/;
const SERVER = /\.server\.tsx?$|\.route\.ts$/;

/**
 * What sends a request without `useAction`, and why it may. no-connection.spec.ts shows in a browser that what is sent
 * with it survives a failed, a proxied and a lost request; what is here has a test of its own, or nothing to lose.
 */
const APART: Record<string, string[]> = {
  // The one way of sending, and the provider that resends when the form is gone.
  "app/ui/forms/use-action.ts": ["useFetcher: submit"],
  "app/ui/forms/action-form.tsx": ["getFormProps", "formProps", "<form {...form}>", "<form method>"],
  "app/ui/overlays/toast.tsx": ["useSubmit"],
  // In front of the back office, where a failure shows no toast: no-connection-reads and accounts.spec.ts.
  "app/auth/sign-in/auth-form.tsx": [
    ...["getFormProps", "useFetcher: Form", "<Form {...getFormProps(form)}>", "<Form method>"],
  ],
  "app/auth/factors/passkey-button.tsx": ["useFetcher: submit"],
  "app/auth/factors/use-passkeys.ts": ["fetch method"],
  // Sent by their controls through `useAction`; the form is for pages without JavaScript.
  "app/blog/editor/editor-page/editor.tsx": ["<form method>"],
  "app/crm/deals/board/stage-form.tsx": ["<form method>"],
  // `useActionForm` sends it, once one's own move of the deal has been answered: deals.spec.ts.
  "app/crm/deals/record/details.tsx": ["<form onSubmit>"],
  "app/crm/leads/lead-page/management-panel.tsx": ["<Form method>"],
  // What is dropped becomes the form's file, which `useActionForm` sends.
  "app/crm/import/imports-page/upload-form.tsx": ["<form {...drop}>"],
  // With JavaScript nothing is sent, or nobody waits for the answer.
  "app/admin/shell/header.tsx": ["<form method>"],
  "app/admin/shell/theme-switch.tsx": ["<form method>", "fetch method"],
  "app/blog/staff/admin-page/blog-row.tsx": ["<form method>"],
  "app/ui/overlays/toast-actions.tsx": ["<form method>"],
  "app/platform/http/browser/leaving.ts": ["sendBeacon", "fetch method"],
  // A search while somebody types, a GET that stores nothing.
  "app/admin/live-filters.tsx": ["useSubmit"],
  // While somebody types; they say themselves what was not stored: no-connection-reads, composer and editor.spec.ts.
  "app/blog/editor/editor-page/image-dialog.tsx": ["fetch method"],
  "app/blog/editor/editor-page/use-autosave.ts": ["fetch method"],
  "app/blog/editor/editor-page/use-preview.ts": ["fetch method"],
  "app/crm/email/composer/use-draft.ts": ["fetch method"],
};

test("every form of the back office is sent through useAction, or is known to be sent in another way", () => {
  const found = listFiles("app", [".ts", ".tsx"])
    .filter((file) => !PUBLIC.test(file) && !SERVER.test(file))
    .map((file) => [file, sendersOf(file, readFileSync(file, "utf8"))] as const)
    .filter(([, senders]) => senders.length > 0);
  expect(Object.fromEntries(found)).toEqual(APART);
});

/** By the cases of tests/support/forms, but for the rule of the second factor and a new passkey (accounts.spec.ts). */
const OWN_STATE = [
  "app/auth/security/security-page/factors-card.tsx",
  "app/auth/team/team-page/route.tsx",
  "app/blog/staff/admin-page/blog-row.tsx",
  "app/crm/components/assign.tsx",
  "app/crm/components/in-place.tsx",
  "app/crm/deals/board/live-board.tsx",
  "app/crm/deals/deals-tab.tsx",
  "app/crm/deals/record/use-stage-move.tsx",
  "app/crm/follow-ups/follow-up-dialog.tsx",
  "app/crm/follow-ups/follow-up-row.tsx",
  "app/crm/leads/lead-page/lead-actions-bar.tsx",
  "app/crm/leads/lead-page/management-panel.tsx",
  "app/crm/leads/lead-page/use-score.ts",
  "app/crm/leads/leads-page/bulk-dialog.tsx",
  "app/crm/leads/leads-page/cell-menus.tsx",
  "app/generation/content-page/function-row.tsx",
  "app/generation/content-page/limits.tsx",
  "app/indexing/panel/indexing-panel.tsx",
];

test("whatever shows a change before it is stored, or that it was not, is tried in a browser without a connection", () => {
  const found = listFiles("app", [".ts", ".tsx"])
    .filter((file) => !/^app\/(?:ui|platform)\//.test(file))
    .filter((file) => readsState(file, readFileSync(file, "utf8")));
  expect(found).toEqual(OWN_STATE);
});

test("every control that submits itself also saves what was chosen before hydration", () => {
  const found = listFiles("app", [".tsx"])
    .filter((file) => !PUBLIC.test(file))
    .flatMap((file) => nodesOf(file, readFileSync(file, "utf8")).map((node) => [file, node] as const))
    .filter(([, node]) => isSavingControl(node))
    .map(([file, node]) => [file, /\buseEarlyChange\(/.test(node.getText())]);
  expect(found).toEqual([
    ["app/crm/deals/board/stage-form.tsx", true],
    ["app/crm/leads/lead-page/lead-actions-bar.tsx", true],
    ["app/crm/leads/lead-page/management-panel.tsx", true],
    ["app/crm/leads/lead-page/management-panel.tsx", true],
  ]);
});

/** A control, with a value that React holds, whose change is saved or sent. */
function isSavingControl(node: ts.Node): boolean {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
  const textOf = (name: string) =>
    node.attributes.properties.find((attribute) => attribute.name?.getText() === name)?.getText() ?? "";
  return textOf("value") !== "" && /\b(?:save|send|submit|move|onMove|onStage)\(/.test(textOf("onChange"));
}

test.each([
  ['<form method="post" action="/x" />', ["<form method>"]],
  ['<Form method="POST" />', ["<Form method>"]],
  ["<form method={how} />", ["<form method>"]],
  ['<fetcher.Form method="post" />', ["<fetcher.Form method>"]],
  ['<button formMethod="post" />', ["<button formMethod>"]],
  ["<form {...props} />", ["<form {...props}>"]],
  ["<form {...form.formProps} />", []],
  ["<form {...formProps} onSubmit={send} />", ["<form onSubmit>"]],
  ['const formProps = { method: "post" };', ["formProps"]],
  ["const { formProps } = useActionForm(options);", []],
  ['<Form method="get" />', []],
  ["const { submit, data } = useFetcher();", ["useFetcher: submit"]],
  ["const { submit: send } = useFetcher<A>();", ["useFetcher: submit"]],
  ["const fetcher = useFetcher(); fetcher.submit(a, b);", ["fetcher.submit"]],
  ["event.currentTarget.form.submit()", ["event.currentTarget.form.submit"]],
  ["const { load, data } = useFetcher();", []],
  ["const fetcher = useFetcher(); fetcher.load(a);", []],
  ['import { useSubmit as s } from "@remix-run/react";', ["useSubmit"]],
  ['import { getFormProps } from "@conform-to/react";', ["getFormProps"]],
  ['fetch(path, { method: "DELETE" })', ["fetch method"]],
  ["window.fetch(path, options)", ["fetch options"]],
  ["fetch(path, { signal })", []],
  ["navigator.sendBeacon(path, form)", ["sendBeacon"]],
])("%s is found to send %j", (text, senders) => {
  expect(sendersOf("a.tsx", text)).toEqual(senders);
});

const MODULES = listRouteModules()
  .map((file) => ({ module: file.replace("app/", ""), text: readFileSync(file, "utf8") }))
  .filter(({ text }) => /^export (?:async function|const) action\b/m.test(text));

test("every action that looks at an intent is listed with its intents", () => {
  const looking = MODULES.filter(({ text }) => /\bintent\b(?!: "")/i.test(text)).map(({ module }) => module);
  expect(looking.filter((module) => !Object.hasOwn(INTENTS, module))).toEqual([]);
});

/** Whether a file looks at what an action has in flight, or at whether it was answered. */
function readsState(file: string, text: string): boolean {
  if (!/\buseAction\b|\bsending\b/.test(text)) return false;
  return nodesOf(file, text).some(
    (node) =>
      (ts.isPropertyAccessExpression(node) && STATE.test(node.name.text)) ||
      (ts.isBindingElement(node) && STATE.test((node.propertyName ?? node.name).getText())),
  );
}
const STATE = /^(?:pending|isUnanswered)$/;

function nodesOf(file: string, text: string): ts.Node[] {
  const all: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    all.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return all;
}

/** What in a file may send a request that changes something, in the order of the file, each kind once. */
function sendersOf(file: string, text: string): string[] {
  const found = nodesOf(file, text).flatMap((node) =>
    [ofImport, ofName, ofElement, ofCall].flatMap((find) => find(node)),
  );
  return [...new Set(found)];
}

function ofImport(node: ts.Node): string[] {
  if (!ts.isImportSpecifier(node)) return [];
  const name = (node.propertyName ?? node.name).text;
  return ["useSubmit", "getFormProps"].includes(name) && ofPackage(node) ? [name] : [];
}

const ofPackage = (node: ts.ImportSpecifier) =>
  /^["'][@a-z]/.test(node.parent.parent.parent.moduleSpecifier.getText());

/** `form.submit`, and attributes of a form that are called as if they came from `useActionForm`. */
function ofName(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === "submit" ? [node.getText()] : [];
  const isMade =
    ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isMade && node.name.getText() === "formProps" ? ["formProps"] : [];
}

/** A form with a method that is not said to be GET, or with attributes that did not come from `useActionForm`. */
function ofElement(node: ts.Node): string[] {
  if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
  const tag = node.tagName.getText();
  return node.attributes.properties.flatMap((attribute) => {
    if (ts.isJsxSpreadAttribute(attribute)) {
      const props = attribute.expression.getText();
      return isForm(tag) && !/(?:^|\.)formProps$/.test(props) ? [`<${tag} {...${props}}>`] : [];
    }
    const name = attribute.name.getText();
    const value = attribute.initializer?.getText() ?? "";
    const isMethod = name === "formMethod" || (name === "method" && isForm(tag));
    const isOwnSending = name === "onSubmit" && /\bformProps\b/.test(node.attributes.getText());
    const isGet = /^["']get["']$/i.test(value);
    return (isMethod && !isGet) || isOwnSending ? [`<${tag} ${name}>`] : [];
  });
}

const isForm = (tag: string) => /(?:^|\.)form$/i.test(tag);

function ofCall(node: ts.Node): string[] {
  if (!ts.isCallExpression(node)) return [];
  const callee = node.expression.getText().replace(/^(?:window|globalThis|self|navigator)\./, "");
  if (callee === "sendBeacon") return ["sendBeacon"];
  if (callee === "useFetcher") return ofFetcher(node.parent);
  const [, options] = node.arguments;
  if (callee !== "fetch" || !options) return [];
  if (!ts.isObjectLiteralExpression(options)) return ["fetch options"];
  const names = options.properties.map((property) => property.name?.getText());
  return names.includes("method") || names.includes(undefined) ? ["fetch method"] : [];
}

/** The senders that are taken out of a fetcher by name; `fetcher.submit` is found as such, `<fetcher.Form>` as a form. */
function ofFetcher(declaration: ts.Node): string[] {
  if (!ts.isVariableDeclaration(declaration)) return ["useFetcher"];
  const { name } = declaration;
  if (!ts.isObjectBindingPattern(name)) return [];
  const taken = name.elements.map((element) => (element.propertyName ?? element.name).getText());
  return ["submit", "Form"]
    .filter((sender) => taken.includes(sender))
    .map((sender) => `useFetcher: ${sender}`);
}

import { all, moveContents, putBefore, styleOf, unwrap } from "./pasted-nodes";

/** Makes real lists, each within the item that it belongs to, of what programs write instead. */
export function tidyLists(root: HTMLElement): void {
  wordOnlineItems(root);
  wordLists(root);
  nestedLists(root);
}

/** Word in the browser writes every item as a list of its own, with its level; here they become what Word writes. */
function wordOnlineItems(root: HTMLElement): void {
  for (const wrapper of all(root, ".ListContainerWrapper")) unwrap(wrapper);
  for (const item of all(root, "li[data-aria-level]")) {
    const list = item.parentElement;
    if (!list) continue;
    const mark = list.nodeName === "OL" ? `${Number(list.getAttribute("start")) || 1}.` : "·";
    const text = root.ownerDocument.createElement("p");
    text.setAttribute("style", `mso-list:l0 level${item.getAttribute("data-aria-level")}`);
    text.innerHTML = `<span style="mso-list:Ignore">${mark}</span>`;
    for (const paragraph of all(item, "p")) unwrap(paragraph);
    moveContents(item, text);
    putBefore(list, text);
    item.remove();
    if (list.children.length === 0) list.remove();
  }
}

const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d+)/i;

type WordItem = { node: Element; level: number; isNumbered: boolean; start: number };

/** Word writes a list as paragraphs that name their level and begin with a drawn number or bullet. */
function wordLists(root: HTMLElement): void {
  let lists: { list: Element; level: number }[] = [];
  let previous: Element | null = null;
  for (const node of all(root, "p")) {
    const item = wordItem(node);
    if (!item) continue;
    if (previous === null || previous.nextElementSibling !== node) lists = [];
    while ((lists.at(-1)?.level ?? 0) > item.level) lists.pop();
    const current = lists.at(-1);
    const isOther = current?.level === item.level && (current.list.nodeName === "OL") !== item.isNumbered;
    if (isOther) lists.pop();
    if (lists.at(-1)?.level !== item.level) {
      lists.push({ list: openWordList(item, lists.at(-1)?.list), level: item.level });
    }
    const [outer] = lists;
    const entry = root.ownerDocument.createElement("li");
    moveContents(node, entry);
    lists.at(-1)?.list.appendChild(entry);
    node.remove();
    previous = outer?.list ?? null;
  }
  // Headings are numbered in the same way.
  for (const span of all(root, "span")) span.remove();
}

function openWordList({ node, isNumbered, start }: WordItem, parent: Element | undefined): Element {
  const list = node.ownerDocument.createElement(isNumbered ? "ol" : "ul");
  if (isNumbered && start !== 1) list.setAttribute("start", String(start));
  if (parent) (parent.lastElementChild ?? parent).appendChild(list);
  else putBefore(node, list);
  return list;
}

function wordItem(node: Element): WordItem | null {
  const [, level] = WORD_ITEM.exec(styleOf(node)) ?? [];
  const drawn = all(node, "span").find((span) => /mso-list:\s*Ignore/i.test(styleOf(span)));
  if (level === undefined && !/MsoListParagraph/.test(node.className)) return null;
  const mark = (drawn?.textContent ?? "").trim();
  const isNumbered = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(mark);
  drawn?.remove();
  return { node, level: Number(level ?? 1), isNumbered, start: Number.parseInt(mark, 10) || 1 };
}

/** A list belongs into the item before it. */
function nestedLists(root: HTMLElement): void {
  for (const list of all(root, "ul > ul, ul > ol, ol > ul, ol > ol")) {
    const before = list.previousElementSibling;
    if (before?.nodeName === "LI") before.appendChild(list);
  }
  for (const text of all(root, "li > p")) {
    if (isOnlyParagraph(text)) unwrap(text);
  }
}

function isOnlyParagraph(text: Element): boolean {
  return Array.from(text.parentElement?.children ?? []).every(
    ({ nodeName }, at) => (nodeName === "P") === (at === 0),
  );
}

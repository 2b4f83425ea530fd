import { type ChildNode, type Document, type Element, isTag, isText, type ParentNode } from "domhandler";
import { decodeXML } from "entities";
import { DomUtils, parseDocument } from "htmlparser2";

export type { ChildNode, Element };

/** HTML in place of a node and what follows it up to `last`; `last` stands beside `first` or is it. */
export type Edit = { first: ChildNode; last?: ChildNode; html: string };

/** A tree of sanitized HTML. Entities stay as written, so that what nobody changes is written back as it was. */
export function parseHtml(html: string): Document {
  return parseDocument(html, { decodeEntities: false, withStartIndices: true, withEndIndices: true });
}

/** A node of such a tree as HTML. */
export function writeHtml(node: ChildNode): string {
  return DomUtils.getOuterHTML(node, { encodeEntities: false, selfClosingTags: true, emptyAttrs: true });
}

/** `html` with parts of the tree that was read from it replaced. The edits are in reading order and do not overlap. */
export function editHtml(html: string, edits: Edit[]): string {
  let edited = "";
  let at = 0;
  for (const { first, last = first, html: written } of edits) {
    edited += html.slice(at, first.startIndex ?? at) + written;
    at = (last.endIndex ?? at) + 1;
  }
  return edited + html.slice(at);
}

/** All elements of these names within a node, in reading order. */
export function elementsOf(node: ParentNode | ChildNode, ...names: string[]): Element[] {
  return DomUtils.getElementsByTagName((name) => names.includes(name), node, true);
}

export function isElement(node: ChildNode | null | undefined, ...names: string[]): node is Element {
  return node != null && isTag(node) && names.includes(node.name);
}

/** The words within a node, without markup. */
export function textOf(node: ChildNode): string {
  return decodeXML(DomUtils.textContent(node)).trim();
}

export const removeNode = (node: ChildNode) => DomUtils.removeElement(node);

export const isBlank = (node: ChildNode) => isText(node) && node.data.trim() === "";

/** The neighbor before or after a node, blank space between them aside. */
export function neighborOf(node: ChildNode, side: "prev" | "next"): ChildNode | null {
  let neighbor = node[side];
  while (neighbor && isBlank(neighbor)) neighbor = neighbor[side];
  return neighbor;
}

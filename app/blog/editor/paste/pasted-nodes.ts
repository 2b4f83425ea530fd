/** Not every DOM has lists that can be iterated. */
export function all(root: Element, selector: string): Element[] {
  return Array.from(root.querySelectorAll(selector));
}

export function styleOf(node: Element): string {
  return node.getAttribute("style") ?? "";
}

/** Puts the contents of a node in its place. */
export function unwrap(node: Element): void {
  while (node.firstChild) node.parentNode?.insertBefore(node.firstChild, node);
  node.remove();
}

/** Moves everything within one node to the end of another. */
export function moveContents(from: Node, to: Node): void {
  while (from.firstChild) to.appendChild(from.firstChild);
}

/** Puts an element of this name around everything within a node. */
export function wrapContents(node: Element, name: string): void {
  const inner = node.ownerDocument.createElement(name);
  moveContents(node, inner);
  node.appendChild(inner);
}

export function putBefore(node: Node, inserted: Node): void {
  node.parentNode?.insertBefore(inserted, node);
}

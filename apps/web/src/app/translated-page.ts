/* A translating browser also moves elements, to order the words of its language. React expects them where it put them. */

/** The ancestor of a node, or the node, whose parent this is. */
function childWith(parent: Node, node: Node | null): Node | null {
  for (let at = node; at; at = at.parentNode) if (at.parentNode === parent) return at;
  return null;
}

/** Lets React remove what has been moved, and insert before it, instead of failing with the whole page. */
export function allowMovedNodes({ prototype }: typeof Node = Node): void {
  // Called on their node by the new ones.
  // oxlint-disable-next-line typescript/unbound-method
  const { removeChild, insertBefore } = prototype;
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) child.parentNode?.removeChild(child);
    else removeChild.call(this, child);
    return child;
  };
  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    reference: Node | null,
  ): Child {
    insertBefore.call(this, child, childWith(this, reference));
    return child;
  };
}

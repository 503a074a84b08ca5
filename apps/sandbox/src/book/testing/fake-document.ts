/** As much of an element as the views of bets use. */
export class FakeElement {
  readonly tag: string;
  readonly attributes = new Map<string, string>();
  readonly dataset: Record<string, string> = {};
  readonly style: Record<string, string> = {};
  readonly #listeners = new Map<string, (() => void)[]>();
  #text = '';
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  className = '';
  hidden = false;
  type = '';
  value = '';

  constructor(tag: string) {
    this.tag = tag;
  }

  /** Of all that is in it. */
  get textContent(): string {
    return this.#text + this.children.map((child) => child.textContent).join('');
  }

  set textContent(text: string) {
    this.replaceChildren();
    this.#text = text;
  }

  get childElementCount(): number {
    return this.children.length;
  }

  get firstElementChild(): FakeElement | null {
    return this.children[0] ?? null;
  }

  get isConnected(): boolean {
    return false;
  }

  readonly classList = {
    add: (name: string) => this.classList.toggle(name, true),
    remove: (name: string) => this.classList.toggle(name, false),
    toggle: (name: string, isOn: boolean) => {
      const others = this.className.split(' ').filter((other) => other !== name && other !== '');
      this.className = (isOn ? [...others, name] : others).join(' ');
    },
  };

  append(...nodes: (FakeElement | string)[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#text += node;
      else {
        node.remove();
        node.parent = this;
        this.children.push(node);
      }
    }
  }

  replaceChildren(...nodes: (FakeElement | string)[]): void {
    for (const child of this.children) child.remove();
    this.#text = '';
    this.append(...nodes);
  }

  remove(): void {
    if (this.parent !== null) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }

  contains(other: FakeElement): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  click(): void {
    for (const listener of this.#listeners.get('click') ?? []) listener();
  }

  focus(): void {
    // Only where it is asked for matters.
  }

  /** What is in it, at any depth, with the class. */
  all(className: string): FakeElement[] {
    return this.children.flatMap((child) => [
      ...(child.className.split(' ').includes(className) ? [child] : []),
      ...child.all(className),
    ]);
  }
}

/** For `vi.stubGlobal('document', …)`. */
export const fakeDocument = () => ({
  hidden: false,
  activeElement: null as FakeElement | null,
  createElement: (tag: string) => new FakeElement(tag),
  createElementNS: (_space: string, tag: string) => new FakeElement(tag),
});

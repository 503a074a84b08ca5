/** A price on a page, with all that the scripts of the page do to one. */
export class FakeCell {
  readonly dataset: Record<string, string>;
  readonly shown = { firstChild: null, textContent: '' };
  readonly styles = new Set<string>();
  readonly attributes = new Map<string, string>();
  readonly classList = {
    add: (name: string) => void this.styles.add(name),
    remove: (...names: string[]) => {
      for (const name of names) this.styles.delete(name);
    },
  };

  constructor(event: number, market: string, pick: string, price: number | null) {
    this.dataset = { event: String(event), market, pick, price: price === null ? '' : String(price) };
  }

  querySelector(): { firstChild: null; textContent: string } {
    return this.shown;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

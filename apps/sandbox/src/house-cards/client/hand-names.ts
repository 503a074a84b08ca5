/** A part of the page with the name of a hand. */
interface NamePart {
  textContent: string | null;
}

/** What hands are called. A new name comes once the cards that make it lie on the felt. */
export class HandNames {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param cardsMs how long the cards take that fly in now */
  show(hands: readonly { readonly part: NamePart; readonly name: string }[], cardsMs: number): void {
    clearTimeout(this.#timer);
    const renamed = hands.filter(({ part, name }) => part.textContent !== name);
    const write = () => {
      for (const { part, name } of renamed) part.textContent = name;
    };
    if (cardsMs === 0) return write();
    for (const { part } of renamed) part.textContent = '';
    this.#timer = setTimeout(write, cardsMs);
  }
}

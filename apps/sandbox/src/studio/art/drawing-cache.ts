/** Drawings by name, up to a number; the one that was not used for the longest time is dropped, and drawn again on request. */
export class DrawingCache {
  readonly #drawings = new Map<string, string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string, draw: () => string): string {
    const drawing = this.#drawings.get(name) ?? draw();
    // Entered again, so that the first entry is the one that was not used for the longest time.
    this.#drawings.delete(name);
    this.#drawings.set(name, drawing);
    const [oldest] = this.#drawings.keys();
    if (this.#drawings.size > this.#most && oldest !== undefined) this.#drawings.delete(oldest);
    return drawing;
  }
}

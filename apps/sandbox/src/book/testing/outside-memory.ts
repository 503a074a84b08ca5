/** A page around a book that stores what the book may not store itself. @param stored from before */
export function makeOutside(stored: string | null = null) {
  return {
    stored,
    storeMemory(text: string) {
      this.stored = text;
    },
    storedMemory() {
      return this.stored;
    },
  };
}

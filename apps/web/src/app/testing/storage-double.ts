/** Stores entries as `localStorage` and `sessionStorage` do, for tests. */
export function createStorageDouble(entries = new Map<string, string>()) {
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  };
}

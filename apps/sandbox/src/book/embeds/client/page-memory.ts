import type { EmbedTalk } from './embed-talk.ts';
import { readSaved, save } from './tab-storage.ts';

type Outside = Pick<EmbedTalk, 'storeMemory' | 'storedMemory'>;

/** What a page has to know after a reload. The page around stores it for one that may not store anything itself. */
export class PageMemory {
  readonly #scope: string;
  readonly #outside: Outside | undefined;
  #values: Readonly<Record<string, unknown>>;

  /** @param scope the brand and provider */
  constructor(scope: string, outside?: Outside) {
    this.#scope = scope;
    this.#outside = outside;
    this.#values = parse(outside?.storedMemory() ?? null);
  }

  /** Null if there is none. Anything else may be of an earlier version. */
  read(name: string): unknown {
    return readSaved(this.#savedAs(name)) ?? this.#values[name] ?? null;
  }

  save(name: string, value: unknown): void {
    save(this.#savedAs(name), value);
    this.#values = { ...this.#values, [name]: value };
    this.#outside?.storeMemory(JSON.stringify(this.#values));
  }

  #savedAs(name: string): string {
    return `book-${name}:${this.#scope}`;
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = text === null ? null : JSON.parse(text);
    return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

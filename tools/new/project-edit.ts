import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A problem that the user can fix; its message is one sentence. */
export class NewProblem extends Error {
  override readonly name = 'NewProblem';
}

/** New and changed files of a checkout; nothing is written before `save`. */
export class ProjectEdit {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  readonly #folders = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(filePath: string): boolean {
    return this.#texts.has(filePath) || existsSync(path.join(this.#root, filePath));
  }

  read(filePath: string): string {
    return this.#texts.get(filePath) ?? readFileSync(path.join(this.#root, filePath), 'utf8');
  }

  /** Adds a new file. */
  create(filePath: string, text: string): void {
    if (this.has(filePath)) throw new NewProblem(`${filePath} exists already: choose another name.`);
    this.#texts.set(filePath, text);
  }

  change(filePath: string, change: (text: string) => string): void {
    this.#texts.set(filePath, change(this.read(filePath)));
  }

  /** Inserts a line before the first one that contains a text. */
  insertBefore(filePath: string, anchor: string, line: string): void {
    this.change(filePath, (text) => {
      const at = text.indexOf(anchor);
      if (at < 0) throw new Error(`${filePath} no longer contains "${anchor}", before which a line is added`);
      const start = text.lastIndexOf('\n', at) + 1;
      return `${text.slice(0, start)}${line}\n${text.slice(start)}`;
    });
  }

  /** Refuses an identifier that a file already imports or declares. */
  requireFree(filePath: string, identifier: string): void {
    const statements = [
      `^import [^;]*[{ ,]${identifier}[ ,}]`,
      `^(export )?(const|function|type|interface) ${identifier}\\b`,
    ];
    if (new RegExp(statements.join('|'), 'm').test(this.read(filePath)))
      throw new NewProblem(`${filePath} already contains the name ${identifier}: choose another one.`);
  }

  /** Adds the import of one identifier after the last relative import of the file. */
  addImport(filePath: string, line: string): void {
    const [, identifier = ''] = /\{ (\w+) \}/.exec(line) ?? [];
    this.requireFree(filePath, identifier);
    this.change(filePath, (text) => {
      const last = [...text.matchAll(/^import [^;]* from '\.[^']*';\n/gm)].at(-1);
      const at = last === undefined ? 0 : last.index + last[0].length;
      return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
    });
  }

  addJsonEntry(filePath: string, key: string, value: string): void {
    this.change(filePath, (text) => {
      const entries: Record<string, string> = JSON.parse(text);
      if (Object.hasOwn(entries, key))
        throw new NewProblem(`${filePath} already contains the text "${key}": choose another name.`);
      return `${JSON.stringify({ ...entries, [key]: value }, null, 2)}\n`;
    });
  }

  copyFolder(from: string, to: string): void {
    if (this.has(to)) throw new NewProblem(`The folder ${to} exists already: choose another name.`);
    this.#folders.set(from, to);
  }

  /** Writes all files and returns their sorted paths. */
  save(): string[] {
    for (const [from, to] of this.#folders) {
      cpSync(path.join(this.#root, from), path.join(this.#root, to), { recursive: true });
    }
    for (const [filePath, text] of this.#texts) {
      const target = path.join(this.#root, filePath);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
    return [...this.#texts.keys()].toSorted();
  }
}

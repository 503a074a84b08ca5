import type { PdfBlock, PdfSection } from '@baize/pdf';
import { Parser } from 'htmlparser2';

const headings: Readonly<Record<string, PdfBlock['type']>> = {
  h2: 'heading',
  h3: 'subheading',
  h4: 'subheading',
};
/** What begins and ends on a line of its own. */
const blockTags = /^(?:p|blockquote|hr|dl|dt|dd|caption)$/;
const MAX_LINES_OF_CELL = 40;

/** Texts come in pieces, at tags and entities. */
const tidy = (text: string): string => text.replaceAll(/ {2,}/g, ' ').trim();

/** The sections of an operator's text, of sanitized HTML. Pictures are left out. */
export function pageSections(html: string): PdfSection[] {
  const reader = new SectionReader();
  const parser = new Parser({
    ontext: (text) => reader.addText(text),
    onopentagname: (tag) => reader.open(tag),
    onclosetag: (tag) => reader.close(tag),
  });
  parser.end(html);
  return reader.end();
}

class SectionReader {
  readonly #sections: PdfSection[] = [];
  /** Of the texts since the last table. */
  #blocks: PdfBlock[] = [];
  #block: PdfBlock | undefined;
  /** The lists around: how many items each has so far, unless they have no numbers. */
  readonly #lists: (number | undefined)[] = [];
  #rows: string[][] | undefined;

  addText(text: string): void {
    const plain = text.replaceAll(/\s+/g, ' ');
    const row = this.#rows?.at(-1);
    if (this.#rows) {
      if (row && row.length > 0) row.push(`${row.pop() ?? ''}${plain}`);
      return;
    }
    if (!this.#block && plain.trim() === '') return;
    this.#append(plain);
  }

  #append(text: string): void {
    const block = this.#block ?? { type: 'paragraph', text: '', depth: this.#lists.length };
    this.#block = { ...block, text: block.text + text };
  }

  open(tag: string): void {
    const type = headings[tag];
    if (tag === 'br') this.#breakLine();
    else if (this.#rows) this.#openInTable(tag);
    else if (tag === 'table') {
      this.#endSection();
      this.#rows = [];
    } else if (type) this.#begin({ type, text: '', depth: 0 });
    else if (tag === 'ul' || tag === 'ol') {
      this.#endBlock();
      this.#lists.push(tag === 'ol' ? 0 : undefined);
    } else if (tag === 'li') this.#beginItem();
    // A paragraph that begins an item is the item.
    else if (blockTags.test(tag) && this.#block?.text !== '') this.#endBlock();
  }

  close(tag: string): void {
    if (this.#rows) {
      if (tag === 'table') this.#endTable(this.#rows);
    } else if (tag === 'ul' || tag === 'ol') {
      this.#endBlock();
      this.#lists.pop();
    } else if (tag === 'li' || headings[tag] || blockTags.test(tag)) this.#endBlock();
  }

  end(): PdfSection[] {
    if (this.#rows) this.#endTable(this.#rows);
    this.#endSection();
    return this.#sections;
  }

  #breakLine(): void {
    const row = this.#rows?.at(-1);
    if (row && row.length > 0) row.push(`${row.pop() ?? ''} `);
    else if (!this.#rows && this.#block) this.#append('\n');
  }

  #openInTable(tag: string): void {
    if (tag === 'tr') this.#rows?.push([]);
    else if (tag === 'td' || tag === 'th') this.#rows?.at(-1)?.push('');
  }

  #beginItem(): void {
    const count = this.#lists.at(-1);
    if (count !== undefined) this.#lists[this.#lists.length - 1] = count + 1;
    const marker = count === undefined ? '•' : `${count + 1}.`;
    this.#begin({ type: 'paragraph', text: '', depth: Math.max(1, this.#lists.length), marker });
  }

  #begin(block: PdfBlock): void {
    this.#endBlock();
    this.#block = block;
  }

  #endBlock(): void {
    const block = this.#block;
    this.#block = undefined;
    const text = tidy(block?.text ?? '');
    if (block && text !== '') this.#blocks.push({ ...block, text });
  }

  #endSection(): void {
    this.#endBlock();
    if (this.#blocks.length > 0) this.#sections.push({ kind: 'text', blocks: this.#blocks });
    this.#blocks = [];
  }

  /** The first row is the head. */
  #endTable(rows: readonly string[][]): void {
    this.#rows = undefined;
    const [head = [], ...others] = rows.filter((row) => row.length > 0);
    const width = Math.max(head.length, ...others.map((row) => row.length));
    const cells = (row: readonly string[]) => Array.from({ length: width }, (_, at) => tidy(row[at] ?? ''));
    if (width === 0) return;
    this.#sections.push({
      kind: 'table',
      columns: cells(head).map((title) => ({ title, share: 1 })),
      rows: others.map(cells),
      empty: '',
      maxLines: MAX_LINES_OF_CELL,
    });
  }
}

import { describe, expect, it } from 'vitest';

import { makePdf, PdfBusy } from './make-pdf.ts';
import { MAX_PDF_ROWS, type PdfDocument, type PdfTable } from './pdf-document.ts';
import { readPdf } from './testing/read-pdf.ts';

const madeAt = new Date('2026-11-23T07:40:00Z');

function document(change: Partial<PdfDocument> = {}): PdfDocument {
  return {
    language: 'tr',
    brand: { name: 'Iğdır Şans', color: '#35C98B' },
    title: 'Oyun geçmişi',
    subtitle: '1–30 Kasım 2026',
    madeAt,
    footer: '23.11.2026 10:40',
    pageNumber: 'Sayfa {page} / {pages}',
    sections: [],
    ...change,
  };
}

function table(change: Partial<PdfTable> = {}): PdfTable {
  return {
    kind: 'table',
    columns: [{ title: 'Tarih' }, { title: 'Oyun', share: 1 }, { title: 'Tutar', align: 'end' }],
    rows: [['01.11.2026', 'Çiğ Köfte', '₺1.234,50']],
    empty: 'Kayıt yok.',
    ...change,
  };
}

async function textsOf(made: PdfDocument): Promise<string[][]> {
  return readPdf(await makePdf(made)).pages.map((page) => [...page]);
}

describe('a PDF', () => {
  it('has all its texts as text, with Turkish letters and the sign of the lira', async () => {
    const facts = [{ name: 'Kullanıcı adı', value: 'ğĞşŞıİöÖüÜçÇ' }];
    const made = document({
      sections: [
        { kind: 'facts', facts },
        { kind: 'paragraph', title: 'Not', text: 'Bir\nİki' },
        table({ title: 'Turlar', totals: ['Toplam', '', '−₺5,00'] }),
      ],
    });
    const [page, ...others] = await textsOf(made);
    expect(others).toEqual([]);
    const drawn = [
      '23.11.2026 10:40|Sayfa 1 / 1|Iğdır Şans|Oyun geçmişi|1–30 Kasım 2026',
      'Kullanıcı adı|ğĞşŞıİöÖüÜçÇ|Not|Bir|İki|Turlar',
      'Tarih|Oyun|Tutar|01.11.2026|Çiğ Köfte|₺1.234,50|Toplam|−₺5,00',
    ];
    expect(page?.join('|')).toBe(drawn.join('|'));
  });

  it('names its title, language, brand and time, and is tagged for screen readers', async () => {
    const { structure } = readPdf(await makePdf(document({ sections: [table()] })));
    for (const part of [
      /\/Lang \(tr\)/,
      /\/DisplayDocTitle true/,
      /\/Marked true/,
      /\/Scope \/Column/,
      /\(D:20261123074000Z\)/,
      ...['Document', 'H1', 'Table', 'TR', 'TH', 'TD'].map((type) => new RegExp(`/S /${type}\\b`)),
    ])
      expect(structure).toMatch(part);
    expect(structure).not.toContain('PDFKit');
  });

  it('has running texts on letter paper, each line beside its marker', async () => {
    const made = await makePdf(
      document({
        paper: 'letter',
        sections: [
          {
            kind: 'text',
            blocks: [
              { type: 'heading', text: 'Bir' },
              { type: 'paragraph', text: 'iki\nüç' },
              { type: 'paragraph', text: 'kelime '.repeat(40), depth: 1, marker: '•' },
              ...Array.from({ length: 80 }, (_, at) => ({ type: 'paragraph', text: `satır ${at}` }) as const),
            ],
          },
        ],
      }),
    );
    const { pages, structure } = readPdf(made);
    expect(structure).toContain('[0 0 612 792]');
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(expect.arrayContaining(['Bir', 'iki', 'üç', '•', 'satır 0', 'satır 79']));
  });

  it('says so if a table is empty', async () => {
    expect((await textsOf(document({ sections: [table({ rows: [] })] }))).flat()).toContain('Kayıt yok.');
  });

  it('repeats the head of a table on each page, with the number of the page', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`${index}`, `Oyun ${index}`, '1,00']);
    const pages = await textsOf(document({ sections: [table({ rows, totals: ['Toplam', '', '100,00'] })] }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Sayfa ${index + 1} / ${pages.length}`);
      expect(page.filter((text) => text === 'Tutar')).toHaveLength(1);
    }
    const drawn = pages.flat().filter((text) => /^Oyun \d+$/.test(text));
    expect(drawn).toEqual(rows.map(([, game]) => game));
    expect(pages.at(-1)).toContain('100,00');
  });

  it('replaces visibly what the font lacks, and marks of direction', async () => {
    const family = '👨‍👩‍👧';
    const name = `A${family}B \u202Egnp\u0000\tШук مر\uD800 e\u0301`;
    const drawn = await textsOf(document({ sections: [{ kind: 'paragraph', text: name }] }));
    expect(drawn.flat()).toContain('A?B ?gnp? Шук ');
  });

  it('draws Arabic from right to left and Han in fonts of their own', async () => {
    const names = ['李小龍', '陳大文 Wang', 'محمد علي', 'Ali (محمد) 42'];
    const made = await makePdf(
      document({ sections: [{ kind: 'facts', facts: names.map((value) => ({ name: 'Ad', value })) }] }),
    );
    const drawn = readPdf(made).pages.flat();
    expect(drawn.join('|')).not.toContain('?');
    expect(drawn).toEqual(expect.arrayContaining([' Wang', 'Ali (', ') 42']));
    const at = (text: string) =>
      drawn.findIndex((one) => Array.from(one).toSorted().join('') === Array.from(text).toSorted().join(''));
    // The second word is to the left of the first.
    expect(at('علي')).toBeGreaterThan(-1);
    expect(at('علي')).toBeLessThan(at('محمد'));
  });

  it.each([
    ['דוד בן־גוריון', 'דוד'],
    ['さくら タナカー', 'さくら'],
    ['김민준 뷁', '김민준'],
    ['Γιώργος Άννα', 'Γιώργος'],
    ['Արմեն', 'Արմեն'],
    ['გიორგი', 'გიორგი'],
    ['สมชาย', 'สมชาย'],
    ['辻 桜子 佐々木', '桜子'],
    ['راج', 'راج'],
  ])('draws %s', async (name, word) => {
    const drawn = (await textsOf(document({ sections: [{ kind: 'paragraph', text: name }] }))).flat();
    expect(drawn.join('|')).not.toContain('?');
    const sorted = (text: string) => Array.from(text).toSorted().join('');
    expect(drawn.map((text) => sorted(text.trim()))).toContain(sorted(word));
  });

  it('draws Devanagari with its vowels in their places', async () => {
    const drawn = (
      await textsOf(document({ sections: [{ kind: 'paragraph', text: 'किशोर राजकुमार' }] }))
    ).flat();
    expect(drawn.join('|')).not.toContain('?');
  });

  it.each(['דוד כהן', 'דוד-כהן', 'דוד, כהן', 'محمد-علي'])(
    'draws the words of %s from right to left, whatever is between them',
    async (name) => {
      const [first = '', second = ''] = name.split(/[^\p{L}]+/u);
      const drawn = (await textsOf(document({ sections: [{ kind: 'paragraph', text: name }] }))).flat();
      const sorted = (text: string) => Array.from(text).toSorted().join('');
      const at = (word: string) => drawn.findIndex((text) => sorted(text) === sorted(word));
      expect(at(second)).toBeGreaterThan(-1);
      expect(at(second)).toBeLessThan(at(first));
    },
  );

  it('breaks long words, and shortens a text of thousands of characters', async () => {
    const [page = []] = await textsOf(
      document({ sections: [table({ rows: [['1', 'x'.repeat(10_000), '2']] })] }),
    );
    const lines = page.filter((text) => /^x+…?$/.test(text));
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('refuses more rows than it can draw', async () => {
    const rows = Array.from({ length: MAX_PDF_ROWS + 1 }, () => ['', '', '']);
    await expect(makePdf(document({ sections: [table({ rows })] }))).rejects.toThrow('10001 rows');
  });

  it('is not made if too many are waiting', async () => {
    // Its thread does not even start, so that all have their turn at once.
    const broken = document({ footer: (() => '') as unknown as string });
    const made = await Promise.allSettled(Array.from({ length: 13 }, () => makePdf(broken)));
    const reasons = made.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const refused = reasons.map((reason) => reason instanceof PdfBusy);
    expect(refused).toEqual([...Array.from({ length: 11 }, () => false), true, true]);
    expect(String(reasons[0])).toContain('could not be cloned');
    expect((await makePdf(document())).length).toBeGreaterThan(1_000);
  });
});

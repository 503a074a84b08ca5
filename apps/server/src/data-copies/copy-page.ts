import { escapeHtml } from '@baize/brand/escape-html';
import { formatMoney } from '@baize/currency';
import type { CopyRow, CopyValue, CoverFacts, ShownSection } from '@baize/services';

import { copyPageStyle } from './copy-page-style.ts';
import { type CopyWords, createCopyWords } from './copy-words.ts';
import type { CopyCover } from './describe-cover.ts';

/** Loads nothing and runs nothing, whatever a text in it says. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;

/** The readable page of a copy: complete in itself, and made to be printed as well. */
export function writeCopyPage(
  { brand, language }: Pick<CoverFacts, 'brand' | 'language'>,
  cover: CopyCover,
  sections: readonly ShownSection[],
): string {
  const words = createCopyWords(brand, language);
  const parts = [...new Set(sections.map(({ part }) => part))];
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(cover.title)}</title>`,
    `<style>${copyPageStyle(brand.theme.accent)}</style></head><body>`,
    `<header><p class="brand">${escapeHtml(brand.options.name)}</p><h1>${escapeHtml(cover.title)}</h1>`,
    `<p>${escapeHtml(cover.facts)}</p></header>`,
    contents(parts, sections, words),
    '<main>',
    coverSection(cover, words),
    ...parts.map((part) => partSection(part, sections, words)),
    '</main></body></html>\n',
  ].join('\n');
}

function contents(parts: readonly string[], sections: readonly ShownSection[], words: CopyWords): string {
  const title = escapeHtml(words.text('data_copy_contents'));
  const links = parts.map((part) => {
    const own = sections.filter((one) => one.part === part);
    const lists = own.map(
      ({ section, count }) =>
        `<li><a href="#${part}-${section.name}">${escapeHtml(words.sectionName(section.name))}</a>${
          section.isOne ? '' : ` <small>${count.toLocaleString(words.language)}</small>`
        }</li>`,
    );
    return `<li><a href="#${part}">${escapeHtml(words.partName(part))}</a><ul>${lists.join('')}</ul></li>`;
  });
  const cover = `<li><a href="#cover">${escapeHtml(words.text('data_copy_cover'))}</a></li>`;
  return `<nav aria-label="${title}"><ul>${cover}${links.join('')}</ul></nav>`;
}

function coverSection({ chapters, retention }: CopyCover, words: CopyWords): string {
  const texts = chapters.map(
    ({ title, paragraphs, list }) =>
      `<h3>${escapeHtml(title)}</h3>${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${
        list.length === 0 ? '' : `<ul>${list.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
      }`,
  );
  const titles = ['data_copy_table_what', 'data_copy_table_long', 'data_copy_table_why'].map((key) =>
    words.text(key),
  );
  const rows = retention.rows.map(({ what, long, why }) => [what, long, why].map((text) => escapeHtml(text)));
  return [
    `<section id="cover"><h2>${escapeHtml(words.text('data_copy_cover'))}</h2><div class="cover">`,
    ...texts,
    `</div><h3>${escapeHtml(retention.title)}</h3>`,
    table(titles, rows),
    '</section>',
  ].join('\n');
}

function partSection(part: string, sections: readonly ShownSection[], words: CopyWords): string {
  const own = sections.filter((one) => one.part === part);
  return [
    `<section id="${part}"><h2>${escapeHtml(words.partName(part))}</h2>`,
    ...own.map((one) => listSection(one, words)),
    '</section>',
  ].join('\n');
}

function listSection({ part, section, rows, count }: ShownSection, words: CopyWords): string {
  const head = `<h3 id="${part}-${section.name}">${escapeHtml(words.sectionName(section.name))}</h3>`;
  if (rows.length === 0) return `${head}<p class="none">${escapeHtml(words.text('data_copy_empty'))}</p>`;
  const titles = section.columns.map((column) => words.columnName(column));
  const cells = rows.map((row) => section.columns.map((column) => cell(row, column, words)));
  if (section.isOne) {
    const items = titles.map((title, at) => `<dt>${escapeHtml(title)}</dt><dd>${cells[0]?.[at] ?? ''}</dd>`);
    return `${head}<dl>${items.join('')}</dl>`;
  }
  const more =
    count > rows.length
      ? `<p class="more">${escapeHtml(
          words.text('data_copy_more', {
            shown: rows.length.toLocaleString(words.language),
            count: count.toLocaleString(words.language),
            file: `${part}.json`,
          }),
        )}</p>`
      : '';
  return `${head}${table(titles, cells)}${more}`;
}

/** Narrow screens show a row as a list, for which each cell has its title. Cells are HTML. */
function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles
    .map((title) => `<th role="columnheader" scope="col">${escapeHtml(title)}</th>`)
    .join('');
  const body = rows.map(
    (cells) =>
      `<tr role="row">${cells
        .map(
          (html, at) =>
            `<td role="cell" data-title="${escapeHtml(titles[at] ?? '')}"><div>${html}</div></td>`,
        )
        .join('')}</tr>`,
  );
  return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body.join('\n')}</tbody></table>`;
}

/** Photos of this copy; nothing else is a link. */
const PHOTO = /^documents\/\d+-[a-z_]+\.jpg$/;

function cell(row: CopyRow, column: string, words: CopyWords): string {
  const value = row[column] ?? null;
  if (column === 'file' && typeof value === 'string' && PHOTO.test(value))
    return `<a href="${value}">${value}</a>`;
  return valueHtml(value, words);
}

/** Texts of players and strangers never change the direction of what is around them. */
const own = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

function valueHtml(value: CopyValue, words: CopyWords): string {
  if (value === null || value === '') return '<span class="none">–</span>';
  if (typeof value === 'boolean') return escapeHtml(words.text(value ? 'data_copy_yes' : 'data_copy_no'));
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return own(value);
  if (value instanceof Date)
    return `<time datetime="${value.toISOString()}">${escapeHtml(words.moment(value))}</time>`;
  if (isMoney(value)) return `<b>${escapeHtml(formatMoney(value.minor, value.currency, words.language))}</b>`;
  if (isTerm(value)) return escapeHtml(words.term(value.term));
  return Object.entries(value)
    .map(([name, text]) => `${own(name)}: ${own(text)}`)
    .join('<br>');
}

function isMoney(value: object): value is { minor: bigint; currency: number } {
  return 'minor' in value && typeof value.minor === 'bigint';
}

function isTerm(value: object): value is { term: string } {
  return 'term' in value && Object.keys(value).length === 1;
}

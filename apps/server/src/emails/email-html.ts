import type { Brand } from '@baize/brand';
import { escapeHtml } from '@baize/brand/escape-html';
import type { Language } from '@baize/contract';

export interface EmailFact {
  readonly label: string;
  readonly value: string;
}

export interface EmailParts {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Named values below the first paragraphs. */
  readonly facts?: readonly EmailFact[];
  /** Paragraphs below the facts. */
  readonly advice?: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  /** Small print; the address of the action follows it, for mail programs that show no buttons. */
  readonly notes: readonly string[];
}

const page = 'margin:0;padding:24px 12px;background:#eef0ee;color:#1d2321;font:16px/1.5 Arial,sans-serif';
const sheet = 'max-width:520px;margin:0 auto;padding:32px 28px;border-radius:12px;background:#fff';
const small = 'margin:0 0 10px;color:#59625e;font-size:13px;overflow-wrap:anywhere';

/** A simple HTML e-mail. Mail programs support only inline styles, and nothing is loaded from elsewhere. */
export function writeEmailHtml(parts: EmailParts): string {
  const { brand, language, title, paragraphs, facts = [], advice = [], action, notes } = parts;
  const { accent, accentInk } = brand.theme;
  const button = `display:inline-block;padding:14px 24px;border-radius:10px;background:${accent};color:${accentInk};font-weight:700;text-decoration:none`;
  const href = escapeHtml(action.href);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="${page}"><div style="${sheet}">`,
    `<p style="margin:0 0 20px;font-size:20px;font-weight:700">${escapeHtml(brand.options.name)}</p>`,
    ...paragraphs.map(writeParagraph),
    ...writeFacts(facts),
    ...advice.map(writeParagraph),
    `<p style="margin:24px 0 28px"><a href="${href}" style="${button}">${escapeHtml(action.label)}</a></p>`,
    ...notes.map((text) => `<p style="${small}">${escapeHtml(text)}</p>`),
    `<p style="${small}"><a href="${href}" style="color:inherit">${href}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

const writeParagraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

function writeFacts(facts: readonly EmailFact[]): string[] {
  if (facts.length === 0) return [];
  const cell = 'padding:4px 16px 4px 0;text-align:start;vertical-align:top';
  return [
    '<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">',
    ...facts.map(
      ({ label, value }) =>
        `<tr><td style="${cell};color:#59625e">${escapeHtml(label)}</td><td style="${cell};overflow-wrap:anywhere"><b>${escapeHtml(value)}</b></td></tr>`,
    ),
    '</table>',
  ];
}

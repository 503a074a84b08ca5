import { BOOM_LADDER } from '@baize/games/tables/layouts';

import { fillText } from '../../shell/client/page-data.ts';
import type { SpotFacts } from '../table-page.ts';
import type { TableTexts } from '../texts/table-texts.ts';

/** The name of a spot, for labels and the rules: `17 · Düz`, `Toplam 9`, `Banka`. */
export function nameOfSpot({ id, kind }: Pick<SpotFacts, 'id' | 'kind'>, texts: TableTexts): string {
  const names: Readonly<Record<string, string>> = texts.spots;
  const [head = '', ...rest] = id.split('-');
  const whole = names[id];
  if (whole !== undefined) return whole;
  if (head === 'climb') return fillText(names['climb'] ?? '', { n: multiplierOf(Number(rest[0]), texts) });
  const template = names[head];
  if (template !== undefined) return fillText(template, { n: rest.join('-') });
  if (kind === 'number' || rest.length === 0) return id;
  return `${id.slice(kind.length + 1)} · ${nameOfKind(kind, texts)}`;
}

export function nameOfKind(kind: string, texts: TableTexts): string {
  const kinds: Readonly<Record<string, string>> = texts.kinds;
  return kinds[kind] ?? kind;
}

/** What a rung of the ladder multiplies a stake by: 1,92. */
export function multiplierOf(rung: number, texts: TableTexts): string {
  const { hundredths = 100 } = BOOM_LADDER.find((candidate) => candidate.rung === rung) ?? {};
  return formatMultiplier(hundredths / 100, texts);
}

/** With the decimal sign of the language. */
export function formatMultiplier(value: number, texts: TableTexts): string {
  return value.toLocaleString(texts.open === 'Bahisler açık' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: 2,
  });
}

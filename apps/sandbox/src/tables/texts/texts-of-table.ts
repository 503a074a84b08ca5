import { TABLE_TEXTS, type TableTexts } from './table-texts.ts';
import { STUDIO_EN } from './studio-en.ts';
import { STUDIO_TR, type StudioTexts } from './studio-tr.ts';

const STUDIO: Readonly<Record<'tr' | 'en', Readonly<Record<string, StudioTexts>>>> = {
  tr: STUDIO_TR,
  en: STUDIO_EN,
};

/** The texts of all tables, with those of the table's own game. @param play such as `tables/dice-duel` */
export function tableTexts(lang: 'tr' | 'en', play: string): TableTexts {
  const texts = TABLE_TEXTS[lang];
  const own = STUDIO[lang][play];
  if (own === undefined) return texts;
  return {
    ...texts,
    kinds: { ...texts.kinds, ...own.kinds },
    spots: { ...texts.spots, ...own.spots },
    rules: { ...texts.rules, [play]: own.rules },
  };
}

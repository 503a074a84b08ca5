import { BETS_EN } from './bets-en.ts';
import { BETS_TR, type BetsTexts } from './bets-tr.ts';

export type { BetsTexts };

export const BETS_TEXTS: Readonly<Record<'tr' | 'en', BetsTexts>> = { tr: BETS_TR, en: BETS_EN };

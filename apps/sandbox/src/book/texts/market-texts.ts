import type { MarketTexts } from '../client/market-words.ts';
import { MARKETS_EN } from './markets-en.ts';
import { MARKETS_TR } from './markets-tr.ts';

export const MARKET_TEXTS: Readonly<Record<'tr' | 'en', MarketTexts>> = { tr: MARKETS_TR, en: MARKETS_EN };

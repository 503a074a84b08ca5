import { SLIP_EN } from './slip-en.ts';
import { SLIP_TR, type SlipTexts } from './slip-tr.ts';

export type { SlipTexts };

export const SLIP_TEXTS: Readonly<Record<'tr' | 'en', SlipTexts>> = { tr: SLIP_TR, en: SLIP_EN };

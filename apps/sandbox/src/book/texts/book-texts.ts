import { BOOK_EN } from './book-en.ts';
import type { BookTexts } from './book-text-keys.ts';
import { BOOK_TR } from './book-tr.ts';

export type { BookTexts };

export const BOOK_TEXTS: Readonly<Record<'tr' | 'en', BookTexts>> = { tr: BOOK_TR, en: BOOK_EN };

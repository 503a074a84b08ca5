import { element } from '../../shell/client/page-data.ts';
import type { BookPageData } from '../pages/render-book.ts';
import type { MarketTexts } from './market-words.ts';

// The document and this script have the same server and version.
export const pageData = JSON.parse(element('book-data').textContent) as BookPageData;
export const marketTexts = (JSON.parse(element('slip-data').textContent) as { markets: MarketTexts }).markets;

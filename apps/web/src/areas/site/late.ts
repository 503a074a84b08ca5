/* What routes and document heads take from here into parts that come after the first paint. */
export { findInfoPage, infoPages } from './info-pages.ts';
export { runningPromotions } from './running-promotions.ts';

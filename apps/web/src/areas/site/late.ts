/* For routes and document heads. */
export { findInfoPage, infoPages } from './info-pages.ts';
export { runningPromotions } from './running-promotions.ts';

export { cleanHtml } from './clean-html.ts';
export { homepage } from './homepage.ts';
export { listPages } from './list-pages.ts';
export { listPromotions } from './list-promotions.ts';
export { siteOptions } from './site-options.ts';

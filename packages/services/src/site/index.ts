export { homepage } from './homepage.ts';
export { siteOptions } from './site-options.ts';

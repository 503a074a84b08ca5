/* For routes, document heads and late parts of other areas. */
export { placeNames, placeTitle } from './place-names.ts';
export { providerNames } from './providers.ts';
export { sportTitles } from './sport-titles.ts';

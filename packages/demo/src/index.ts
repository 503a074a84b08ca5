export { demoGames, type RankedGame } from './catalogue.ts';
export { categories, type Category } from './categories.ts';
export type { DemoGame, Feature, GameMath, GameType } from './games/game.ts';
export { type DemoSite } from './import/site-rows.ts';
export { type ImportDeps, importDemo, type ImportReport } from './import-demo.ts';
export type { DemoRound, PlayerVerbs } from './import/import-players.ts';
export {
  paymentCategories,
  type PaymentCategory,
  type PaymentField,
  type PaymentMethod,
  paymentMethods,
} from './money/payments.ts';
export { nameMany } from './naming/name-many.ts';
export { slugOf } from './naming/slug-of.ts';
export { filmStems } from './pictures/film-stems.ts';
export { committedPictures, pictureSpecs, sharedPictureSpec } from './pictures/picture-specs.ts';
export { demoCountryId, type DemoPlayer, demoPlayer, winners } from './players.ts';
export type { Banner } from './site/banner.ts';
export { banners } from './site/banners.ts';
export { type InfoPage, infoPages } from './site/pages/index.ts';
export { popups } from './site/popup.ts';
export { type Promotion, promotions } from './site/promotions.ts';
export { type FeedTable, feedTables } from './tables/feed-tables.ts';
export { stories, type Story } from './site/stories.ts';
export { type Studio, studios } from './studios.ts';

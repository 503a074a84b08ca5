export type { Brand, BrandAsset, Language } from './brand.ts';
export { BrandError, type BrandProblem } from './brand-error.ts';
export { brandStyle } from './brand-style.ts';
export { brandTraitsMarkdown } from './brand-traits-markdown.ts';
export { type ContrastProblem, contrastProblems } from './contrast-problems.ts';
export { deriveTokens, type TokenName, tokenNames, type Tokens } from './derive-tokens.ts';
export { assetUrl, describeSite } from './describe-site.ts';
export { loadBrands } from './load-brands.ts';
export { normalizeHost } from './normalize-host.ts';
export { fillRewardsOrigin } from './fill-rewards-origin.ts';
export { fillFrameTemplate } from './frame-template.ts';
export { fillSupportOrigin } from './fill-support-origin.ts';
export { type LevelPage, type PublicBrand, publicBrand } from './public-brand.ts';
export { brandAssetBasePath } from './read-brand.ts';
export { defaultBrand, resolveBrand } from './resolve-brand.ts';
export type { BrandFile, BrandOptions, Localized, Theme } from './schema.ts';
export {
  type AccountItem,
  type FooterBlock,
  type HomeSection,
  type SportsProvider,
  type StoppingMark,
  stoppingMarks,
  type TraitName,
  type Traits,
  traitTable,
} from './traits.ts';

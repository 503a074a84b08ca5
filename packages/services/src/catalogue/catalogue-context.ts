import type { Context } from '../context.ts';
import type { Catalogue } from './catalogue.ts';

/** A visitor's request, with the catalogue. */
export interface CatalogueContext extends Context {
  readonly games: Catalogue;
}

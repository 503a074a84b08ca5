import type { PathParams } from './href.ts';
import { NotFound } from './not-found.ts';

/** The promotion open in a dialog over the list, if any. */
export interface PromotionsInput {
  readonly id: number | undefined;
}

/** @throws NotFound if the parameter is not a promotion id */
export function parsePromotion({ id }: PathParams): PromotionsInput {
  if (id === undefined) return { id: undefined };
  if (!/^\d{1,9}$/.test(id)) throw new NotFound();
  return { id: Number(id) };
}

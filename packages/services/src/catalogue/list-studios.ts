import type { GameType, Language, Studio } from '@baize/contract';

import type { CatalogueContext } from './catalogue-context.ts';
import { describeStudio } from './describe-studio.ts';
import { byName } from './finder/name-order.ts';

/** The studios of one lobby, in the order of the studio table or by name. */
export function listStudios(
  { games, language }: Pick<CatalogueContext, 'games' | 'language'>,
  { type, sort }: { readonly type: GameType; readonly sort?: 'name' | undefined },
): Studio[] {
  const studios = games.lobby(type).studios.map(describeStudio);
  return sort === 'name' ? sortByName(studios, language) : studios;
}

function sortByName(studios: readonly Studio[], language: Language): Studio[] {
  return byName(studios, ({ name }) => name, language);
}

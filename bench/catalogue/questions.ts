import { calls } from '@baize/contract';
import { studios } from '@baize/demo';
import { foldName } from '@baize/services';

type Question = ReturnType<typeof ask>;

/** A parsed query of the listing call. */
function ask(query: Readonly<Record<string, string>>) {
  return calls['GET /games'].query.parse({ type: 'casino', ...query });
}

/** What people type: a partial name, a name with a typo, a part of a word, two words, a studio. */
export function searches(names: readonly { tr: string; en: string }[]): Question[] {
  const chosen = Array.from({ length: 200 }, (_, turn) => names[(turn * 7919) % names.length]);
  const texts = chosen.flatMap((name, turn) => {
    const words = foldName((turn % 2 === 0 ? name?.tr : name?.en) ?? '').split(' ');
    const [first = '', second = first, third = second] = words;
    const slip = third.length > 4 ? third.slice(0, 2) + third.slice(3) : third;
    return [
      words.join(' '),
      first.slice(0, 3),
      third.slice(0, 5),
      slip,
      third.slice(1, 5),
      `${second} ${third}`,
      `${first} ${second.slice(0, 3)}`,
      studios[turn % studios.length]?.name ?? first,
    ];
  });
  return [...new Set(texts)].filter((text) => text.length >= 3).map((search) => ask({ search }));
}

/** What people click: first pages, studios, categories, filters and sorting of a lobby. */
export function listings(): Question[] {
  const [one, two] = [studios[0]?.id ?? 1, studios[5]?.id ?? 2];
  const queries = [
    {},
    { page: '2' },
    { page: '20' },
    { per_page: '12' },
    { provider: String(one) },
    { provider: String(two), page: '2' },
    { provider: `${one},${two}` },
    { category_id: '3' },
    { category_id: '7', page: '3' },
    { sort: 'new' },
    { sort: 'name' },
    { sort: 'name', page: '4' },
    { sort: 'trending' },
    { feature: 'jackpot' },
    { volatility: '5' },
    { min_rtp: '96' },
    { provider: String(one), feature: 'wild' },
    { category_id: '3', volatility: '4' },
  ];
  return queries.map(ask);
}

import { make } from '../../shell/client/page-data.ts';
import { fillRulesSheet } from '../../shell/client/rules-sheet.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { TablePageData } from '../table-page.ts';
import type { BetPlan } from './bet-plan.ts';
import { nameOfKind, nameOfSpot } from './spot-names.ts';

type Spots = TablePageData['spots'];

/** The spots of one kind and return, by both. */
function groupSpots(spots: Spots): ReadonlyMap<string, Spots> {
  const groups = new Map<string, Spots>();
  for (const spot of spots) {
    const key = `${spot.kind} ${spot.pays}`;
    groups.set(key, [...(groups.get(key) ?? []), spot]);
  }
  return groups;
}

/** Rules, limits and returns of a table. */
export function showTableRules(
  sheet: HTMLDialogElement,
  page: ShellData<TablePageData>,
  plan: BetPlan,
  money: (amountMinor: number) => string,
): void {
  const { texts, lang, own } = page;
  const rules: Readonly<Record<string, string>> = own.texts.rules;
  const groups = [...groupSpots(own.spots)];
  const returns = groups.map(([key, [first, ...others]]) => {
    const { kind = '', pays = 0 } = first ?? {};
    const isOne = others.length === 0 && first !== undefined;
    const name = isOne ? nameOfSpot(first, own.texts) : nameOfKind(kind, own.texts);
    const prize = /^(bubble|candy|sweet)$/.test(kind) ? '' : ` ${pays.toLocaleString(lang)}:1`;
    return { name: `${name}${prize}`, basisPoints: own.returns[key] ?? 0 };
  });
  const limits = make('ul', 'returns');
  for (const [key, [first]] of groups) {
    if (first === undefined) continue;
    const { minMinor, maxMinor } = plan.limitsOf(first.id);
    const item = make('li');
    item.append(make('span', '', `${nameOfKind(first.kind, own.texts)} ${key.split(' ')[1]}:1`));
    item.append(make('b', '', `${money(minMinor)} – ${money(maxMinor)}`));
    limits.append(item);
  }
  const parts = [
    { title: texts.rulesTitle, texts: [rules[own.play] ?? '', own.texts.rules.shared] },
    ...(groups.length > 0 ? [{ title: own.texts.limits, texts: [], drawing: limits }] : []),
    ...(own.play === 'tables/blackjack' ? [{ title: 'Blackjack', texts: [own.texts.rules.return] }] : []),
  ];
  const blackjack = [{ basisPoints: own.returns['blackjack'] ?? 0 }];
  fillRulesSheet(sheet, page, parts, returns.length > 0 ? returns : blackjack);
}

import type { WireReply } from '@baize/contract';
import type { MessageKey, MessageValues } from '@baize/messages/keys';

import { featureNames } from '../feature-names.ts';

export type GameSheet = WireReply<'GET /game-sheet/{id}'>['data'];

/** One rule with its title. */
export interface GameRule {
  readonly title: MessageKey;
  readonly text: MessageKey;
  readonly values?: MessageValues;
}

/** The rules of a category, by its slug. */
const categoryRules: Readonly<Record<string, MessageKey>> = {
  roulette: 'play_rule_roulette',
  blackjack: 'play_rule_blackjack',
  baccarat: 'play_rule_baccarat',
  poker: 'play_rule_poker',
  'dragon-tiger': 'play_rule_high_card',
  'sic-bo': 'play_rule_dice_table',
  'game-shows': 'play_rule_show',
  'instant-games': 'play_rule_instant',
  flight: 'play_rule_flight',
  'mines-and-drops': 'play_rule_mines',
  climbs: 'play_rule_climb',
  'dice-and-draws': 'play_rule_dice',
  'cards-and-boards': 'play_rule_table',
  'table-games': 'play_rule_table',
  lottery: 'play_rule_lottery',
  'studio-wheels': 'play_rule_wheel',
  'studio-cards': 'play_rule_studio_cards',
  'bingo-halls': 'play_rule_bingo',
  'virtual-football': 'play_rule_virtual_match',
  'virtual-courts': 'play_rule_virtual_match',
  'virtual-races': 'play_rule_virtual_race',
  'virtual-motor': 'play_rule_virtual_race',
};

const featureRules: Readonly<Record<string, MessageKey>> = {
  wild: 'play_rule_wild',
  scatter: 'play_rule_scatter',
  tumble: 'play_rule_tumble',
  free_spins: 'play_rule_free_spins',
  multiplier: 'play_rule_multiplier',
  jackpot: 'play_rule_jackpot',
  turkish: 'play_rule_turkish',
  vip: 'play_rule_vip',
};

const mechanicRules: Readonly<Record<NonNullable<GameSheet['mechanic']>, MessageKey>> = {
  lines: 'play_rule_mechanic_lines',
  ways: 'play_rule_mechanic_ways',
  coins: 'play_rule_mechanic_coins',
  cluster: 'play_rule_mechanic_cluster',
  changing: 'play_rule_mechanic_changing',
  climbing: 'play_rule_mechanic_climbing',
};

/** The main rule, if the game's category or mechanic shows what kind of game it is. */
function mainRuleOf({ categories, mechanic }: GameSheet): MessageKey | undefined {
  const named = categories.map(({ slug }) => categoryRules[slug]).find((key) => key !== undefined);
  return named ?? (mechanic === null ? undefined : 'play_rule_slot');
}

/** The rules that follow from the stated facts of a game; missing facts add none. */
export function rulesOf(sheet: GameSheet): readonly GameRule[] {
  const { features, mechanic, lines, volatility } = sheet;
  const mainRule = mainRuleOf(sheet);
  const isTable = sheet.game.type === 'live_casino';
  return [
    ...(mainRule ? [{ title: 'play_course', text: mainRule } as const] : []),
    ...(mechanic === null ? [] : [{ title: 'play_mechanic', text: mechanicRules[mechanic] } as const]),
    ...(lines === null
      ? []
      : [{ title: 'play_lines', text: 'play_rule_lines', values: { count: lines } } as const]),
    ...features.flatMap((feature) => {
      const title = featureNames[feature];
      const text = featureRules[feature];
      return title && text ? [{ title, text }] : [];
    }),
    ...(sheet.rtp === null ? [] : [{ title: 'play_rtp', text: 'play_rule_rtp' } as const]),
    ...(sheet.rtp_least === null
      ? []
      : [{ title: 'play_bets_differ', text: 'play_rule_bets_differ' } as const]),
    ...(sheet.hit_rate === null ? [] : [{ title: 'play_hit_rate', text: 'play_rule_hit_rate' } as const]),
    ...(volatility === null
      ? []
      : [
          {
            title: 'play_volatility',
            text: 'play_rule_volatility',
            values: { level: String(volatility) },
          } as const,
        ]),
    { title: 'play_interrupted', text: isTable ? 'play_rule_interrupted_table' : 'play_rule_interrupted' },
    { title: 'play_malfunction', text: 'play_rule_malfunction' },
    { title: 'play_age', text: 'play_rule_age' },
  ];
}

import { describe, expect, it } from 'vitest';

import { type GameSheet, rulesOf } from './game-rules.ts';

function makeSheet(changes: Partial<GameSheet>, type: GameSheet['game']['type'] = 'casino'): GameSheet {
  return {
    game: {
      id: 7,
      slug: 'kurt',
      name: 'Kurt',
      image: '/pictures/kurt-240.avif',
      picture: 'kurt',
      shape: 'portrait',
      provider_id: 1,
      provider: { id: 1, name: 'Tulpar', slug: 'tulpar' },
      demo: 1,
      game_category: 4,
      type,
      badge: null,
    },
    studio: { id: 1, slug: 'tulpar', name: 'Tulpar', picture: 'tulpar', game_count: 1 },
    categories: [],
    features: [],
    rtp: null,
    rtp_least: null,
    mechanic: null,
    volatility: null,
    hit_rate: null,
    win_rate: null,
    feature_odds: null,
    min_bet: null,
    max_bet: null,
    max_win_multiplier: null,
    max_win_odds: null,
    lines: null,
    ways: null,
    released_at: '2026-03-01',
    launchable: true,
    ...changes,
  };
}

const category = (slug: string) => ({ id: 1, name: slug, slug, class: 'star', home_page: 0 as const });
const textsOf = (sheet: GameSheet) => rulesOf(sheet).map(({ text }) => text);
const house = ['play_rule_interrupted', 'play_rule_malfunction', 'play_rule_age'];

describe('the rules of a game', () => {
  it('are only the general ones for a game without stated facts', () => {
    expect(textsOf(makeSheet({}))).toEqual(house);
  });

  it('include those of slots if it has a mechanic', () => {
    const features = ['wild', 'scatter', 'free_spins', 'jackpot'];
    const sheet = makeSheet({
      mechanic: 'lines',
      lines: 25,
      features,
      rtp: '96.10',
      hit_rate: '27.40',
      volatility: 4,
    });
    expect(textsOf(sheet)).toEqual([
      'play_rule_slot',
      'play_rule_mechanic_lines',
      'play_rule_lines',
      'play_rule_wild',
      'play_rule_scatter',
      'play_rule_free_spins',
      'play_rule_jackpot',
      'play_rule_rtp',
      'play_rule_hit_rate',
      'play_rule_volatility',
      ...house,
    ]);
    expect(rulesOf(sheet).find(({ text }) => text === 'play_rule_lines')?.values).toEqual({ count: 25 });
    expect(textsOf(makeSheet({ features: ['table'] }))).toEqual(house);
  });

  it('include those of its category, and of live tables', () => {
    const sheet = makeSheet(
      { categories: [category('vip'), category('roulette')], features: ['live', 'vip'] },
      'live_casino',
    );
    expect(textsOf(sheet)).toEqual([
      'play_rule_roulette',
      'play_rule_vip',
      'play_rule_interrupted_table',
      'play_rule_malfunction',
      'play_rule_age',
    ]);
  });

  it('say how the slot pays, and that bets differ', () => {
    expect(textsOf(makeSheet({ mechanic: 'coins' }))).toContain('play_rule_mechanic_coins');
    const table = makeSheet({ rtp: '97.22', rtp_least: '83.80' }, 'live_casino');
    expect(textsOf(table)).toContain('play_rule_bets_differ');
  });

  it('have no duplicates', () => {
    const sheet = makeSheet({ categories: [category('roulette'), category('blackjack')], lines: 5 });
    const titles = rulesOf(sheet).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

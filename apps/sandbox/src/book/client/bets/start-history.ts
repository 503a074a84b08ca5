import type { SlipData } from '../../pages/slip-panel.ts';
import { element, make } from '../../../shell/client/page-data.ts';
import { embedData, pageSession } from '../../embeds/client/page-session.ts';
import type { SessionState } from '../../embeds/client/book-session.ts';
import { createSlipWords } from '../slip/slip-words.ts';
import { readSums } from './bet-calls.ts';
import { type BetContext, createBetDays } from './bet-context.ts';
import { BetHistory } from './bet-history.ts';
import { type BetFilter, betFilters } from './bet-outcome.ts';
import { followMatches } from './follow-matches.ts';
import { drawMessage } from './list-message.ts';

/** The page of a player's bets: sums, filters, days and details. */
function startHistory(): void {
  // The document and this script have the same server and version.
  const data = JSON.parse(element('slip-data').textContent) as SlipData;
  const words = createSlipWords(embedData.lang, embedData.currency, data.texts);
  const { bets: texts, markets } = data;
  const status = element('bets-status');
  const context: BetContext = {
    words,
    texts,
    markets,
    session: pageSession,
    days: createBetDays(embedData.lang, texts),
    say(text) {
      status.textContent = text;
    },
  };
  const history = new BetHistory(context, () => void showSums(context));
  let shown: BetFilter = 'all';
  const chips = betFilters.map((filter) => {
    const chip = make('button', 'bet-chip', texts.filters[filter]);
    chip.type = 'button';
    chip.addEventListener('click', () => choose(filter));
    return chip;
  });
  function choose(filter: BetFilter): void {
    shown = filter;
    for (const [at, chip] of chips.entries())
      chip.setAttribute('aria-pressed', String(betFilters[at] === filter));
    void history.load(filter);
  }
  const filters = element('bet-filters');
  filters.replaceChildren(...chips);
  element('bet-list').replaceChildren(history.list);
  element('bet-detail').replaceChildren(history.detail);

  pageSession.watch((state) => {
    const isOpen = state.kind === 'open';
    for (const part of [filters, element('bet-sums')]) part.hidden = !isOpen;
    if (isOpen && filters.dataset['player'] !== state.session.player) {
      filters.dataset['player'] = state.session.player;
      choose(shown);
      void showSums(context);
    }
    if (state.kind === 'visitor' || state.kind === 'closed') {
      delete filters.dataset['player'];
      history.end(drawClosed(state, context));
    }
  });
  followMatches();
  if (!embedData.hasToken) history.end(drawClosed({ kind: 'visitor' }, context));
  void pageSession.start();
  pageSession.talk.ready();
}

function drawClosed(state: SessionState, { texts, words }: BetContext): HTMLElement {
  if (state.kind === 'closed' && state.reason !== 'session') {
    const action = { label: words.texts.reconnect, run: () => void pageSession.start() };
    return drawMessage({ icon: 'alert', ...texts.failed, action });
  }
  const action = { label: texts.login, run: () => pageSession.talk.login() };
  return drawMessage({ icon: 'ticket', ...texts.visitor, action });
}

async function showSums({ texts, words }: BetContext): Promise<void> {
  const reply = await readSums();
  if (!reply.ok) return;
  const { staked, returned, open, net, days } = reply.value;
  const { money, fill } = words;
  const sign = net > 0 ? '+' : net < 0 ? '−' : '';
  const rows: readonly (readonly [string, string])[] = [
    [texts.summary.staked, money(staked)],
    [texts.summary.returned, money(returned)],
    [texts.summary.open, money(open)],
    [texts.summary.net, `${sign}${money(Math.abs(net))}`],
  ];
  const list = make('dl');
  for (const [name, value] of rows) {
    const row = make('div');
    row.append(make('dt', '', name), make('dd', '', value));
    list.append(row);
  }
  element('bet-sums').replaceChildren(make('p', 'bet-sums-of', fill(texts.summaryOf, { n: days })), list);
}

startHistory();

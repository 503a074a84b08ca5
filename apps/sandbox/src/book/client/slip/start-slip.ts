import type { SlipData } from '../../pages/slip-panel.ts';
import { button, element } from '../../../shell/client/page-data.ts';
import { pause } from '../../../shell/client/motion.ts';
import { post, read } from '../../embeds/client/book-calls.ts';
import { PageMemory } from '../../embeds/client/page-memory.ts';
import { embedData, pageSession } from '../../embeds/client/page-session.ts';
import { createBetDays } from '../bets/bet-context.ts';
import { OpenBets } from '../bets/open-bets.ts';
import { BetPlacing, isTaken } from './bet-placing.ts';
import { followPrices } from './follow-prices.ts';
import { PanelTabs } from './panel-tabs.ts';
import { rememberPending } from './pending-bets.ts';
import type { FirstPick } from './describe-pick.ts';
import { connectPickButtons } from './pick-buttons.ts';
import { SlipPanel } from './slip-panel.ts';
import { SlipSheet } from './slip-sheet.ts';
import { clearSlip } from './slip-state.ts';
import { SlipStore } from './slip-store.ts';
import { createSlipWords, type SlipWords } from './slip-words.ts';

/** Makes the slip of the page work, and opens the player's session. @param first a pick to begin with */
export function startSlip(first: FirstPick | null): void {
  // The document and this script have the same server and version.
  const data = JSON.parse(element('slip-data').textContent) as SlipData;
  const words = createSlipWords(embedData.lang, embedData.currency, data.texts);
  const memory = new PageMemory(embedData.keyId, pageSession.talk);
  const store = new SlipStore(memory);
  const placing = new BetPlacing({ post, read, pause, now: () => performance.now() });
  const status = element('slip-status');
  const say = (text: string): void => {
    status.textContent = text;
  };
  const tabs = new PanelTabs();
  const sheet = new SlipSheet({ store, session: pageSession, words });
  button('to-slip').addEventListener('click', () => sheet.reach());
  const showBets = () => tabs.show('bets');
  const panel = new SlipPanel({
    store,
    session: pageSession,
    placing,
    words,
    markets: data.markets,
    say,
    showBets,
  });
  element('slip-body').replaceChildren(panel.root);

  const clear = button('slip-clear');
  const count = element('slip-count');
  const drawHead = (): void => {
    const { length } = store.state.picks;
    count.textContent = String(length);
    count.hidden = length === 0;
    clear.hidden = length === 0 || tabs.shown !== 'slip' || placing.state.kind !== 'idle';
  };
  clear.addEventListener('click', () => {
    store.update(clearSlip);
    say(words.texts.cleared);
    button('slip-tab').focus();
  });
  tabs.watch(drawHead);
  store.watch(drawHead);
  placing.watch(drawHead);
  connectBets({ words, data, tabs, placing, say });
  rememberPending(placing, pageSession, memory);
  reportBets(placing);
  connectPickButtons({
    store,
    words,
    markets: data.markets,
    first,
    say,
    onAdded() {
      tabs.show('slip');
      if (placing.state.kind === 'decided') placing.end();
    },
  });
  followPrices(store);
  drawHead();
  panel.draw();
  sheet.draw();
  void pageSession.start();
}

/** The page around lets a bet end before it stops the player. */
function reportBets(placing: BetPlacing): void {
  let wasWaiting = false;
  placing.watch(({ kind }) => {
    const isWaiting = kind === 'sending' || kind === 'waiting';
    if (isWaiting !== wasWaiting) pageSession.talk.bet(isWaiting);
    wasWaiting = isWaiting;
  });
}

interface BetsTab {
  readonly words: SlipWords;
  readonly data: SlipData;
  readonly tabs: PanelTabs;
  readonly placing: BetPlacing;
  say(text: string): void;
}

/** The tab with the player's open bets. Their number is known from the start, they themselves once the tab is shown. */
function connectBets({ words, data, tabs, placing, say }: BetsTab): void {
  const { bets: texts, markets } = data;
  const days = createBetDays(embedData.lang, texts);
  const count = element('bets-count');
  const bets = new OpenBets({ words, texts, markets, session: pageSession, days, say }, (open) => {
    count.textContent = String(open);
    count.hidden = open === 0;
  });
  element('bets-body').replaceChildren(bets.root);
  tabs.watch((tab) => bets.show(tab === 'bets'));
  placing.watch((state) => {
    if (state.kind === 'decided' && state.bets.some(isTaken)) void bets.refresh();
  });
  pageSession.watch(({ kind }) => {
    button('bets-tab').hidden = kind !== 'open';
    if (kind !== 'open') tabs.show('slip');
  });
}

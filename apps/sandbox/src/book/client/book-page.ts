import { element } from '../../shell/client/page-data.ts';
import { read } from '../embeds/client/book-calls.ts';
import { pageSession } from '../embeds/client/page-session.ts';
import type { SentMatch } from '../api/add-list-calls.ts';
import { BookSocket } from './book-socket.ts';
import { chance } from './chance.ts';
import { connectEvent, showChoices } from './event-controls.ts';
import { connectLists, showSearch } from './list-controls.ts';
import { noteConnection } from './notice.ts';
import { pageData } from './page-data.ts';
import { indexPage } from './price-cells.ts';
import { watchWanted } from './price-store.ts';
import { followedNow, learnView, wholeEvent } from './shown-view.ts';
import { socketAddress } from './socket-address.ts';
import { startSlip } from './slip/start-slip.ts';
import { nameStart } from './start-place.ts';
import { ChangeTaker } from './take-changes.ts';
import { callPath, ViewLoader } from './view-loader.ts';

/** New lists and markets are fetched no more often than this, and not by all pages at once. */
const REFRESH_MS = 3_000;
const SPREAD_MS = 400;

let refreshing: ReturnType<typeof setTimeout> | undefined;
let fetching: ReturnType<typeof setTimeout> | undefined;

const say = (text: string): void => {
  element('spoken').textContent = text;
};

const isShown = nameStart(pageData.place);
const loader = new ViewLoader({
  onShown(view, isRefresh) {
    learnView(view, true);
    showChoices(!isRefresh);
    showSearch();
    socket.follow();
    tellPlace();
  },
});

const changes = new ChangeTaker({
  whole: wholeEvent,
  drawMatch(html) {
    const match = document.getElementById('match');
    if (match === null) return;
    match.outerHTML = html;
    indexPage();
    showChoices();
  },
  onOtherMarkets() {
    fetching ??= setTimeout(() => void fetchMarkets(), chance() * SPREAD_MS);
  },
  onOtherList: refreshSoon,
  say,
});

function refreshSoon(): void {
  const isBusy = document.body.classList.contains('is-finding');
  if (isBusy || wholeEvent() > 0) return;
  refreshing ??= setTimeout(
    () => {
      refreshing = undefined;
      void loader.refresh();
    },
    REFRESH_MS * (0.5 + chance()),
  );
}

async function fetchMarkets(): Promise<void> {
  const event = wholeEvent();
  const reply = await read<SentMatch>(callPath('/book/match', `event=${event}`));
  fetching = undefined;
  const markets = document.getElementById('markets');
  if (!reply.ok || markets === null || event !== wholeEvent()) return;
  markets.innerHTML = reply.value.markets;
  learnView(reply.value, true);
  showChoices();
}

/** The page around puts the place into its own address. */
function tellPlace(): void {
  const place = new URLSearchParams(loader.place);
  const event = Number(place.get('event') ?? '0');
  pageSession.talk.place({
    event: event > 0 ? event : null,
    league: place.get('league'),
    sport: place.get('sport'),
  });
}

learnView(pageData.shown, true);
connectEvent();
connectLists({
  onPart(part) {
    learnView(part, false);
    socket.follow();
  },
  reload: () => void loader.load(0),
});
startSlip(pageData.pick);
const socket = new BookSocket(socketAddress(), {
  onChanges({ events, hasNewList }) {
    changes.take(events);
    if (hasNewList === true) refreshSoon();
  },
  onState: noteConnection,
  follow: followedNow,
});
watchWanted(() => socket.follow());
if (!isShown) void loader.load(0);
pageSession.talk.ready();

import { linkToParent } from '../../studio/client/parent-link.ts';
import { ignoreBlocked } from '../../shell/client/allow.ts';
import { button, element, readPageData } from '../../shell/client/page-data.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { createSoundSwitch } from '../../shell/client/sound/sound-switch.ts';
import type { RoomPageData } from '../lobby-page.ts';
import type { LobbyTable } from '../poker-room.ts';
import { TavlaPage } from '../tavla/client/tavla-page.ts';
import { createAmounts } from './amounts.ts';
import { HistorySheet } from './history-sheet.ts';
import { LobbyView } from './lobby-view.ts';
import { RoomCalls } from './room-calls.ts';
import { SeenSeals } from './seen-seals.ts';
import { TablePage, type TablePageParts } from './table-page.ts';

const REFRESH_EVERY_MS = 5_000;

const { lang, currency, parentOrigin, own: data } = readPageData<RoomPageData>();
const { texts } = data;
const amounts = createAmounts(lang, currency);
const parent = linkToParent(parentOrigin);
const calls = new RoomCalls(data.token);
const seals = new SeenSeals();
const sheet = document.querySelector<HTMLDialogElement>('#sheet') ?? document.createElement('dialog');

const say = (words: string): void => void (element('said').textContent = words);
const lobby = new LobbyView({ data, amounts, onOpen: openTable });
const parts: TablePageParts = {
  data,
  lang,
  amounts,
  sheet,
  seals,
  onExpired: () => {
    showLobby();
    say(texts.refused['expired'] ?? '');
  },
};
const cards = new TablePage(parts);
const tavla = new TavlaPage(parts);
const history = new HistorySheet({ sheet, calls, seals, texts, lang, amounts });

async function refresh(): Promise<void> {
  const reply = await calls.tables();
  if (reply === null) return say(texts.lost);
  if (reply === 'expired') return say(texts.refused['expired'] ?? '');
  say('');
  element('balance').textContent = amounts.money(reply.balance);
  lobby.show(reply.tables);
}

function openTable(chosen: LobbyTable): void {
  element('lobby').hidden = true;
  element('table').hidden = false;
  if (chosen.kind === 'tavla') tavla.open(chosen);
  else cards.open(chosen);
  button('back').focus();
}

function showLobby(): void {
  cards.close();
  if (tavla.isOpen) tavla.close();
  element('table').hidden = true;
  element('lobby').hidden = false;
  void calls.refreshBalance().then(refresh);
}

ignoreBlocked(document);
button('history').before(createSoundSwitch(gameSounds, texts.sound));
button('back').addEventListener('click', showLobby);
button('history').addEventListener('click', () => void history.open());
button('lobby-history').addEventListener('click', () => void history.open());
parent.onRequest((request) => {
  if (request === 'baize:refresh') return void calls.refreshBalance().then(refresh);
  lobby.setPaused(request === 'baize:pause');
  cards.setPaused(request === 'baize:pause');
  tavla.setPaused(request === 'baize:pause');
});
setInterval(() => {
  if (!document.hidden && !cards.isOpen && !tavla.isOpen) void refresh();
}, REFRESH_EVERY_MS);
await refresh();
parent.send({ type: 'baize:ready', mode: 'real' });

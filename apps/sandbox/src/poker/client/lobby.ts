/* The lobby in the player's browser: renders and refreshes the tables, takes and leaves seats. */

interface LobbyData {
  readonly token: string;
  readonly locale: string;
  readonly currency: string;
  readonly parentOrigin: string;
  readonly texts: Readonly<Record<string, string>> & { readonly said: Readonly<Record<string, string>> };
  readonly games: readonly { readonly id: number; readonly name: string }[];
}

interface Table {
  readonly id: number;
  readonly gameId: number;
  readonly name: string;
  readonly seats: number;
  readonly stakeMinor: number;
  readonly buyInMinor: number;
  readonly isOpen: boolean;
  readonly isMine: boolean;
  readonly players: readonly { readonly name: string }[];
}

const REFRESH_EVERY_MS = 5_000;

// Written by the page of this script.
const data = JSON.parse(document.getElementById('lobby-data')?.textContent ?? '{}') as LobbyData;
const { texts, token, parentOrigin } = data;
const list = document.querySelector<HTMLUListElement>('.tables');
const said = document.querySelector<HTMLElement>('.said');
const choices = [...document.querySelectorAll<HTMLButtonElement>('[data-game]')];
const money = new Intl.NumberFormat(data.locale, {
  style: 'currency',
  currency: data.currency,
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
});

let tables: readonly Table[] = [];
/** The site has stopped play: no seat is taken until it goes on. */
let isPaused = false;
let gameId = Number(choices.find((choice) => choice.ariaPressed === 'true')?.dataset['game'] ?? 0);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function fact(label: string | undefined, value: string): HTMLElement {
  const row = element('div');
  row.append(element('dt', label), element('dd', value));
  return row;
}

function drawSeats(table: Table): HTMLElement {
  const row = element('p', '', 'seats');
  const names = table.players.map(({ name }) => name).join(', ');
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', `${texts['seats']}: ${table.players.length}/${table.seats}. ${names}`);
  for (let place = 0; place < table.seats; place += 1)
    row.append(element('i', '', place < table.players.length ? 'taken' : ''));
  row.append(element('span', `${table.players.length}/${table.seats}`));
  return row;
}

function drawTable(table: Table): HTMLElement {
  const item = element('li', '', table.isMine ? 'mine' : '');
  const head = element('div', '', 'head');
  const game = data.games.find(({ id }) => id === table.gameId)?.name ?? '';
  head.append(element('h2', table.name), element('span', table.isMine ? texts['seatedAt'] : game));
  const facts = element('dl');
  facts.append(
    fact(texts['stake'], money.format(table.stakeMinor / 100)),
    fact(texts['buyIn'], money.format(table.buyInMinor / 100)),
  );
  const isFull = table.players.length >= table.seats && !table.isMine;
  const free = table.isMine ? texts['leave'] : texts['sit'];
  const button = element('button', isFull ? texts['full'] : free);
  button.type = 'button';
  button.disabled = isFull || (isPaused && !table.isMine);
  button.dataset['table'] = String(table.id);
  button.setAttribute('aria-label', `${button.textContent}: ${table.name}`);
  button.addEventListener('click', () => void takeSeat(table.id));
  item.append(head, facts, drawSeats(table), button);
  return item;
}

function draw(): void {
  const shown = tables.filter((table) => table.isOpen && (gameId === 0 || table.gameId === gameId));
  // Restores the focus after rendering.
  const focused =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['table'] : '';
  list?.replaceChildren(...shown.map(drawTable));
  if (shown.length === 0) list?.append(element('li', texts['noTables'], 'none'));
  list?.removeAttribute('aria-busy');
  if (focused) list?.querySelector<HTMLElement>(`[data-table="${focused}"]`)?.focus();
  for (const choice of choices) choice.ariaPressed = String(Number(choice.dataset['game']) === gameId);
}

function say(text: string | undefined): void {
  if (said) said.textContent = text ?? '';
}

async function refresh(): Promise<void> {
  try {
    const response = await fetch('/poker/tables', { headers: { 'x-poker-session': token } });
    if (!response.ok) throw new Error(String(response.status));
    tables = ((await response.json()) as { tables: readonly Table[] }).tables;
    draw();
  } catch {
    say(texts['lost']);
  }
}

async function takeSeat(id: number): Promise<void> {
  try {
    const response = await fetch(`/poker/tables/${id}/seat`, {
      method: 'POST',
      headers: { 'x-poker-session': token },
    });
    const answer = (await response.json()) as { said?: string };
    say(texts.said[answer.said ?? ''] ?? texts['lost']);
    await refresh();
  } catch {
    say(texts['lost']);
  }
}

for (const choice of choices)
  choice.addEventListener('click', () => {
    gameId = Number(choice.dataset['game']);
    say('');
    draw();
  });
window.addEventListener('message', ({ source, origin, data: request }: MessageEvent<unknown>) => {
  if (source !== window.parent || origin !== parentOrigin) return;
  if (typeof request !== 'object' || request === null || !('type' in request)) return;
  if (request.type !== 'baize:pause' && request.type !== 'baize:resume') return;
  isPaused = request.type === 'baize:pause';
  draw();
});
setInterval(() => {
  if (!document.hidden) void refresh();
}, REFRESH_EVERY_MS);
await refresh();
if (window.parent !== window) window.parent.postMessage({ type: 'baize:ready', mode: 'real' }, parentOrigin);

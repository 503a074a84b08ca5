import { allow } from '../../shell/client/allow.ts';
import { element, fillText, make } from '../../shell/client/page-data.ts';
import type { RoomPageData } from '../lobby-page.ts';
import type { LobbyCardTable, LobbyTable, LobbyTavlaTable } from '../poker-room.ts';
import { rulesList } from '../tavla/client/tavla-sheets.ts';
import type { RoomTexts } from '../texts/room-texts.ts';
import type { Amounts } from './amounts.ts';

export interface LobbyViewParts {
  readonly data: RoomPageData;
  readonly amounts: Amounts;
  readonly onOpen: (table: LobbyTable) => void;
}

/** The ids that sites use for the games whose rules are written here. */
const TURKISH = 3;
const TAVLA = 4;

/** The games and their tables. */
export class LobbyView {
  readonly #parts: LobbyViewParts;
  readonly #list = element('tables');
  readonly #choices: HTMLButtonElement[];
  #tables: readonly LobbyTable[] | null = null;
  #gameId: number;
  #isPaused = false;

  constructor(parts: LobbyViewParts) {
    this.#parts = parts;
    const { data } = parts;
    this.#gameId = data.gameId ?? 0;
    const games = [{ id: 0, name: data.texts.all, closed: null }, ...data.games];
    this.#choices = games.map(({ id, name, closed }) => {
      const choice = make('button', '', name);
      choice.type = 'button';
      choice.dataset['game'] = String(id);
      if (closed !== null) choice.append(make('small', '', data.texts.closed));
      choice.addEventListener('click', () => {
        this.#gameId = id;
        this.#draw();
      });
      return choice;
    });
    element('games').replaceChildren(...this.#choices);
    this.#draw();
    const chosen = this.#choices.find((choice) => choice.dataset['game'] === String(this.#gameId));
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  show(tables: readonly LobbyTable[]): void {
    this.#tables = tables;
    this.#draw();
  }

  setPaused(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.#draw();
  }

  #draw(): void {
    const { data } = this.#parts;
    for (const choice of this.#choices)
      choice.setAttribute('aria-pressed', String(Number(choice.dataset['game']) === this.#gameId));
    drawRules(this.#gameId, data.texts);
    const closed = data.games.find(({ id }) => id === this.#gameId)?.closed ?? null;
    if (closed !== null) {
      this.#list.replaceChildren(make('li', 'none', closed));
      this.#list.removeAttribute('aria-busy');
      return;
    }
    if (this.#tables === null) return;
    const shown = this.#tables.filter(({ gameId }) => this.#gameId === 0 || gameId === this.#gameId);
    const focused =
      document.activeElement instanceof HTMLElement ? document.activeElement.dataset['table'] : '';
    const closedItems = this.#gameId === 0 ? this.#closedGames() : [];
    this.#list.replaceChildren(...shown.map((table) => this.#drawTable(table)), ...closedItems);
    this.#list.removeAttribute('aria-busy');
    if (focused) this.#list.querySelector<HTMLElement>(`[data-table="${focused}"]`)?.focus();
  }

  #closedGames(): HTMLElement[] {
    return this.#parts.data.games.flatMap(({ name, closed }) => {
      if (closed === null) return [];
      const item = make('li', 'none');
      item.append(make('b', '', name), ` ${closed}`);
      return [item];
    });
  }

  #drawTable(table: LobbyTable): HTMLElement {
    const { data, amounts, onOpen } = this.#parts;
    const { texts, games } = data;
    const { money } = amounts;
    const item = make('li', table.ownChips === null ? '' : 'mine');
    const head = make('div', 'table-title');
    const game = games.find(({ id }) => id === table.gameId)?.name ?? '';
    head.append(
      make('h2', '', table.name),
      make(
        'span',
        '',
        table.ownChips === null ? game : fillText(texts.mine, { chips: money(table.ownChips) }),
      ),
    );
    const facts = make('dl');
    facts.append(...(table.kind === 'tavla' ? this.#tavlaFacts(table) : this.#cardFacts(table)));
    const some = table.kind === 'tavla' ? texts.tavla.house : texts.house;
    const house = table.mostHouse === 0 ? texts.playersOnly : fillText(some, { count: table.mostHouse });
    const open = make('button', '', texts.open);
    open.type = 'button';
    open.dataset['table'] = String(table.id);
    open.setAttribute('aria-label', `${texts.open}: ${table.name}`);
    open.addEventListener('click', () => onOpen(table));
    allow(open, !this.#isPaused || table.ownChips !== null);
    item.append(head, facts, make('p', 'house-note', house), open);
    if (!table.isOpen) item.append(make('p', 'house-note', texts.pausedGame));
    return item;
  }

  #cardFacts({ smallBlind, bigBlind, minBuyIn, maxBuyIn, averagePot, players, seats }: LobbyCardTable) {
    const { data, amounts } = this.#parts;
    const { texts } = data;
    const { money } = amounts;
    return [
      fact(texts.blinds, `${money(smallBlind)} / ${money(bigBlind)}`),
      fact(texts.buyIn, `${money(minBuyIn)}–${money(maxBuyIn)}`),
      fact(texts.averagePot, averagePot === null ? texts.noPot : money(averagePot)),
      fact(texts.players, `${players.length}/${seats}`),
    ];
  }

  #tavlaFacts(table: LobbyTavlaTable) {
    const { stake, pays, commission, points, turnMs, bankMs, players, house, seats } = table;
    const { data, amounts } = this.#parts;
    const { texts } = data;
    const { tavla } = texts;
    const { money } = amounts;
    return [
      fact(tavla.stake, money(stake)),
      fact(tavla.match, points === 1 ? tavla.single : fillText(tavla.points, { points })),
      fact(tavla.pays, money(pays)),
      fact(tavla.commission, money(commission)),
      fact(tavla.time, fillText(tavla.timeValue, { turn: turnMs / 1_000, bank: bankMs / 60_000 })),
      fact(texts.players, `${players.length + house}/${seats}`),
    ];
  }
}

/** The rules of the chosen game, if they are not those that everyone knows. */
function drawRules(gameId: number, { tavla, turkish }: RoomTexts): void {
  const root = element('game-rules');
  root.hidden = gameId !== TURKISH && gameId !== TAVLA;
  if (gameId === TAVLA) root.replaceChildren(make('h2', '', tavla.rulesTitle), rulesList(tavla.rules));
  if (gameId !== TURKISH) return;
  const rules = make('dl', 'rules');
  for (const [name, text] of turkish.rules) rules.append(make('dt', '', name), make('dd', '', text));
  root.replaceChildren(make('h2', '', turkish.title), rules);
}

function fact(label: string, value: string): HTMLElement {
  const row = make('div');
  row.append(make('dt', '', label), make('dd', '', value));
  return row;
}

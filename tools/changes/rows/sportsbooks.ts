import type { Change } from '../change.ts';

const sports = 'packages/services/src/sports';
const play = 'packages/services/src/play';
const books = 'packages/providers/src/book-pages';
const debts = 'packages/db/migrations/0171-debts.sql';
/** Its latest version. */
const reversing = 'packages/db/migrations/0175-parts-of-wins.sql';
const rows = 'packages/db/migrations/0170-sportsbooks.sql';

const pages = ['apps/server/src/routes/sports/sportsbooks'];
const bets = ['apps/server/src/routes/sports/bets-of-sport'];
const owing = ['apps/server/src/callbacks/sports-debts'];
const opening = [`${sports}/open-sportsbook`];
const launches = [`${books}/launches`];
const replies = ['packages/providers/src/registry/check-replies'];

const web = 'apps/web/src/areas/sports';
const embeds = 'apps/sandbox/src/book/embeds/client';
const slip = 'apps/sandbox/src/book/client/slip';

const frames = [`${web}/frame`];
const parents = [`${embeds}/embed-talk`];
const sessions = [`${embeds}/book-session`];
const placing = [`${slip}/bet-placing`];
const looks = [`${slip}/slip-look`];

/** What a book and the page around it say to each other, and how a slip becomes a bet. */
const bookPageChanges: readonly Change[] = [
  {
    file: `${web}/frame/frame-talk.ts`,
    find: 'origin === target.origin ? embed.read(data, ports) : undefined',
    replace: 'embed.read(data, ports)',
    promise: 'the page acts on what its book says, and no other origin',
    tests: frames,
  },
  {
    file: `${web}/frame/frame-talk.ts`,
    find: 'if (!frame || source !== frame) return undefined;',
    replace: '',
    promise: 'the page hears the document of its frame only',
    tests: frames,
  },
  {
    file: `${web}/frame/frame-talk.ts`,
    find: 'frame?.postMessage(message, sendTo);',
    replace: "frame?.postMessage(message, sendTo && '*');",
    promise: 'a token is handed to the origin of the book only',
    tests: frames,
  },
  {
    file: `${web}/embeds/betradar.ts`,
    find: "return { type: 'token', reply: (token) => port.postMessage({ token }) };",
    replace: "return { type: 'token', reply: () => port.postMessage({ token: null }) };",
    promise: 'a token goes through the port of the question',
    tests: [`${web}/embeds`],
  },
  {
    file: `${embeds}/embed-talk.ts`,
    find: 'source === parent && origin === parentOrigin',
    replace: 'source === parent',
    promise: 'a book takes no token from a page of another origin',
    tests: parents,
  },
  {
    file: `${embeds}/embed-talk.ts`,
    find: 'source === parent && origin === parentOrigin',
    replace: 'origin === parentOrigin',
    promise: 'a book takes no token from another window',
    tests: parents,
  },
  {
    file: `${embeds}/embed-talk.ts`,
    find: 'parent?.postMessage(message, parentOrigin)',
    replace: "parent?.postMessage(message, '*')",
    promise: 'no other site learns what a player does in the book',
    tests: parents,
  },
  {
    file: `${embeds}/book-calls.ts`,
    find: 'fetch(`${server}${path}`,',
    replace: 'fetch(`${server}${path}${key === null ? "" : `&key=${key}`}`,',
    promise: 'the key of a page is in no address',
    tests: sessions,
  },
  {
    file: `${embeds}/book-session.ts`,
    find: '    if (this.#data.hasToken) save(this.#savedAs, opened.value.playKey);\n',
    replace: '    save(this.#savedAs, opened.value.playKey);\n',
    promise: 'no key is kept under an address that is the same for everyone',
    tests: sessions,
  },
  {
    file: `${embeds}/book-session.ts`,
    find: '  #end(): void {\n    setPlayKey(null);\n',
    replace: '  #end(): void {\n',
    promise: 'a book makes no call for a player who has signed out',
    tests: sessions,
  },
  {
    file: `${slip}/pending-bets.ts`,
    find: 'if (placing.isUnderWay && owner !== player) {',
    replace: 'if (owner === null) {',
    promise: 'bets that were on their way are sent again for their own player only',
    tests: [`${slip}/pending-bets`],
  },
  {
    file: `${slip}/bet-placing.ts`,
    find: "      reply = await this.#deps.post<BetView>('/book/bets', request);",
    replace:
      "      reply = await this.#deps.post<BetView>('/book/bets', { ...request, requestId: makeRequestId() });",
    promise: 'a bet that is sent again is placed once',
    tests: placing,
  },
  {
    file: `${slip}/bet-placing.ts`,
    find: 'if (reasons.includes(null) || (isSignedOut && this.#mayHaveArrived))',
    replace: 'if (isSignedOut && this.#mayHaveArrived)',
    promise: 'a bet whose reply was lost is not taken for refused',
    tests: placing,
  },
  {
    file: `${slip}/bet-placing.ts`,
    find: "if (decided.length === bets.length) return this.#set({ kind: 'decided', bets: decided });",
    replace: "return this.#set({ kind: 'decided', bets: decided });",
    promise: 'a live bet that could not be read is not offered again',
    tests: placing,
  },
  {
    file: `${slip}/bet-placing.ts`,
    find: '      if (run !== this.#run) return reply;\n',
    replace: '',
    promise: 'a bet is not sent with the key of the next player',
    tests: placing,
  },
  {
    file: `${slip}/pending-bets.ts`,
    find: "if (isOver && placing.state.kind === 'decided') placing.end();",
    replace: '',
    promise: 'the next player of a tab does not see the receipt of the one before',
    tests: [`${slip}/pending-bets`],
  },
  {
    file: `${slip}/slip-action.ts`,
    find: "if (placing.kind === 'sending') return { ...action('none', texts.placing), isBusy: true };",
    replace: '',
    promise: 'a second press while a bet is sent places no second one',
    tests: looks,
  },
  {
    file: `${slip}/stake-limits.ts`,
    find: 'return total > balance ?',
    replace: 'return total > maxBet ?',
    promise: 'a slip names a stake that the balance does not cover',
    tests: looks,
  },
  {
    file: `${slip}/slip-prices.ts`,
    find: "if (kindOf(state) === 'single') return changed.filter((pick) => !isAccepted(state, [pick]));",
    replace: '',
    promise: 'a lower price of a single bet is confirmed, whatever the others do',
    tests: [`${slip}/slip-prices`],
  },
  {
    file: `${slip}/read-refusals.ts`,
    find: "if (reason === 'price') for (const pick of bet.picks) prices.set(keyOf(pick), pick.price);",
    replace: '',
    promise: 'a price that has changed is confirmed before the bet is sent again',
    tests: [`${slip}/read-refusals`],
  },
];

/** How sportsbooks open, what their tokens can do, and what becomes of corrections that the balance does not cover. */
export const sportsbookChanges: readonly Change[] = [
  {
    file: `${books}/signed-query.ts`,
    find: 'key?.party !== party || ',
    replace: 'key === null || ',
    promise: 'a book reads only what its own provider’s key has signed',
    tests: launches,
  },
  {
    file: `${books}/signed-query.ts`,
    find: 'update(`${path}?${query}`)',
    replace: 'update(`${query}`)',
    promise: 'the page that an address names is signed with it',
    tests: launches,
  },
  {
    file: `${books}/signed-query.ts`,
    find: '  for (const field of placeFields) query.delete(field);\n',
    replace: '',
    promise: 'a place can be added to a signed address',
    tests: launches,
  },
  {
    file: `${books}/theme-text.ts`,
    find: 'NAME.test(name) && VALUE.test(value) &&',
    replace: 'NAME.test(name) &&',
    promise: 'a theme carries values only',
    tests: launches,
  },
  {
    file: 'packages/providers/src/registry/check-replies.ts',
    find: "isPageOf(page.kind === 'script' ? page.scriptHost : page.url, origins)",
    replace: "isPageOf(page.kind === 'script' ? page.scriptHost : origins[0] ?? page.url, origins)",
    promise: 'a book opens at an origin of its provider',
    tests: replies,
  },
  {
    file: `${sports}/require-sportsbook.ts`,
    find: "options[flags[name]] === '1'",
    replace: 'Boolean(options[flags[name]])',
    promise: 'only the text 1 switches a provider of sports on',
    tests: opening,
  },
  {
    file: `${sports}/require-sportsbook.ts`,
    find: '(options.sport || readsOnly) && ',
    replace: '',
    promise: 'a brand without sport opens no book',
    tests: opening,
  },
  {
    file: `${sports}/open-sportsbook.ts`,
    find: 'issueSportsToken({ ...context, player }, book, readsOnly)',
    replace: 'issueSportsToken({ ...context, player }, book, false)',
    promise: 'the token of a history opens a session without bets',
    tests: pages,
  },
  {
    file: `${play}/open-game-session.ts`,
    find: '    readsOnly: ticket.readsOnly,\n',
    replace: '',
    promise: 'the session of a history token takes no bets',
    tests: pages,
  },
  {
    file: `${play}/place-bet.ts`,
    find: "  if (session.readsOnly) return 'blocked';\n",
    replace: '',
    promise: 'no bet is taken in the session of a history',
    tests: pages,
  },
  {
    file: 'packages/contract/src/call.ts',
    find: "(auth === 'player' || knowsPlayer === true)",
    replace: "auth === 'player'",
    promise: 'a page of odds opens for no player whose account is closed',
    tests: pages,
  },
  {
    file: 'apps/server/src/calls/register-calls.ts',
    find: '(knowsPlayer === true && headers.authorization !== undefined)',
    replace: 'knowsPlayer === false',
    promise: 'a visitor’s call that knows a player reads the token',
    tests: pages,
  },
  {
    file: 'packages/services/src/catalogue/catalogue.ts',
    find: '      state.sportsbooks.find((book) => book.id === id) ??\n',
    replace: '',
    promise: 'bets on sport are taken',
    tests: bets,
  },
  {
    file: 'packages/services/src/account/read-overview.ts',
    find: 'context.games.findGame(game_id) && !latest.has(game_id)',
    replace: '!latest.has(game_id)',
    promise: 'a bet on sport is no game to go back to',
    tests: bets,
  },
  {
    file: rows,
    find: "p_opened_at < p_at - interval '30 days' or not exists",
    replace: 'p_opened_at < p_at or not exists',
    promise: 'a bet on sport is not stuck after a day',
    tests: bets,
  },
  {
    file: rows,
    find: "p_opened_at < p_at - interval '30 days' or not exists",
    replace: 'not exists',
    promise: 'a bet on sport is stuck after a month',
    tests: bets,
  },
  {
    file: `${play}/require-playing.ts`,
    find: "  if (owedMinor > 0n) throw new CallError('debt_open');\n",
    replace: '',
    promise: 'a player in debt reads why nothing opens',
    tests: owing,
  },
  {
    file: debts,
    find: 'then a.state | 4\n',
    replace: 'then a.state\n',
    promise: 'no bet is taken while a debt is open',
    tests: owing,
  },
  {
    file: debts,
    find: 'else a.state & ~4\n',
    replace: 'else 0\n',
    promise: 'the end of a debt does not end a block',
    tests: owing,
  },
  {
    file: debts,
    find: ' and exists (select from sports_provider s where s.provider = p_provider)',
    replace: '',
    promise: 'a game’s reversal without funds is no debt',
    tests: owing,
  },
  {
    file: reversing,
    find: ' or is_written_off(p_site, p_player, p_provider, p_tx)',
    replace: '',
    promise: 'what was written off is never taken',
    tests: owing,
  },
  {
    file: reversing,
    find: 'set closed_at = p_at, closed_by',
    replace: 'set closed_at = null, closed_by',
    promise: 'a debt ends when the money was taken back',
    tests: owing,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: "if (command.kind === 'win') owedMinor -= command.amountMinor;",
    replace: '',
    promise: 'of a correction only the difference is owed',
    tests: owing,
  },
  {
    file: `${play}/run-wallet-commands.ts`,
    find: '      if (done.length === 1 && !isDebt) break;',
    replace: '      if (done.length === 1) break;',
    promise: 'several wins that are taken back together are one debt',
    tests: owing,
  },
  ...bookPageChanges,
];

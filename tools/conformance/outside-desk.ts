import { randomBytes } from 'node:crypto';

import { drawTable, type WalletTable } from '../../apps/server/src/testing/dialect-table.ts';
import type {
  SendOptions,
  WalletAnswer,
  WalletCallName,
  WalletDriver,
  WalletFields,
  WalletSite,
} from '../../apps/server/src/testing/wallet-driver.ts';
import { RowFailed } from '../../apps/server/src/testing/wallet-rows/check-equal.ts';
import type { Desk } from '../../apps/server/src/testing/wallet-rows/row.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import type { PlayerLogin } from './read-arguments.ts';
import type { SignIn, SiteCalls } from './site-calls.ts';

export interface OutsideParts {
  readonly site: WalletSite;
  readonly calls: SiteCalls;
  readonly driver: WalletDriver;
  /** At least two. */
  readonly players: readonly PlayerLogin[];
  readonly betLimits: Desk['betLimits'];
  readonly foreignGame: number | undefined;
  readonly otherSiteId: number | undefined;
}

/** Rows are run from outside, as the studio and two players of the site. */
export interface Outside {
  /** A desk for one row. */
  openDesk(): Desk;
  /** Ends the rounds that the last row has left open. */
  tidy(): Promise<void>;
  /** Gives the players back what they had. */
  restore(): Promise<void>;
}

/** A player of the site who is signed in and at a game; undefined parts are opened when they are needed. */
interface Guest {
  readonly login: PlayerLogin;
  signedIn?: SignIn | undefined;
  session?: string | undefined;
  /** `<siteId>-<playerId>`. */
  name?: string;
  openingMinor?: bigint;
}

const CURRENCY = 'TRY';
const OPENING_MINOR = 10_000n;
const NO_GAME = 999_999;

export function openOutside(parts: OutsideParts): Outside {
  const { site, calls, driver, players, betLimits, foreignGame, otherSiteId } = parts;
  const guests: Guest[] = players.map((login) => ({ login }));
  /** Bets that were accepted, by round and player. */
  const open = new Map<string, WalletFields>();

  async function send(call: WalletCallName, fields: WalletFields, how?: SendOptions): Promise<WalletAnswer> {
    const answer = await driver.send(site, call, fields, how);
    if (call === 'bet' && answer.code === driver.code('OK'))
      open.set(`${fields.player} ${fields.round}`, fields);
    return answer;
  }
  const spy: WalletDriver = { ...driver, send: (_site, ...call) => send(...call) };

  async function launchToken(guest: Guest, gameId: number): Promise<string> {
    guest.signedIn ??= await calls.signIn(guest.login);
    guest.name = `${site.brand.siteId}-${guest.signedIn.playerId}`;
    return calls.launch(gameId, guest.signedIn.token);
  }

  async function balanceOf({ name = '', session = '' }: Pick<Guest, 'name' | 'session'>): Promise<bigint> {
    const answer = await send('balance', { player: name, session, currency: CURRENCY });
    if (answer.balanceMinor === undefined)
      throw new RowFailed(`the call for a balance got ${answer.http} ${answer.code}`);
    return BigInt(answer.balanceMinor);
  }

  async function sit(guest: Guest): Promise<WalletTable> {
    if (guest.session === undefined) {
      const token = await launchToken(guest, driver.gameId);
      const opened = driver.opensAtLaunch
        ? { session: token }
        : await send('session', { token, game: String(driver.gameId) });
      if (opened.session === undefined)
        throw new LaunchProblem(
          `The wallet opened no session for ${guest.login.username}: ${JSON.stringify(opened)}.`,
        );
      guest.session = opened.session;
      guest.openingMinor ??= await balanceOf(guest);
    }
    const { name = '', session } = guest;
    return drawTable(site, spy, {
      name,
      session,
      prefix: `${randomBytes(3).toString('hex').slice(0, 5)}-`,
      // Also after the player has signed out.
      balance: () => balanceOf({ name, session }),
      async signOut() {
        await calls.signOut(guest.signedIn?.token ?? '');
        guest.signedIn = undefined;
        guest.session = undefined;
      },
    });
  }

  return {
    openDesk() {
      let seats = 0;
      const nextGuest = (): Guest => {
        const guest = guests[seats++ % guests.length];
        if (!guest) throw new LaunchProblem('there are no players');
        return guest;
      };
      return {
        driver: spy,
        foreign: foreignGame === undefined ? undefined : { gameId: foreignGame },
        betLimits,
        closedGameIds: [NO_GAME],
        otherSiteId,
        operator: undefined,
        async sitDown(balanceMinor = OPENING_MINOR) {
          const guest = nextGuest();
          const table = await sit(guest);
          await changeBalance(table, spy, betLimits, balanceMinor - (await balanceOf(guest)));
          return table;
        },
        credit: (table, amountMinor) => changeBalance(table, spy, betLimits, amountMinor),
        launchToken: (gameId = driver.gameId) => launchToken(nextGuest(), gameId),
        send,
      };
    },
    async tidy() {
      const rounds = [...open.values()];
      open.clear();
      for (const { player = '', session = '', game = '', round = '', tx = '' } of rounds)
        await send('round_end', { player, session, game, round, bet_tx: tx });
    },
    async restore() {
      for (const guest of guests) {
        if (guest.openingMinor === undefined) continue;
        const table = await sit(guest);
        const missing = guest.openingMinor - (await balanceOf(guest));
        await changeBalance(table, spy, betLimits, missing);
      }
    },
  };
}

/** Makes a player richer by a win without a bet, or poorer by bets that win nothing. */
async function changeBalance(
  table: WalletTable,
  driver: WalletDriver,
  { min, max }: Desk['betLimits'],
  changeMinor: bigint,
): Promise<void> {
  let left = Number(changeMinor);
  for (let number = 1; left < 0; number += 1) {
    const amount = Math.min(max, Math.max(min, -left));
    const id = { tx: `down-${number}`, round: `down-${number}` };
    await requireOk(driver, await table.bet({ ...id, amount }));
    await requireOk(driver, await table.win({ ...id, tx: `up-${number}`, bet_tx: id.tx, amount: 0 }));
    left += amount;
  }
  if (left === 0) return;
  const [kind = 'promo'] = driver.freeKinds ?? [];
  await requireOk(
    driver,
    await table.win({ tx: 'credit', round: 'credit', bet_tx: null, kind, amount: left }),
  );
}

async function requireOk(driver: WalletDriver, answer: WalletAnswer): Promise<void> {
  if (answer.code !== driver.code('OK'))
    throw new LaunchProblem(`A player’s balance could not be prepared: ${JSON.stringify(answer)}.`);
}

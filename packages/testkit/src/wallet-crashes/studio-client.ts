import { setTimeout as sleep } from 'node:timers/promises';

import type {
  WalletAnswer,
  WalletCallName,
  WalletDriver,
  WalletFields,
  WalletSite,
} from '../../../../apps/server/src/testing/wallet-driver.ts';

export interface StudioClientOptions {
  readonly site: WalletSite;
  readonly driver: WalletDriver;
  /** `<siteId>-<playerId>`. */
  readonly player: string;
  /** Token of the game session. */
  readonly session: string;
  /** Begins the ids of transactions and rounds. */
  readonly prefix: string;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** A call that got a decision, with what it does to the balance. */
export interface DecidedCall {
  readonly call: WalletCallName;
  readonly fields: WalletFields;
  readonly answer: WalletAnswer;
}

/** A studio's program for one player: plays rounds, and repeats each call until it is decided. */
export interface StudioClient {
  readonly driver: WalletDriver;
  readonly player: string;
  /** Calls that are decided, in their order. */
  readonly decided: readonly DecidedCall[];
  /** What the decided calls have changed the balance by. */
  changeMinor(): bigint;
  /** How often a call got no decision. */
  undecided(): number;
  /** Plays until it is stopped, and ends the round that it is in. */
  play(signal: AbortSignal): Promise<void>;
  /** Sends a decided call again. */
  repeat(call: DecidedCall): Promise<WalletAnswer>;
}

const STAKE_MINOR = 1_000;
const PRIZE_MINOR = 2_500;
const PAUSE_MS = 20;
/** Shares of rounds that are played as one call, as several, or undone. */
const TOGETHER = 0.3;
const UNDONE = 0.5;
/** Share of bets that are given up after the first lost reply, and rolled back. */
const GIVES_UP = 0.5;
const LOST: WalletAnswer = { http: 0, code: 'lost' };

export function createStudioClient(options: StudioClientOptions): StudioClient {
  const { site, driver, player, session, prefix, random } = options;
  const decided: DecidedCall[] = [];
  let changeMinor = 0n;
  let undecided = 0;
  const isOk = ({ code }: WalletAnswer) => code === driver.code('OK');

  /** @returns undefined if nobody knows what became of it */
  async function attempt(call: WalletCallName, fields: WalletFields): Promise<WalletAnswer | undefined> {
    // What a proxy says while a server is away is no reply of a dialect.
    const answer = await driver.send(site, call, fields).catch(() => LOST);
    const isDecided = answer !== LOST && answer.http < 500 && answer.code !== driver.code('UNDECIDED');
    if (isDecided) return answer;
    undecided += 1;
    return undefined;
  }

  async function untilDecided(call: WalletCallName, fields: WalletFields): Promise<WalletAnswer> {
    for (;;) {
      const answer = await attempt(call, fields);
      if (answer) {
        decided.push({ call, fields, answer });
        return answer;
      }
      await sleep(PAUSE_MS);
    }
  }

  /** @returns whether the bet stands */
  async function bet(fields: WalletFields, rollback: WalletFields): Promise<boolean> {
    const first = await attempt('bet', fields);
    if (first) decided.push({ call: 'bet', fields, answer: first });
    else if (random() < GIVES_UP) {
      await untilDecided('rollback', rollback);
      return false;
    }
    const answer = first ?? (await untilDecided('bet', fields));
    if (isOk(answer)) changeMinor -= BigInt(STAKE_MINOR);
    return isOk(answer);
  }

  async function playRound(round: string): Promise<void> {
    const play = { player, session, game: String(driver.gameId), round, currency: 'TRY' };
    const betFields = { ...play, amount: STAKE_MINOR, tx: `${round}-b` };
    const winFields = { ...play, amount: PRIZE_MINOR, tx: `${round}-w`, bet_tx: betFields.tx };
    const rollback = { ...play, amount: STAKE_MINOR, tx: `${round}-x`, bet_tx: betFields.tx };
    const choice = random();
    if (choice < TOGETHER && driver.furtherCalls?.includes('batch')) {
      const calls = [{ call: 'bet', ...betFields } as const, { call: 'win', ...winFields } as const];
      const answer = await untilDecided('batch', { calls });
      if (isOk(answer)) changeMinor += BigInt(PRIZE_MINOR - STAKE_MINOR);
      return;
    }
    if (!(await bet(betFields, rollback))) return;
    if (choice < UNDONE) {
      if (isOk(await untilDecided('rollback', rollback))) changeMinor += BigInt(STAKE_MINOR);
      return;
    }
    if (isOk(await untilDecided('win', winFields))) changeMinor += BigInt(PRIZE_MINOR);
    await untilDecided('round_end', { ...play, bet_tx: betFields.tx });
  }

  return {
    driver,
    player,
    decided,
    changeMinor: () => changeMinor,
    undecided: () => undecided,
    async play(signal) {
      for (let number = 1; !signal.aborted; number += 1) {
        await playRound(`${prefix}${number}`);
        await sleep(random() * PAUSE_MS);
      }
    },
    repeat: ({ call, fields }) => driver.send(site, call, fields),
  };
}

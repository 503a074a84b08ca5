import {
  type LimitAction,
  type LimitKind,
  limitKinds,
  type LimitPeriod,
  limitPeriods,
  type LimitSetting,
} from '@baize/ledger';

const DAY_MS = 24 * 60 * 60_000;
const PAUSE_MS = 10 * 60_000;

interface Play {
  readonly day: string;
  readonly staked: bigint;
  readonly won: bigint;
  readonly playedMs: bigint;
}

interface Bet {
  readonly at: Date;
  readonly amountMinor: bigint;
  isSettled: boolean;
}

/** A model of one player's limits in plain code, which the database is compared with. */
export class LimitModel {
  readonly #timeZone: string;
  readonly #settings = new Map<string, Pick<LimitSetting, 'amount' | 'next'>>();
  readonly #plays: Play[] = [];
  readonly #bets = new Map<string, Bet>();
  #lastBetAt: Date | undefined;

  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  set(kind: LimitKind, period: LimitPeriod, amount: bigint | undefined, now: Date): LimitAction | undefined {
    const { amount: current, next } = this.setting(kind, period, now);
    if (current === amount) return undefined;
    if (amount !== undefined && (current === undefined || amount < current)) {
      this.#settings.set(`${kind} ${period}`, { amount, next: undefined });
      return 'set';
    }
    if (next && next.amount === amount) return undefined;
    const at = new Date(now.getTime() + DAY_MS);
    this.#settings.set(`${kind} ${period}`, { amount: current, next: { amount, at } });
    return amount === undefined ? 'removalRequested' : 'raiseRequested';
  }

  keep(kind: LimitKind, period: LimitPeriod, now: Date): boolean {
    const { amount, next } = this.setting(kind, period, now);
    if (next) this.#settings.set(`${kind} ${period}`, { amount, next: undefined });
    return next !== undefined;
  }

  /** The limit in force and what waits. */
  setting(kind: LimitKind, period: LimitPeriod, now: Date): Pick<LimitSetting, 'amount' | 'next'> {
    const { amount, next } = this.#settings.get(`${kind} ${period}`) ?? {
      amount: undefined,
      next: undefined,
    };
    return next && next.at <= now ? { amount: next.amount, next: undefined } : { amount, next };
  }

  bet(tx: string, amountMinor: bigint, now: Date): 'booked' | 'playerLimit' {
    if (!this.#hasRoom(amountMinor, now)) return 'playerLimit';
    const gapMs = this.#lastBetAt ? now.getTime() - this.#lastBetAt.getTime() : 0;
    this.#add(now, { staked: amountMinor, playedMs: gapMs <= PAUSE_MS ? BigInt(gapMs) : 0n });
    this.#bets.set(tx, { at: now, amountMinor, isSettled: false });
    this.#lastBetAt = now;
    return 'booked';
  }

  win(betTx: string, amountMinor: bigint, now: Date): void {
    const bet = this.#bets.get(betTx);
    if (!bet) return;
    bet.isSettled = true;
    this.#add(now, { won: amountMinor });
  }

  refund(betTx: string): void {
    const bet = this.#bets.get(betTx);
    if (!bet || bet.isSettled) return;
    bet.isSettled = true;
    this.#add(bet.at, { staked: -bet.amountMinor });
  }

  used(kind: Exclude<LimitKind, 'deposit'>, period: LimitPeriod, now: Date): bigint {
    const today = this.#day(now);
    const first = startOf(period, today);
    let sum = 0n;
    for (const { day, staked, won, playedMs } of this.#plays) {
      if (day < first || day > today) continue;
      sum += { bet: staked, loss: staked - won, time: playedMs }[kind];
    }
    return sum;
  }

  #hasRoom(amountMinor: bigint, now: Date): boolean {
    for (const kind of limitKinds) {
      if (kind === 'deposit') continue;
      for (const period of limitPeriods) {
        const { amount } = this.setting(kind, period, now);
        if (amount === undefined) continue;
        const used = this.used(kind, period, now);
        if (kind === 'time' ? used >= amount : used + amountMinor > amount) return false;
      }
    }
    return true;
  }

  #add(at: Date, play: Partial<Play>): void {
    this.#plays.push({ staked: 0n, won: 0n, playedMs: 0n, ...play, day: this.#day(at) });
  }

  #day(at: Date): string {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: this.#timeZone }).format(at);
  }
}

/** The first day of the period that a day is in. */
function startOf(period: LimitPeriod, day: string): string {
  if (period === 'daily') return day;
  if (period === 'monthly') return `${day.slice(0, 8)}01`;
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

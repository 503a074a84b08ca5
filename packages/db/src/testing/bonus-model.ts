import type { BonusStatus, BookStatus } from '@baize/ledger';

export interface ModelTerms {
  amountMinor: bigint;
  wagerMinor: bigint;
  /** Percent by game. */
  weights: Readonly<Record<number, number>>;
  maxStakeMinor: bigint | null;
  maxReleaseMinor: bigint | null;
  isFreeBet: boolean;
  minOdds: number | null;
}

interface Award extends ModelTerms {
  status: BonusStatus;
  isFrozen: boolean;
  wageredMinor: bigint;
  releasedMinor: bigint;
  takenMinor: bigint;
}

interface Stake {
  award: Award | undefined;
  ownMinor: bigint;
  partMinor: bigint;
  countedMinor: bigint;
  /** Of a bet on sport, until its round is closed. */
  toCountMinor: bigint;
  isSport: boolean;
  keptMinor: bigint;
  isOver: boolean;
}

interface Win {
  bet: Stake;
  amountMinor: bigint;
  /** The bonus's, wherever it went, and the stake of a free bet. */
  partMinor: bigint;
  keptMinor: bigint;
  /** Of the part, what was paid as own money or left to the house because the bonus had ended. */
  passed: Passed;
  isReversed: boolean;
}

interface Passed {
  ownMinor: bigint;
  houseMinor: bigint;
}

interface Bet {
  gameId: number;
  amountMinor: bigint;
  odds?: number;
  isFreeBet?: boolean;
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
const atLeastNone = (minor: bigint) => (minor > 0n ? minor : 0n);

/** Own and bonus money of one player in plain code, which the ledger is compared with. */
export class BonusModel {
  ownMinor = 0n;
  moneyMinor = 0n;
  /** What the house has given as bonuses and kept or taken of them. */
  houseMinor = 0n;
  readonly awards: Award[] = [];
  readonly #stakes = new Map<string, Stake>();
  readonly #wins = new Map<string, Win>();

  get active(): Award | undefined {
    return this.awards.find(({ status }) => status === 'active');
  }

  start(terms: ModelTerms): void {
    this.awards.push({
      ...terms,
      status: 'active',
      isFrozen: false,
      wageredMinor: 0n,
      releasedMinor: 0n,
      takenMinor: 0n,
    });
    this.moneyMinor += terms.amountMinor;
    this.houseMinor -= terms.amountMinor;
  }

  end(status: 'completed' | 'rejected' | 'expired'): void {
    const award = this.active;
    if (!award) return;
    const released = status === 'completed' ? least(this.moneyMinor, roomOf(award) ?? this.moneyMinor) : 0n;
    award.status = status;
    award.releasedMinor += released;
    award.takenMinor += this.moneyMinor - released;
    this.ownMinor += released;
    this.houseMinor += this.moneyMinor - released;
    this.moneyMinor = 0n;
  }

  bet(tx: string, bet: Bet): BookStatus {
    const award = this.active?.isFrozen ? undefined : this.active;
    const counts =
      award && (award.minOdds === null || (bet.odds ?? 0) >= award.minOdds)
        ? (award.weights[bet.gameId] ?? 0)
        : 0;
    const split = this.#split(bet, award, counts);
    if (typeof split === 'string') return split;
    this.ownMinor -= bet.amountMinor - split;
    this.moneyMinor -= split;
    const isJudged = award !== undefined && counts > 0 && (!award.isFreeBet || bet.isFreeBet === true);
    const most = bet.isFreeBet ? null : (award?.maxStakeMinor ?? null);
    const counting = most === null ? bet.amountMinor : least(bet.amountMinor, most);
    const countedMinor = isJudged ? (counting * BigInt(counts)) / 100n : 0n;
    const isSport = bet.odds !== undefined && !bet.isFreeBet;
    this.#stakes.set(tx, {
      award: isJudged ? award : undefined,
      ownMinor: bet.amountMinor - split,
      partMinor: split,
      countedMinor: isSport ? 0n : countedMinor,
      toCountMinor: isSport ? countedMinor : 0n,
      isSport: bet.odds !== undefined,
      keptMinor: 0n,
      isOver: false,
    });
    if (isJudged) {
      if (!isSport) award.wageredMinor += countedMinor;
      if (award.wageredMinor >= award.wagerMinor) this.end('completed');
    }
    return 'booked';
  }

  /** The bonus's part of a bet, or why it is refused. */
  #split({ amountMinor, isFreeBet }: Bet, award: Award | undefined, counts: number): bigint | BookStatus {
    if (isFreeBet) {
      const isAllowed = award?.isFreeBet === true && counts > 0 && amountMinor === this.moneyMinor;
      return isAllowed ? amountMinor : 'bonusTerms';
    }
    const missing = amountMinor > this.ownMinor ? amountMinor - this.ownMinor : 0n;
    if (!award || award.isFreeBet) return missing > 0n ? 'noFunds' : 0n;
    if (missing > this.moneyMinor) return 'noFunds';
    if (counts === 0) return missing > 0n ? 'bonusTerms' : 0n;
    if (this.moneyMinor > 0n && award.maxStakeMinor !== null && amountMinor > award.maxStakeMinor)
      return 'bonusTerms';
    return missing;
  }

  win(tx: string, betTx: string, amountMinor: bigint): BookStatus {
    const stake = this.#stakes.get(betTx);
    if (!stake) throw new Error(`no bet ${betTx}`);
    if (stake.isOver) return 'betCancelled';
    const share =
      stake.partMinor === 0n ? 0n : (amountMinor * stake.partMinor) / (stake.ownMinor + stake.partMinor);
    if (!stake.isSport) settle(stake);
    const kept = stake.award?.isFreeBet ? least(share, stake.partMinor - stake.keptMinor) : 0n;
    stake.keptMinor += kept;
    this.houseMinor += kept;
    this.ownMinor += amountMinor - share;
    const passed = this.#credit(stake, share - kept);
    this.#wins.set(tx, {
      bet: stake,
      amountMinor,
      partMinor: share - kept,
      keptMinor: kept,
      passed,
      isReversed: false,
    });
    return 'booked';
  }

  #credit({ award }: Stake, shareMinor: bigint): Passed {
    if (!award || shareMinor === 0n) return { ownMinor: 0n, houseMinor: 0n };
    if (award.status === 'active') {
      this.moneyMinor += shareMinor;
      return { ownMinor: 0n, houseMinor: 0n };
    }
    const own = award.status === 'completed' ? least(shareMinor, roomOf(award) ?? shareMinor) : 0n;
    award.releasedMinor += own;
    award.takenMinor += shareMinor - own;
    this.ownMinor += own;
    this.houseMinor += shareMinor - own;
    return { ownMinor: own, houseMinor: shareMinor - own };
  }

  refund(betTx: string): BookStatus {
    const stake = this.#stakes.get(betTx);
    if (!stake) throw new Error(`no bet ${betTx}`);
    if ([...this.#wins.values()].some(({ bet, isReversed }) => bet === stake && !isReversed))
      return 'betSettled';
    stake.isOver = true;
    stake.toCountMinor = 0n;
    this.ownMinor += stake.ownMinor;
    const { award } = stake;
    if (award?.isFreeBet && award.status === 'completed') {
      if (!this.#reopen(award)) {
        award.takenMinor += stake.partMinor;
        this.houseMinor += stake.partMinor;
        return 'booked';
      }
    }
    if (award?.status === 'active') award.wageredMinor = atLeastNone(award.wageredMinor - stake.countedMinor);
    this.#credit(stake, stake.partMinor);
    return 'booked';
  }

  /** A free bet that comes back is one again, unless another bonus is active, and has to be staked again. */
  #reopen(award: Award): boolean {
    if (this.active) return false;
    award.status = 'active';
    award.isFrozen = false;
    if (award.wageredMinor > award.wagerMinor) award.wagerMinor = award.wageredMinor;
    return true;
  }

  /** The round of a bet has ended. */
  close(betTx: string): void {
    const stake = this.#stakes.get(betTx);
    if (stake) settle(stake);
  }

  isOver(betTx: string): boolean {
    return this.#stakes.get(betTx)?.isOver === true;
  }

  reverse(winTx: string): BookStatus {
    const won = this.#wins.get(winTx);
    if (!won) throw new Error(`no win ${winTx}`);
    const { bet, amountMinor, partMinor, keptMinor, passed } = won;
    const hasPassed = passed.ownMinor + passed.houseMinor > 0n;
    const isNoted = hasPassed && (bet.award?.status !== 'completed' || passed.ownMinor === 0n);
    const fromBonus = bet.award?.status === 'active' && !hasPassed ? least(this.moneyMinor, partMinor) : 0n;
    const fromReleased = isNoted ? passed.ownMinor : releasedOf(bet.award, partMinor);
    const own = amountMinor - partMinor - keptMinor + fromReleased;
    if (own > this.ownMinor) return 'noFunds';
    won.isReversed = true;
    bet.keptMinor -= keptMinor;
    this.ownMinor -= own;
    this.moneyMinor -= fromBonus;
    this.houseMinor -= amountMinor - own - fromBonus;
    if (bet.award && (bet.award.status !== 'active' || hasPassed)) {
      bet.award.releasedMinor = atLeastNone(bet.award.releasedMinor - fromReleased);
      bet.award.takenMinor = atLeastNone(bet.award.takenMinor - (partMinor - fromReleased));
    }
    return 'booked';
  }
}

/** What may still be released; null without a most. */
function roomOf({ maxReleaseMinor, releasedMinor }: Award): bigint | null {
  return maxReleaseMinor === null ? null : atLeastNone(maxReleaseMinor - releasedMinor);
}

function settle(stake: Stake): void {
  if (stake.award?.status === 'active') {
    stake.award.wageredMinor += stake.toCountMinor;
    stake.countedMinor += stake.toCountMinor;
  }
  stake.toCountMinor = 0n;
}

/** By how much less would have been released without bonus money that was won wrongly. */
function releasedOf(award: Award | undefined, partMinor: bigint): bigint {
  if (award?.status !== 'completed') return 0n;
  const { maxReleaseMinor, releasedMinor, takenMinor } = award;
  if (maxReleaseMinor === null) return least(partMinor, releasedMinor);
  const without = atLeastNone(releasedMinor + takenMinor - partMinor);
  return releasedMinor - least(without, releasedMinor);
}

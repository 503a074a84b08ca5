import { element, fillText, readPageData } from '../../shell/client/page-data.ts';
import { listen } from '../../shell/client/play-link.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import type { OpenedPage } from '../../shell/play-calls.ts';
import type { OwnMessage, StateMessage, TableMessage } from '../table-messages.ts';
import type { SpotFacts, TablePageData } from '../table-page.ts';
import { BetPlan, type PlanProblem } from './bet-plan.ts';
import { createChipText } from './chip.ts';
import { ChipRack } from './chip-rack.ts';
import { StatusStrip } from './status-strip.ts';
import type { Surface } from './surface.ts';
import { showTableRules } from './table-rules.ts';

const SEND_DELAY_MS = 120;
const LAST_SECONDS_MS = 5_000;

/** What a player has at a table: chips, time, the last results, and the connection. The surface draws the game. */
export class TableDesk {
  readonly data = readPageData<TablePageData>();
  readonly texts = this.data.own.texts;
  readonly plan: BetPlan;
  readonly chipText = createChipText(this.data.lang);
  readonly strip = new StatusStrip(this.texts);
  readonly shell: Shell;
  readonly #surface: Surface;
  readonly #rack: ChipRack;
  #send: (message: object) => boolean = () => false;
  #state: StateMessage | null = null;
  #own: OwnMessage | null = null;
  #isPaused = false;
  /** Timer of chips that are not sent yet; 0 for none. */
  #sending = 0;
  /** Sent bets that the table has not replied to: what it says meanwhile is older than what lies here. */
  #awaited = 0;
  #shownEnd = '';
  /** The words of the phase that were said last. */
  #saidPhase = '';

  /** @param spots on which chips may lie */
  constructor(spots: readonly SpotFacts[], createSurface: (desk: TableDesk) => Surface) {
    this.plan = new BetPlan({ spots, ...this.data.own.limits });
    this.shell = new Shell(this.data, {
      onOpen: (page) => this.#open(page),
      onPause: (isPaused) => this.#pause(isPaused),
      showRules: (sheet) => showTableRules(sheet, this.data, this.plan, this.shell.money),
    });
    this.#rack = new ChipRack(
      { chips: this.data.own.chips, texts: this.texts, chipText: this.chipText, money: this.shell.money },
      {
        undo: () => this.#change(() => this.plan.undo()),
        clear: () => this.#change(() => this.plan.clear()),
        double: () => this.#change(() => this.plan.double()),
        repeat: () => this.#change(() => this.plan.repeat()),
      },
    );
    this.#surface = createSurface(this);
    element('table').append(this.strip.element, ...this.#surface.elements);
    this.#refresh();
  }

  get chip(): number {
    return this.#rack.chip;
  }

  get canBet(): boolean {
    return this.#state?.phase === 'betting' && !this.#isPaused;
  }

  open(): Promise<void> {
    return this.shell.open();
  }

  /** Puts chips of the chosen size on spots. */
  place(spots: readonly (readonly [spot: string, chips: number])[]): void {
    if (!this.canBet) return this.shell.say(this.texts.closing);
    this.#change(() => this.plan.place(spots.map(([spot, chips]) => [spot, chips * this.chip])));
    gameSounds.play('chip');
  }

  remove(spot: string): void {
    if (this.canBet) this.#change(() => this.plan.remove(spot));
  }

  move(move: unknown): void {
    this.#send({ type: 'move', round: this.#state?.round, move });
  }

  sit(seat: number | null): void {
    this.#send({ type: 'sit', seat });
  }

  #open({ maxBet, balance }: OpenedPage): void {
    this.plan.totalMinor = maxBet;
    this.plan.balanceMinor = balance;
    this.shell.say(this.texts.connecting);
    this.#send = listen(
      this.data.own.socket,
      (message) => this.#receive(message as TableMessage),
      () => {
        this.#awaited = 0;
        if (this.#state !== null) this.shell.say(this.texts.lost);
      },
    );
  }

  /** Chips that stayed would be staked while their player cannot take them back. */
  #pause(isPaused: boolean): void {
    if (isPaused && this.canBet && this.plan.total > 0) {
      this.plan.clear();
      window.clearTimeout(this.#sending);
      this.#sendBets();
    }
    this.#isPaused = isPaused;
    if (isPaused) this.shell.say(this.data.texts.paused);
    this.#refresh();
  }

  #receive(message: TableMessage): void {
    if (message.type === 'state') this.#showState(message);
    else if (message.type === 'count') this.strip.count(message);
    else if (message.type === 'own') this.#showOwn(message);
    else this.#showRefusal(message.reason, message.spot);
  }

  #showState(state: StateMessage): void {
    const isNew = this.#state?.phase !== state.phase || this.#state.round !== state.round;
    if (this.#state?.round !== state.round) {
      this.plan.begin();
      this.shell.leaveRound();
    }
    this.#state = state;
    this.strip.show(state, (result) => this.#surface.pip(result));
    this.#surface.show(state, this.strip.elapsedMs);
    if (isNew) this.#beginPhase(state);
    this.#sayPhase(isNew);
    this.#refresh();
  }

  #beginPhase({ phase, endsAt, now }: StateMessage): void {
    if (phase === 'betting') {
      this.shell.showWin(0, 0);
      const untilLast = (endsAt ?? now) - now - LAST_SECONDS_MS;
      window.setTimeout(() => {
        if (this.canBet && this.plan.total > 0) this.shell.say(this.texts.lastSeconds);
      }, untilLast);
    } else if (phase === 'closing') gameSounds.play('wheelTick');
    else if (phase === 'playing') gameSounds.play(this.#surface.sound);
    else this.#sayResult();
  }

  /** Says what the phase is, and again once the player's seat, stake or turn makes it something else. */
  #sayPhase(isNew: boolean): void {
    const words = this.#phaseWords();
    if (words === null || (!isNew && words === this.#saidPhase)) return;
    this.#saidPhase = words;
    this.shell.say(words);
  }

  #phaseWords(): string | null {
    const [state, own] = [this.#state, this.#own];
    switch (state?.phase) {
      case 'betting':
        return this.#surface.invitation(own) ?? this.texts.place;
      case 'closing':
        return this.texts.takingStakes;
      case 'playing': {
        const isIn = own?.stake === 'taken' && own.round === state.round;
        const words = isIn ? this.texts.playing : this.texts.watching;
        return (isIn && this.#surface.turnText?.(state, own)) || words;
      }
      default:
        return null;
    }
  }

  #showOwn(own: OwnMessage): void {
    const earlier = this.#own;
    this.#own = own;
    this.shell.setBalance(own.balance);
    this.#awaited = Math.max(0, this.#awaited - 1);
    const isCurrent = this.#awaited === 0 && this.#sending === 0;
    const isOther = own.stake !== 'none' || own.round !== earlier?.round;
    if (isOther && (isCurrent || own.stake !== 'planned')) this.plan.adopt(this.#surface.fromOwn(own));
    this.plan.balanceMinor = own.stake === 'taken' ? own.balance + own.betMinor : own.balance;
    if (own.stake === 'taken' && (earlier?.stake !== 'taken' || earlier.round !== own.round))
      this.shell.beginRound(own.betMinor);
    if (own.stake === 'refused' && earlier?.stake !== 'refused') this.shell.explain(own.reason ?? 'OTHER');
    this.#surface.showOwn(own);
    this.#sayPhase(false);
    this.#sayResult();
    this.#refresh();
  }

  /** Once both have come: what was drawn, and what it paid. */
  #sayResult(): void {
    const [state, own] = [this.#state, this.#own];
    if (state?.phase !== 'result' || own === null || own.round !== state.round) return;
    const isOwn = own.stake === 'taken';
    if (this.#shownEnd === state.round || (isOwn && own.winMinor === null)) return;
    this.#shownEnd = state.round;
    const result = this.#surface.describe(state);
    const words = [result === null ? '' : fillText(this.texts.resultIs, { result })];
    const { winMinor } = own;
    if (isOwn && winMinor !== null) {
      const staked = this.#surface.stakedOf(own);
      const amount = this.shell.money(winMinor);
      words.push(
        winMinor > staked
          ? fillText(this.texts.won, { amount })
          : winMinor > 0
            ? fillText(this.texts.returned, { amount })
            : this.texts.lostRound,
      );
      this.shell.endRound(staked, winMinor);
      void this.shell.countUpWin(winMinor, staked);
    }
    this.shell.say(words.join(' ').trim());
  }

  #showRefusal(reason: string, spot: string | null): void {
    this.#awaited = Math.max(0, this.#awaited - 1);
    this.plan.adopt(this.#own === null ? null : this.#surface.fromOwn(this.#own));
    if (reason === 'SESSION_EXPIRED') this.shell.leaveRound();
    if (spot === null) this.shell.explain(reason);
    else this.#explain({ kind: 'spot', spot, problem: 'above-maximum' });
    this.#refresh();
  }

  #change(change: () => PlanProblem | null | void): void {
    if (!this.canBet) return;
    const problem = change();
    if (problem) return this.#explain(problem);
    this.#refresh();
    window.clearTimeout(this.#sending);
    this.#sending = window.setTimeout(() => this.#sendBets(), SEND_DELAY_MS);
    const amount = this.shell.money(this.plan.total);
    this.shell.say(this.plan.total > 0 ? fillText(this.texts.planned, { amount }) : this.texts.place);
    this.shell.considerStake(this.plan.total);
  }

  #sendBets(): void {
    this.#sending = 0;
    const sent = this.#send({
      type: 'bets',
      round: this.#state?.round,
      bets: this.#surface.toWire(this.plan.toWire()),
    });
    if (sent) this.#awaited += 1;
    else this.#showRefusal('UNDECIDED', null);
  }

  #explain(problem: PlanProblem): void {
    const { money } = this.shell;
    if (problem.kind === 'funds') return this.shell.explain('NO_FUNDS');
    if (problem.kind === 'total')
      return this.shell.say(fillText(this.texts.limitTotal, { max: money(this.plan.totalMinor) }));
    const { minMinor, maxMinor } = this.plan.limitsOf(problem.spot);
    this.shell.say(fillText(this.texts.limitSpot, { min: money(minMinor), max: money(maxMinor) }));
  }

  #refresh(): void {
    const { canBet, plan } = this;
    const has = plan.bets.size > 0;
    this.#rack.allow({
      undo: canBet && plan.canUndo,
      clear: canBet && has,
      double: canBet && has,
      repeat: canBet && plan.canRepeat,
    });
    this.#rack.showAffordable(plan.balanceMinor - plan.total);
    element('stake').textContent = plan.total > 0 ? this.shell.money(plan.total) : '–';
    document.body.dataset['phase'] = this.#state?.phase ?? 'none';
    this.#surface.refresh(this.#own);
  }
}

import { createTimesText, pause } from '../../shell/client/motion.ts';
import { fillText } from '../../shell/client/page-data.ts';
import { type CallResult, makeRequestId, post } from '../../shell/client/play-link.ts';
import { Shell } from '../../shell/client/shell.ts';
import { gameSounds } from '../../shell/client/sound/game-sounds.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { StepView } from '../step-rounds.ts';
import type { StepTexts } from '../texts/step-texts.ts';
import { GoButton } from './go-button.ts';

type Texts = StepTexts & {
  readonly ready: string;
  readonly next: string;
  readonly hit: string;
};

/** What is particular to a game of one step after another. */
interface StepScene<Choice, Hidden> {
  choice(): Choice;
  /** Takes over the choice of a round that is continued. */
  adopt(choice: Choice): void;
  /** @param round the round to show; null before the first */
  draw(
    round: StepView<Choice, Hidden> | null,
    can: { readonly choose: boolean; readonly step: boolean },
  ): void;
  /** What to say before the first step. */
  firstWords(): string;
  /** What so many steps pay, in hundredths. */
  pays(count: number): number;
  showRules(sheet: HTMLDialogElement): void;
}

/** Plays rounds of one step after another. */
export class StepPlay<Choice extends object, Hidden> {
  readonly #data: ShellData<{ readonly texts: Texts }>;
  readonly #scene: StepScene<Choice, Hidden>;
  readonly #shell: Shell;
  readonly #stake: StakeField;
  readonly #go: GoButton;
  readonly #times: (hundredths: number) => string;
  #round: StepView<Choice, Hidden> | null = null;
  #isOpened = false;
  #isPaused = false;
  #isBusy = false;

  constructor(data: ShellData<{ readonly texts: Texts }>, scene: StepScene<Choice, Hidden>) {
    this.#data = data;
    this.#scene = scene;
    this.#times = createTimesText(data.lang);
    this.#shell = new Shell(data, {
      onOpen: (page) => {
        this.#isOpened = true;
        this.#stake.offer(page.minBet, page.maxBet);
        void this.#continue();
      },
      onPause: (paused) => {
        this.#isPaused = paused;
        this.draw();
      },
      showRules: (sheet) => scene.showRules(sheet),
    });
    this.#stake = new StakeField(data, (stakeMinor) => {
      this.draw();
      this.#shell.considerStake(stakeMinor);
    });
    this.#go = new GoButton(
      data.own.texts.wait,
      () => void (this.#isPlaying ? this.#cashOut() : this.#start()),
      () => this.draw(),
    );
  }

  async open(): Promise<void> {
    this.draw();
    await this.#shell.open();
  }

  /** After a change of the choice, with which the last round is no longer shown. */
  changed(): void {
    this.#round = null;
    this.draw();
  }

  async step(step: object): Promise<void> {
    if (!this.#round || !this.#isPlaying || this.#isBusy || this.#isPaused) return;
    const { id } = this.#round;
    await this.#work(async () => {
      const next = await this.#insist('/studio/rounds/step', { round: id, step });
      if (next) await this.#show(next);
    });
  }

  draw(): void {
    const { texts } = this.#data.own;
    const isFree = this.#isOpened && !this.#isPaused && !this.#isBusy;
    const canStart = isFree && !this.#isPlaying;
    this.#scene.draw(this.#round, { choose: canStart, step: isFree && this.#isPlaying });
    this.#stake.enable(canStart);
    if (this.#round && this.#isPlaying) {
      const count = this.#round.steps.length;
      const winMinor = Math.floor((this.#round.bet * (count === 0 ? 100 : this.#scene.pays(count))) / 100);
      if (isFree) this.#go.offer(count === 0 ? texts.takeBack : texts.cashOut, this.#shell.money(winMinor));
      else this.#go.hold(texts.cashOut);
    } else if (canStart && this.#go.isFree)
      this.#go.offer(texts.start, this.#shell.money(this.#stake.stakeMinor));
    else this.#go.block(texts.start);
  }

  get #isPlaying(): boolean {
    return this.#round?.state === 'open';
  }

  /** After a reload or a restart of the studio. */
  async #continue(): Promise<void> {
    const { texts } = this.#data.own;
    const answer = await post<{ round: StepView<Choice, Hidden> | null }>('/studio/rounds/current', {});
    const round = answer.ok ? answer.value.round : null;
    if (round) {
      this.#round = round;
      this.#scene.adopt(round.choice);
    }
    if (round?.state === 'open') {
      this.#shell.beginRound(round.bet);
      this.#sayNext();
    } else if (round) this.#shell.say(fillText(texts.overdue, { amount: this.#shell.money(round.win) }));
    else this.#shell.say(texts.ready);
    this.draw();
  }

  async #start(): Promise<void> {
    if (this.#isBusy || this.#isPaused || !this.#go.isFree) return;
    const requestId = makeRequestId();
    const { stakeMinor } = this.#stake;
    const bet = { ...this.#scene.choice(), stakeMinor: String(stakeMinor) };
    this.#round = null;
    this.#shell.orderRound(stakeMinor);
    await this.#work(async () => {
      const placed = await this.#insist('/studio/rounds/place', { requestId, bet });
      if (placed?.state === 'open') {
        gameSounds.play('chip');
        this.#go.started();
        this.#round = placed;
        if (placed.balance !== null) this.#shell.setBalance(placed.balance);
        this.#shell.say(this.#scene.firstWords());
        return;
      }
      if (placed?.state === 'refused') this.#shell.explain(placed.reason ?? 'OTHER');
      else if (placed) await this.#shell.awaitPaid(placed);
      this.#shell.endRound(stakeMinor, 0);
    });
  }

  async #cashOut(): Promise<void> {
    if (!this.#round || this.#isBusy) return;
    const { id } = this.#round;
    await this.#work(async () => {
      const next = await this.#insist('/studio/rounds/end', { round: id });
      if (next) await this.#show(next);
    });
  }

  async #show(next: StepView<Choice, Hidden>): Promise<void> {
    const { texts } = this.#data.own;
    this.#round = next;
    this.draw();
    if (next.state === 'open') {
      gameSounds.play('symbolLand');
      this.#sayNext();
      return;
    }
    if (next.hidden === null) {
      await this.#shell.awaitPaid(next);
      this.#shell.endRound(next.bet, 0);
      return;
    }
    if (next.win === 0) gameSounds.play('crashBurst');
    await this.#shell.countUpWin(next.win, next.bet);
    await this.#shell.awaitPaid(next);
    const ended = next.win === 0 ? texts.hit : next.win > next.bet ? texts.won : texts.back;
    const amount = this.#shell.money(next.win);
    this.#shell.say(fillText(next.isOverdue ? texts.overdue : ended, { amount }));
    this.#shell.endRound(next.bet, next.win);
  }

  /** Repeats a request until there is a reply: each has one effect only. */
  async #insist(path: string, body: object): Promise<StepView<Choice, Hidden> | null> {
    for (let attempt = 0; ; attempt++) {
      const answer: CallResult<StepView<Choice, Hidden>> = await post(path, body);
      if (answer.ok) return answer.value;
      if (answer.reason !== null && answer.reason !== 'TOO_FAST') {
        if (answer.reason === 'BUSY') await this.#continue();
        else this.#shell.explain(answer.reason);
        return null;
      }
      if (answer.reason === null) this.#shell.say(this.#data.texts.repeating);
      await pause(Math.min(500 * 2 ** attempt, 5_000));
    }
  }

  async #work(work: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    this.draw();
    await work();
    this.#isBusy = false;
    this.draw();
  }

  #sayNext(): void {
    const count = this.#round?.steps.length ?? 0;
    if (count === 0) return this.#shell.say(this.#scene.firstWords());
    const words = {
      times: this.#times(this.#scene.pays(count)),
      next: this.#times(this.#scene.pays(count + 1)),
    };
    this.#shell.say(fillText(this.#data.own.texts.next, words));
  }
}

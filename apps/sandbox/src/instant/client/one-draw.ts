import { createTimesText, pause } from '../../shell/client/motion.ts';
import { element, fillText, make } from '../../shell/client/page-data.ts';
import { makeRequestId, post } from '../../shell/client/play-link.ts';
import { Shell } from '../../shell/client/shell.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { WagerView } from '../../shell/play-calls.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { OnceTexts } from '../texts/once-texts.ts';
import { GoButton } from './go-button.ts';

const USUAL_STAKE_MINOR = 1_000;
const SHOWN_GAMES = 8;

/** What is particular to a game of one stake and one draw. */
interface OneDrawScene<Choice, Result> {
  /** What the player has chosen; null if a game cannot start with it. */
  choice(): Choice | null;
  /** Draws the controls and the choice. */
  draw(canChoose: boolean): void;
  /** Removes what the last game has left. */
  clear(): void;
  /** Shows how the result comes about. @returns what it pays in hundredths of the stake */
  reveal(result: Result, choice: Choice): Promise<number>;
  showRules(sheet: HTMLDialogElement): void;
}

/** Plays games of one stake and one draw, one after another. */
export class OneDraw<Choice extends object, Result> {
  readonly #data: ShellData<{ readonly texts: OnceTexts }>;
  readonly #scene: OneDrawScene<Choice, Result>;
  readonly #shell: Shell;
  readonly #stake: StakeField;
  readonly #go: GoButton;
  readonly #times: (hundredths: number) => string;
  #isOpened = false;
  #isPaused = false;
  #isBusy = false;

  constructor(data: ShellData<{ readonly texts: OnceTexts }>, scene: OneDrawScene<Choice, Result>) {
    const { texts } = data.own;
    this.#data = data;
    this.#scene = scene;
    this.#times = createTimesText(data.lang);
    this.#shell = new Shell(data, {
      onOpen: (page) => {
        this.#isOpened = true;
        this.#stake.offer(page.minBet, page.maxBet, USUAL_STAKE_MINOR);
        this.#shell.say(texts.ready);
      },
      onPause: (paused) => {
        this.#isPaused = paused;
        this.draw();
      },
      showRules: (sheet) => scene.showRules(sheet),
    });
    this.#stake = new StakeField(data.lang, () => this.draw());
    this.#go = new GoButton(
      texts.wait,
      () => void this.#play(),
      () => this.draw(),
    );
  }

  async open(): Promise<void> {
    this.draw();
    await this.#shell.open();
  }

  /** Whether the choice can be changed now. */
  get canChoose(): boolean {
    return this.#isOpened && !this.#isPaused && !this.#isBusy;
  }

  say(text: string): void {
    this.#shell.say(text);
  }

  /** After a change of the choice. */
  draw(): void {
    const { go } = this.#data.own.texts;
    const { canChoose } = this;
    this.#stake.enable(canChoose);
    this.#scene.draw(canChoose);
    if (canChoose && this.#go.isFree && this.#scene.choice() !== null)
      this.#go.offer(go, this.#shell.money(this.#stake.stakeMinor));
    else this.#go.block(go);
  }

  async #play(): Promise<void> {
    const choice = this.#scene.choice();
    if (!this.canChoose || !this.#go.isFree || choice === null) return;
    this.#isBusy = true;
    this.#scene.clear();
    const betMinor = this.#stake.stakeMinor;
    this.#shell.beginRound(betMinor);
    this.#shell.say(this.#data.own.texts.playing);
    this.draw();
    const wager = await this.#request(choice, betMinor);
    if (wager) await this.#show(wager, choice);
    this.#shell.endRound(betMinor, wager?.win ?? 0);
    this.#isBusy = false;
    this.draw();
  }

  /** Repeats the request until there is a reply: it plays one game. */
  async #request(choice: Choice, betMinor: number): Promise<WagerView | null> {
    const body = { requestId: makeRequestId(), bet: { ...choice, stakeMinor: String(betMinor) } };
    for (let attempt = 0; ; attempt++) {
      const answer = await post<WagerView>('/studio/instant/play', body);
      if (answer.ok) return answer.value;
      if (answer.reason !== null && answer.reason !== 'TOO_FAST' && answer.reason !== 'BUSY') {
        this.#shell.explain(answer.reason);
        return null;
      }
      if (answer.reason === null) this.#shell.say(this.#data.texts.waiting);
      await pause(Math.min(500 * 2 ** attempt, 5_000));
    }
  }

  async #show(wager: WagerView, choice: Choice): Promise<void> {
    if (wager.state === 'refused') {
      this.#shell.explain(wager.reason ?? 'OTHER');
      return;
    }
    if (wager.result === null) {
      await this.#shell.awaitPaid(wager);
      return;
    }
    this.#go.started();
    this.#shell.setBalance(this.#shell.balanceMinor - wager.bet);
    // Page and server have the same version, so the shape of the result is known.
    const pays = await this.#scene.reveal(wager.result as Result, choice);
    const isWon = wager.win > wager.bet;
    await this.#shell.countUpWin(wager.win, wager.bet);
    await this.#shell.awaitPaid(wager);
    const { texts } = this.#data.own;
    const words = isWon ? texts.won : wager.win > 0 ? texts.returned : texts.lost;
    this.#shell.say(fillText(words, { times: this.#times(pays), amount: this.#shell.money(wager.win) }));
    const recent = element('recent');
    recent.prepend(make('li', isWon ? 'won' : '', this.#times(pays)));
    while (recent.children.length > SHOWN_GAMES) recent.lastElementChild?.remove();
  }
}

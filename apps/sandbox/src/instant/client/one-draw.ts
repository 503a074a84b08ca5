import { createTimesText, pause } from '../../shell/client/motion.ts';
import { element, fillText, make } from '../../shell/client/page-data.ts';
import { makeRequestId, type PlayLink, studioLink } from '../../shell/client/play-link.ts';
import { Shell } from '../../shell/client/shell.ts';
import { StakeField } from '../../shell/client/stake-field.ts';
import type { OpenedPage, WagerView } from '../../shell/play-calls.ts';
import type { ShellData } from '../../shell/render-shell.ts';
import type { LastGame, OnceView } from '../play-once.ts';
import type { OnceTexts } from '../texts/once-texts.ts';
import { GoButton } from './go-button.ts';

const SHOWN_GAMES = 8;

/** What is particular to a game of one stake and one draw. */
interface OneDrawScene<Choice, Result> {
  /** What the player has chosen; null if a game cannot start with it. */
  choice(): Choice | null;
  /** Draws the controls and the choice. */
  draw(canChoose: boolean): void;
  /** Takes over the choice of the last game. */
  adopt(choice: Choice): void;
  /** Removes what the last game has left. */
  clear(): void;
  /** Shows how the result comes about. */
  reveal(result: Result, choice: Choice): Promise<void>;
  /** Shows the result at once. @returns what it pays in hundredths of the stake */
  show(result: Result, choice: Choice): number;
  /** The pause between two games is over. */
  freed?(): void;
  /** The result in words, if it can be seen only. */
  words?(result: Result): string;
  showRules(sheet: HTMLDialogElement): void;
}

/** Where games are played. */
interface OneDrawCalls {
  readonly link: PlayLink;
  /** Address before `/play`, `/last` and `/shown`. */
  readonly games: string;
}

const studioCalls: OneDrawCalls = { link: studioLink, games: '/studio/instant' };

/** Plays games of one stake and one draw, one after another. */
export class OneDraw<Choice extends object, Result> {
  readonly #data: ShellData<{ readonly texts: OnceTexts }>;
  readonly #scene: OneDrawScene<Choice, Result>;
  readonly #calls: OneDrawCalls;
  readonly #shell: Shell;
  readonly #stake: StakeField;
  readonly #go: GoButton;
  readonly #times: (hundredths: number) => string;
  #limits: Pick<OpenedPage, 'minBet' | 'maxBet'> | null = null;
  #isOpened = false;
  #isPaused = false;
  #isBusy = false;

  constructor(
    data: ShellData<{ readonly texts: OnceTexts }>,
    scene: OneDrawScene<Choice, Result>,
    calls = studioCalls,
  ) {
    const { texts } = data.own;
    this.#data = data;
    this.#scene = scene;
    this.#calls = calls;
    this.#times = createTimesText(data.lang);
    const handlers = {
      onOpen: (page: OpenedPage) => {
        this.#isOpened = true;
        this.#limits = page;
        this.#stake.offer(page.minBet, page.maxBet);
        void this.#recall();
      },
      onPause: (paused: boolean) => {
        this.#isPaused = paused;
        this.draw();
      },
      showRules: (sheet: HTMLDialogElement) => scene.showRules(sheet),
    };
    this.#shell = new Shell(data, handlers, calls.link);
    this.#stake = new StakeField(data, (stakeMinor) => {
      this.draw();
      this.#shell.considerStake(stakeMinor);
    });
    this.#go = new GoButton(
      texts.wait,
      () => void this.#play(),
      () => {
        this.draw();
        scene.freed?.();
      },
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

  /** The limits of a stake, in words with places for `min` and `max`; nothing before the game is open. */
  limits(words: string): readonly string[] {
    if (this.#limits === null) return [];
    const { minBet, maxBet } = this.#limits;
    return [fillText(words, { min: this.#shell.money(minBet), max: this.#shell.money(maxBet) })];
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

  /** Shows the player's last game after a reload, also one whose reply did not arrive. It was celebrated, or is not new. */
  async #recall(): Promise<void> {
    this.#isBusy = true;
    this.draw();
    const answer = await this.#calls.link.post<LastGame<Choice>>(`${this.#calls.games}/last`, {});
    if (answer.ok && answer.value.isNew) await this.#shell.refresh();
    const last = answer.ok ? answer.value.last : null;
    if (last === null) this.#shell.say(this.#data.own.texts.ready);
    else if (answer.ok && answer.value.isUnshown) await this.#resume(last);
    else await this.#showAgain(last);
    this.#isBusy = false;
    this.draw();
  }

  /** Shows a game to its end that an earlier page has begun to show. */
  async #resume(game: OnceView<Choice>): Promise<void> {
    this.#scene.adopt(game.choice);
    this.#shell.beginRound(game.bet);
    this.#shell.say(this.#data.own.texts.playing);
    await this.#reveal(game, game.choice);
    this.#shell.endRound(game.bet, game.win);
  }

  async #showAgain(game: OnceView<Choice>): Promise<void> {
    this.#scene.adopt(game.choice);
    const result = game.result as Result;
    const pays = this.#scene.show(result, game.choice);
    this.#shell.showWin(game.win, game.bet);
    this.#note(game, pays);
    const { state } = isPaying(game) ? await this.#shell.awaitPaid(game) : game;
    if (state === 'stuck') return this.#shell.explain('STUCK');
    const words = this.#wordsOf(game, pays);
    this.#shell.say(fillText(this.#data.own.texts.lastGame, { result: words }));
    this.#shell.speak(this.#scene.words?.(result) ?? '');
  }

  async #play(): Promise<void> {
    const choice = this.#scene.choice();
    if (!this.canChoose || !this.#go.isFree || choice === null) return;
    this.#isBusy = true;
    this.#scene.clear();
    const betMinor = this.#stake.stakeMinor;
    this.#shell.orderRound(betMinor);
    this.#shell.say(this.#data.own.texts.playing);
    this.draw();
    const wager = await this.#request(choice, betMinor);
    if (wager) await this.#show(wager, choice);
    this.#shell.endRound(betMinor, wager?.win ?? 0);
    this.#isBusy = false;
    this.draw();
  }

  /** Repeats the request until there is a reply: it plays one game. */
  async #request(choice: Choice, betMinor: number): Promise<OnceView<Choice> | null> {
    const body = { requestId: makeRequestId(), bet: { ...choice, stakeMinor: String(betMinor) } };
    for (let attempt = 0; ; attempt++) {
      const answer = await this.#calls.link.post<OnceView<Choice>>(`${this.#calls.games}/play`, body);
      if (answer.ok) return answer.value;
      if (answer.reason !== null && answer.reason !== 'TOO_FAST' && answer.reason !== 'BUSY') {
        this.#shell.explain(answer.reason);
        return null;
      }
      if (answer.reason === null) this.#shell.say(this.#data.texts.repeating);
      await pause(Math.min(500 * 2 ** attempt, 5_000));
    }
  }

  async #show(wager: OnceView<Choice>, choice: Choice): Promise<void> {
    if (wager.state === 'refused') {
      this.#shell.explain(wager.reason ?? 'OTHER');
      return;
    }
    if (wager.result === null) {
      await this.#shell.awaitPaid(wager);
      return;
    }
    this.#go.started();
    this.draw();
    this.#shell.setBalance(this.#shell.balanceMinor - wager.bet);
    await this.#reveal(wager, choice);
  }

  async #reveal(wager: OnceView<Choice>, choice: Choice): Promise<void> {
    // Page and server have the same version, so the shape of the result is known.
    const result = wager.result as Result;
    await this.#scene.reveal(result, choice);
    const pays = this.#scene.show(result, choice);
    await this.#shell.countUpWin(wager.win, wager.bet);
    await this.#shell.awaitPaid(await this.#end(wager));
    this.#shell.say(this.#wordsOf(wager, pays));
    this.#shell.speak(this.#scene.words?.(result) ?? '');
    this.#note(wager, pays);
  }

  /** Without a reply the provider pays at the end of its own time. */
  async #end(wager: OnceView<Choice>): Promise<WagerView> {
    const { link, games } = this.#calls;
    const answer = await link.post<WagerView>(`${games}/shown`, { id: wager.id });
    return answer.ok ? answer.value : wager;
  }

  #wordsOf({ win, bet }: OnceView<Choice>, pays: number): string {
    const { won, returned, lost } = this.#data.own.texts;
    const words = win > bet ? won : win > 0 ? returned : lost;
    return fillText(words, { times: this.#times(pays), amount: this.#shell.money(win) });
  }

  /** Adds a game to the list of the last ones. */
  #note({ win, bet }: OnceView<Choice>, pays: number): void {
    const recent = element('recent');
    recent.prepend(make('li', win > bet ? 'won' : '', this.#times(pays)));
    while (recent.children.length > SHOWN_GAMES) recent.lastElementChild?.remove();
  }
}

const isPaying = ({ state }: OnceView): boolean => state === 'winning' || state === 'pooling';

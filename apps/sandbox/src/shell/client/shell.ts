import { linkToParent } from '../../studio/client/parent-link.ts';
import type { OpenedPage, WagerView } from '../play-calls.ts';
import type { ShellData } from '../render-shell.ts';
import { ignoreBlocked } from './allow.ts';
import { BonusWarning } from './bonus-warning.ts';
import { isStill, pause } from './motion.ts';
import { button, createMoneyText, element, fillText, make } from './page-data.ts';
import { gameSounds } from './sound/game-sounds.ts';
import { createSoundSwitch } from './sound/sound-switch.ts';
import { winSound } from './sound/sounds.ts';
import { type PlayLink, studioLink } from './play-link.ts';

/** What a game does when the page around it asks for it. */
export interface ShellHandlers {
  /** Called once, with the session open. */
  onOpen(page: OpenedPage): void;
  /** No new stake may be placed while it is paused. */
  onPause(isPaused: boolean): void;
  /** Fills the dialog of the rules; it is shown afterwards. */
  showRules(sheet: HTMLDialogElement): void;
}

const PAYMENT_PAUSE_MS = 1_000;
const COUNT_UP_MS = 900;

/** What is around every game: its message, balance and win, the rules, and the link to the page that shows the frame. */
export class Shell {
  readonly money: (amountMinor: number) => string;
  readonly #data: ShellData;
  readonly #handlers: ShellHandlers;
  readonly #link: PlayLink;
  readonly #parent;
  readonly #warning: BonusWarning;
  #bonus: OpenedPage['bonus'] = null;
  /** How often something was said: a browser that translates the page replaces the text of the message. */
  #said = 0;
  /** What of it was the last warning, which is shown until something else is said. */
  #warned = 0;
  #balanceMinor = 0;
  /** The message says that the balance is too low. */
  #lacksFunds = false;
  #shownWins = 0;
  /** The win on the screen. */
  #winMinor = 0;
  /** The stake of the running round. */
  #roundBetMinor: number | null = null;

  constructor(data: ShellData, handlers: ShellHandlers, link = studioLink) {
    this.#data = data;
    this.#handlers = handlers;
    this.#link = link;
    this.money = createMoneyText(data.lang, data.currency);
    this.#parent = linkToParent(data.parentOrigin);
    this.#warning = new BonusWarning({
      show: (largestMinor) => this.#warn(largestMinor),
      reread: () => void this.refresh(),
    });
    document.body.toggleAttribute('data-alone', window.parent === window);
    this.#parent.onRequest((request) => {
      if (request === 'baize:refresh') void this.refresh();
      else if (request === 'baize:balance-shown') document.body.toggleAttribute('data-balance-shown', true);
      else handlers.onPause(request === 'baize:pause');
    });
    ignoreBlocked(document);
    button('info').after(createSoundSwitch(gameSounds, data.texts.sound));
    button('info').addEventListener('click', () => {
      const sheet = element('sheet');
      if (!(sheet instanceof HTMLDialogElement)) return;
      handlers.showRules(sheet);
      sheet.showModal();
    });
  }

  get balanceMinor(): number {
    return this.#balanceMinor;
  }

  /** Opens the session, and says why if it cannot. */
  async open(): Promise<void> {
    this.say(this.#data.texts.opening);
    const opened = await this.#link.open();
    // Our words can be read, so the page around need not add its own.
    this.#parent.send({ type: 'baize:ready', mode: this.#data.mode });
    if (!opened.ok) {
      this.#explainClosed(opened.reason);
      return;
    }
    this.setBalance(opened.value.balance);
    this.#learn(opened.value);
    this.#handlers.onOpen(opened.value);
  }

  /** @param reason null if the studio did not reply, which it may do now */
  #explainClosed(reason: string | null): void {
    if (reason === null) this.explain('UNDECIDED', () => void this.open());
    // The wallet may have redeemed the token, so only a new launch helps.
    else if (reason === 'UNDECIDED') this.explain(reason, () => this.#parent.send({ type: 'baize:reload' }));
    else this.explain(reason);
  }

  async refresh(): Promise<void> {
    await this.#reread();
  }

  /** Reads balance and terms again; false without a reply. */
  async #reread(): Promise<boolean> {
    const answer = await this.#link.refresh();
    if (!answer.ok) return false;
    const { balance } = answer.value;
    if (this.#roundBetMinor === null) {
      if (this.#lacksFunds && balance > this.#balanceMinor) this.say('');
      this.setBalance(balance);
    }
    this.#learn(answer.value);
    return true;
  }

  #learn({ bonus }: OpenedPage): void {
    this.#bonus = bonus;
    this.#warning.learn(bonus);
  }

  /** Says beforehand if the terms of the player's bonus would refuse a stake; called with every change of it. */
  considerStake(stakeMinor: number): void {
    this.#warning.consider(stakeMinor);
  }

  #warn(largestMinor: number | null): void {
    const { largestStake } = this.#data.texts.bonus;
    if (largestMinor !== null) {
      this.say(fillText(largestStake, { amount: this.money(largestMinor) }));
      this.#warned = this.#said;
    } else if (this.#said === this.#warned) this.say('');
  }

  /** @param action an optional button beside the text */
  say(text: string, action?: { label: string; run: () => void }): void {
    const message = element('message');
    this.#lacksFunds = false;
    this.#said += 1;
    message.replaceChildren(text);
    if (action === undefined) return;
    const control = document.createElement('button');
    control.type = 'button';
    control.className = 'action';
    control.textContent = action.label;
    control.addEventListener('click', action.run);
    message.append(control);
  }

  /** Adds to the message what everyone else sees on the stage. */
  speak(words: string): void {
    if (words !== '') element('message').append(make('span', 'words-only', ` ${words}`));
  }

  /** Says why something was refused, with what the player can do about it. */
  explain(reason: string, again?: () => void): void {
    const { texts, mode } = this.#data;
    const words = Object.entries(texts.reasons).find(([name]) => name === reason)?.[1] ?? texts.reasons.OTHER;
    if (again !== undefined) this.say(words, { label: texts.again, run: again });
    else if (reason === 'NO_FUNDS' && mode === 'real')
      this.say(words, { label: texts.deposit, run: () => this.#parent.send({ type: 'baize:deposit' }) });
    else if (reason === 'NO_FUNDS') this.say(words, { label: texts.again, run: () => void this.refresh() });
    else if (reason === 'SESSION_EXPIRED' || reason === 'LAUNCH')
      this.say(words, { label: texts.reload, run: () => this.#parent.send({ type: 'baize:reload' }) });
    else this.say(words);
    this.#lacksFunds = reason === 'NO_FUNDS';
    if (reason === 'BONUS_TERMS') void this.#explainTerms();
  }

  /** Says which of the terms refused the stake, as soon as it is known. */
  async #explainTerms(): Promise<void> {
    const general = this.#said;
    if (!(await this.#reread()) || this.#said !== general) return;
    const { tooLarge, notUsed } = this.#data.texts.bonus;
    if (this.#bonus === null) this.say(notUsed);
    else if (this.#bonus.maxStake !== null) {
      this.say(fillText(tooLarge, { amount: this.money(this.#bonus.maxStake) }));
      this.#warned = this.#said;
    }
  }

  setBalance(amountMinor: number): void {
    this.#balanceMinor = amountMinor;
    this.#showCredit(amountMinor);
  }

  #showCredit(amountMinor: number): void {
    element('credit').textContent = this.money(amountMinor);
    this.#parent.send({ type: 'baize:balance', balanceMinor: amountMinor });
  }

  /** Begins a round whose stake is on its way: what is shown is without it at once. */
  orderRound(betMinor: number): void {
    this.beginRound(betMinor);
    this.#showCredit(Math.max(0, this.#balanceMinor - betMinor));
  }

  /** The page around shows that a game is being played. Until its end, its balance is not shown, which would give it away. */
  beginRound(betMinor: number): void {
    this.#roundBetMinor = betMinor;
    this.showWin(0, betMinor);
    this.#parent.send({ type: 'baize:round', state: 'started', betMinor, winMinor: 0 });
  }

  endRound(betMinor: number, winMinor: number): void {
    this.#roundBetMinor = null;
    this.#parent.send({ type: 'baize:round', state: 'ended', betMinor, winMinor });
    // A stake that was refused is shown again.
    this.#showCredit(this.#balanceMinor);
  }

  /** Ends a round whose result has not come, because the connection was lost meanwhile or the stake was returned. */
  leaveRound(): void {
    if (this.#roundBetMinor === null) return;
    this.endRound(this.#roundBetMinor, 0);
    void this.refresh();
  }

  /** Shows a win; it is called and marked as one only above the stake, since a smaller return is a loss. */
  showWin(amountMinor: number, betMinor: number): void {
    this.#shownWins += 1;
    this.#drawWin(amountMinor, betMinor);
  }

  #drawWin(amountMinor: number, betMinor: number): void {
    this.#winMinor = amountMinor;
    const { win, returnedWin } = this.#data.texts;
    element('win-label').textContent = amountMinor > 0 && amountMinor <= betMinor ? returnedWin : win;
    element('win').textContent = amountMinor > 0 ? this.money(amountMinor) : '–';
    element('win').classList.toggle('won', amountMinor > betMinor);
  }

  /** Counts a win above the stake up from what is shown; anything else is shown at once. Another win that is shown meanwhile takes its place. */
  async countUpWin(amountMinor: number, betMinor: number): Promise<void> {
    this.#shownWins += 1;
    const shown = this.#shownWins;
    const sound = winSound(amountMinor, betMinor);
    if (sound !== null) gameSounds.play(sound);
    const start = performance.now();
    const from = Math.min(this.#winMinor, amountMinor);
    for (let share = isStill() || amountMinor <= betMinor ? 1 : 0; share < 1;) {
      share = Math.min(1, (performance.now() - start) / COUNT_UP_MS);
      this.#drawWin(Math.round(from + (amountMinor - from) * share), betMinor);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (shown !== this.#shownWins) return;
    }
    this.#drawWin(amountMinor, betMinor);
  }

  /**
   * Waits until the wallet has decided a wager, says what it waits for, and shows the balance.
   *
   * @param words what the page says of its end: they stay while the first look is awaited, and are said again once it is paid
   */
  async awaitPaid(wager: WagerView, words?: string): Promise<WagerView> {
    const { texts } = this.#data;
    let current = wager;
    let hasReplaced = false;
    // As long as it is held, its result is not read back either, and it looks open.
    for (let look = 0; isUndecided(current) || (look > 0 && current.state === 'open'); look += 1) {
      if (words === undefined || look > 0) {
        this.say(current.state === 'refunding' ? texts.returning : texts.paying);
        hasReplaced = true;
      }
      await pause(PAYMENT_PAUSE_MS);
      const answer = await this.#link.readWager(wager.id);
      if (answer.ok) current = answer.value;
      else if (answer.reason !== null) break;
    }
    if (words !== undefined && hasReplaced && !isUndecided(current)) this.say(words);
    if (current.state === 'stuck') this.explain('STUCK');
    else if (current.state === 'refunded')
      this.say(
        current.isFree ? texts.roundReturned : fillText(texts.returned, { amount: this.money(current.bet) }),
      );
    if (current.balance !== null) this.setBalance(current.balance);
    return current;
  }
}

/** Whether the wallet still has to pay or to return something. */
const isUndecided = ({ state }: WagerView): boolean => ['winning', 'pooling', 'refunding'].includes(state);

import { element, fillText } from '../../shell/client/page-data.ts';
import type { CrashTexts } from '../crash-texts.ts';
import type { Amounts } from './amounts.ts';
import type { FlightState } from './flight-state.ts';

/** Screen readers hear the multiplier while an own bet is in the air, and no more often than this. */
const SPEAK_EVERY_MS = 2_000;

/** The large number over the sky: the multiplier, or the time until the take-off. */
export class ReadingView {
  readonly #texts: CrashTexts;
  readonly #amounts: Amounts;
  readonly #bettingMs: number;
  readonly #tenths: Intl.NumberFormat;
  #spokenAt = 0;

  constructor(texts: CrashTexts, amounts: Amounts, bettingMs: number) {
    this.#texts = texts;
    this.#amounts = amounts;
    this.#bettingMs = bettingMs;
    this.#tenths = new Intl.NumberFormat(document.documentElement.lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  draw(state: FlightState, now: number, isLost: boolean): void {
    const { phase, round } = state;
    const sky = element('sky');
    sky.dataset['phase'] = phase;
    sky.dataset['round'] = String(round);
    const isVoid = phase === 'pause' && state.results[0]?.state === 'void';
    const caption =
      phase === 'betting'
        ? this.#texts.bettingIn
        : phase === 'pause' && !isVoid
          ? this.#texts.crashed
          : fillText(this.#texts.round, { round: round.toLocaleString(document.documentElement.lang) });
    write('caption', phase === 'waiting' ? this.#texts.waiting : caption);
    write('multiplier', phase === 'waiting' ? '' : this.#number(state, now));
    sky.style.setProperty('--left', String(this.#shareLeft(state, now)));
    if (!isLost) this.#speak(state, now);
  }

  #number(state: FlightState, now: number): string {
    if (state.phase !== 'betting') return this.#amounts.multiplier(state.multiplier(now));
    const seconds = Math.max(0, this.#bettingMs - state.elapsedMs(now)) / 1_000;
    return fillText(this.#texts.seconds, { seconds: this.#tenths.format(seconds) });
  }

  /** Of the time for bets, from 1 to 0. */
  #shareLeft(state: FlightState, now: number): number {
    if (state.phase !== 'betting') return 0;
    return Math.max(0, 1 - state.elapsedMs(now) / this.#bettingMs);
  }

  #speak(state: FlightState, now: number): void {
    const isIn = [...state.own.values()].some((bet) => bet.state === 'open');
    if (state.phase !== 'flight' || !isIn || now - this.#spokenAt < SPEAK_EVERY_MS) return;
    this.#spokenAt = now;
    write('spoken', this.#amounts.multiplier(state.multiplier(now)));
  }
}

function write(id: string, text: string): void {
  const target = element(id);
  if (target.textContent !== text) target.textContent = text;
}

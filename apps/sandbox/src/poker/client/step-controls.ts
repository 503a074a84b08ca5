import { fillText, make } from '../../shell/client/page-data.ts';
import type { RoomTexts } from '../texts/room-texts.ts';

/** Buttons that go through the steps of a history; the first one is shown at once. */
export function stepControls(
  texts: RoomTexts['hands'],
  steps: number,
  onStep: (at: number) => void,
): HTMLElement {
  const root = make('div', 'replay-steps');
  const controls = make('div', 'replay-controls');
  const count = make('p', 'quiet');
  let at = 0;
  const show = (step: number): void => {
    at = Math.min(steps - 1, Math.max(0, step));
    onStep(at);
    count.textContent = fillText(texts.step, { step: at + 1, count: steps });
  };
  for (const [name, to] of [
    [texts.first, () => 0],
    [texts.previous, () => at - 1],
    [texts.next, () => at + 1],
  ] as const) {
    const control = make('button', 'minor', name);
    control.type = 'button';
    control.addEventListener('click', () => show(to()));
    controls.append(control);
  }
  root.append(controls, count);
  show(0);
  return root;
}

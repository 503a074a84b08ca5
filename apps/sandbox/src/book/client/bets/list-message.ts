import { make } from '../../../shell/client/page-data.ts';
import { slipIcon } from '../slip/slip-icon.ts';

interface ListMessage {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; run(): void };
}

/** What stands in the place of a list that is empty, failed, or of nobody. */
export function drawMessage({ icon, title, text, action }: ListMessage): HTMLElement {
  const message = make('div', 'slip-empty');
  message.append(slipIcon(icon), make('b', '', title), make('p', '', text));
  if (action) {
    const button = make('button', 'slip-button', action.label);
    button.type = 'button';
    button.addEventListener('click', () => action.run());
    message.append(button);
  }
  return message;
}

/** The shape of a list that is on its way. */
export function drawSkeleton(label: string, rows: number): HTMLElement {
  const skeleton = make('div', 'bets-skeleton');
  skeleton.setAttribute('role', 'status');
  skeleton.append(make('span', 'spoken', label), ...Array.from({ length: rows }, () => make('i')));
  return skeleton;
}

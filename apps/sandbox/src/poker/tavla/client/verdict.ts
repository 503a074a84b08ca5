import type { Amounts } from '../../client/amounts.ts';
import type { TavlaView } from '../tavla-messages.ts';
import { sideOfName } from './match-words.ts';

/** The result of the player's match, large; the message says all of it. */
export function showVerdict(
  root: HTMLElement,
  { match, seat, stakeMinor }: TavlaView,
  name: string,
  amounts: Pick<Amounts, 'net'>,
): void {
  const side = match === null ? null : sideOfName(match, name);
  const isShown = match !== null && match.pay !== null && side !== null && seat === null;
  root.hidden = !isShown;
  if (!isShown) return;
  const net = (match.pay?.[side] ?? 0) - stakeMinor;
  root.textContent = amounts.net(net);
  root.dataset['kind'] = net > 0 ? 'won' : 'lost';
}

import { escapeHtml } from '../../consoles/html.ts';
import { type Prize, type PrizeId, wheelPrizes } from '../prizes.ts';
import type { RewardTexts } from '../texts/reward-texts.ts';

const MIDDLE = 100;
const RADIUS = 92;
/** Narrower slices have no name on them; all are in the table. */
const NAMED_ODDS = 30;

interface Slice {
  readonly prize: Prize;
  /** In degrees, clockwise from the top. */
  readonly from: number;
  readonly to: number;
}

const slices: readonly Slice[] = wheelPrizes.map((prize, index) => {
  const before = wheelPrizes.slice(0, index).reduce((sum, { odds }) => sum + odds, 0);
  return { prize, from: before * 0.36, to: (before + prize.odds) * 0.36 };
});

/** How far the wheel is turned for a prize, in degrees: the middle of its slice is always at the top. */
export function restAngle(prize: PrizeId): number {
  const slice = slices.find((one) => one.prize.id === prize);
  return slice ? 360 - (slice.from + slice.to) / 2 : 0;
}

const point = (angle: number, radius = RADIUS): string => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(radians)).toFixed(2)} ${(MIDDLE + radius * Math.sin(radians)).toFixed(2)}`;
};

/** @param turned how far the wheel is turned, in degrees */
function drawSlice({ prize, from, to }: Slice, index: number, turned: number, texts: RewardTexts): string {
  const isLarge = to - from > 180 ? 1 : 0;
  const path = `<path class="t${index}" d="M100 100L${point(from)}A92 92 0 ${isLarge} 1 ${point(to)}Z"/>`;
  const name = Object.entries(texts.short).find(([id]) => id === prize.id)?.[1];
  if (name === undefined || prize.odds < NAMED_ODDS) return path;
  const middle = (from + to) / 2;
  // Names that end up in the left half are turned round, so that none stands on its head.
  const isLeft = (middle + turned) % 360 > 180;
  const turn = isLeft ? middle + 90 : middle - 90;
  const [x = '', y = ''] = point(middle, 60).split(' ');
  return `${path}<text class="n${index}" x="${x}" y="${y}" transform="rotate(${turn.toFixed(2)} ${x} ${y})">${escapeHtml(name)}</text>`;
}

/** @param prize that it rests at; null before it was turned */
export function drawWheel(texts: RewardTexts, prize: PrizeId | null): string {
  const turned = prize === null ? 0 : restAngle(prize);
  return `<svg class="wheel" viewBox="0 0 200 206" role="img" aria-label="${escapeHtml(texts.wheelPicture)}"><g transform="translate(0 6)"><circle class="rim" cx="100" cy="100" r="97"/><g id="wheel" transform="rotate(${turned} 100 100)">${slices.map((slice, index) => drawSlice(slice, index, turned, texts)).join('')}</g><circle class="hub" cx="100" cy="100" r="15"/><path class="hub-mark" d="m100 92 6 8-6 8-6-8z"/></g><path class="hand" d="M92 0h16l-8 16z"/></svg>`;
}

import {
  chooseForHouse,
  type Draw,
  leaveTable,
  OPPONENT_STYLES,
  type OpponentStyle,
  type PokerDecision,
  type PokerTable,
  pokerViewOf,
  sitDown,
} from '@baize/games';

/** Players' names have no colon, so that nobody looks like the house. */
const PREFIX = 'house:';
const NAMES = ['Poyraz', 'Lodos', 'Meltem', 'Karayel', 'Keşişleme', 'Gündoğusu'] as const;

/** In big blinds. */
const BUY_INS = [50, 60, 80, 100] as const;
const LEAVES_BELOW = 15n;
const LEAVES_ABOVE = 300n;

const SHORTEST_THOUGHT_MS = 900;
const THOUGHT_SPREAD_MS = 1_600;

export const isHouse = (player: string): boolean => player.startsWith(PREFIX);

/** @param folded in Turkish lower case */
export const isNameOfHouse = (folded: string): boolean =>
  NAMES.some((name) => name.toLocaleLowerCase('tr') === folded);

/** An opponent of the house, by chance. */
export const anyOfHouse = (draw: Draw): string => PREFIX + (NAMES[draw(NAMES.length)] ?? NAMES[0]);

/** The same opponent always plays the same way. */
function styleOf(player: string): OpponentStyle {
  const place = NAMES.findIndex((name) => PREFIX + name === player);
  return OPPONENT_STYLES[place % OPPONENT_STYLES.length] ?? 'careful';
}

/** The decision of an opponent, from what any player in its seat would see. */
export function decideForHouse(table: PokerTable, seat: number, draw: Draw): PokerDecision {
  const player = table.seats[seat]?.player ?? '';
  return chooseForHouse(pokerViewOf(table, seat), styleOf(player), draw);
}

/** How long an opponent takes, so that its moves can be followed. It decides at once and waits. */
export const thoughtMs = (draw: Draw): number => SHORTEST_THOUGHT_MS + draw(THOUGHT_SPREAD_MS);

/** How many opponents belong at a table: they fill it up to one free seat, and none plays without a player. */
function wantedAt({ rules, seats }: PokerTable, most: number, reserved: number): number {
  const people = seats.filter((seat) => seat !== null && !isHouse(seat.player));
  const playing = people.filter((seat) => seat !== null && !seat.isSittingOut && seat.stackMinor > 0n);
  if (playing.length === 0) return 0;
  return Math.max(0, Math.min(most, rules.seats - people.length - reserved - 1));
}

/** Opponents sit down and leave between two hands. @param reserved seats that players are about to take */
export function arrangeHouse(
  table: PokerTable,
  most: number,
  reserved: ReadonlySet<number>,
  draw: Draw,
): PokerTable {
  const wanted = wantedAt(table, most, reserved.size);
  const { bigBlindMinor } = table.rules;
  const seatsOfHouse = () =>
    now.seats.flatMap((seat, index) =>
      seat !== null && isHouse(seat.player) ? [{ index, stackMinor: seat.stackMinor }] : [],
    );
  let now = table;
  for (const { index, stackMinor } of seatsOfHouse())
    if (stackMinor < bigBlindMinor * LEAVES_BELOW || stackMinor > bigBlindMinor * LEAVES_ABOVE)
      now = leaveTable(now, index);
  for (const { index } of seatsOfHouse().slice(wanted)) now = leaveTable(now, index);
  while (seatsOfHouse().length < wanted) now = seatOne(now, reserved, draw);
  return now;
}

function seatOne(table: PokerTable, reserved: ReadonlySet<number>, draw: Draw): PokerTable {
  const free = table.seats.flatMap((seat, index) => (seat === null && !reserved.has(index) ? [index] : []));
  const names = NAMES.map((name) => PREFIX + name).filter(
    (name) => !table.seats.some((seat) => seat?.player === name),
  );
  const buyIn = BUY_INS[draw(BUY_INS.length)] ?? BUY_INS[0];
  return sitDown(table, {
    seat: free[draw(free.length)] ?? 0,
    player: names[draw(names.length)] ?? '',
    buyInMinor: table.rules.bigBlindMinor * BigInt(buyIn),
  });
}

/** Chips of the house on the seats of a table. */
export function houseChips({ seats }: PokerTable): bigint {
  return seats.reduce(
    (sum, seat) => (seat !== null && isHouse(seat.player) ? sum + seat.stackMinor + seat.addedMinor : sum),
    0n,
  );
}

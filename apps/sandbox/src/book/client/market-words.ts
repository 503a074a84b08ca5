/** Names of markets in one language, with placeholders such as `{unit}`. */
export interface MarketTexts {
  /** Of a kind by itself, and after the name of a part. */
  readonly kinds: Readonly<Record<string, readonly [alone: string, after: string]>>;
  /** By the part of a market's id without its number. */
  readonly parts: Readonly<Record<string, string>>;
  readonly mostOf: Readonly<Record<'corners' | 'cards', string>>;
  readonly totalOf: Readonly<Record<'corners' | 'cards', string>>;
  readonly picks: Readonly<Record<string, string>>;
  readonly sports: Readonly<Record<string, SportWords>>;
  readonly decimalPoint: string;
}

/** How the things are called that a sport counts. */
export interface SportWords {
  /** What the score of `full` counts: goals, points, sets, maps. */
  readonly score: string;
  /** What `units` and a set count; absent if nothing else is counted. */
  readonly unit?: string;
  /** The question who wins the unit `{n}`, and the name of the set `{n}`. */
  readonly nextUnit?: string;
  readonly set?: string;
  /** Names of kinds that differ from those of other sports. */
  readonly kinds?: Readonly<Record<string, string>>;
}

export interface NamedMarket {
  readonly sport: string;
  readonly home: string;
  readonly away: string;
  readonly market: string;
}

interface MarketParts {
  /** Without its number. */
  readonly part: string;
  readonly number: number;
  readonly kind: string;
  readonly line: number;
}

export function readMarket(market: string): MarketParts {
  const [name = '', kind = '', line = '0'] = market.split('.');
  const [, part = name, number = '0'] = /^([a-z]+)(\d*)$/.exec(name) ?? [];
  return { part, number: Number(number), kind, line: Number(line) };
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const capital = (text: string): string =>
  text.replace(/^./u, (first) => (first === 'i' ? 'İ' : first.toUpperCase()));

/** A line in quarters as a number: 10 is `2,5`. */
export function lineText(line: number, { decimalPoint }: MarketTexts): string {
  return String(Math.abs(line) / 4).replace('.', decimalPoint);
}

/** A line that is added to a side, with its sign. */
function handicapText(line: number, texts: MarketTexts): string {
  if (line === 0) return '0';
  return `${line > 0 ? '+' : '−'}${lineText(line, texts)}`;
}

/** What a market is called, without its line. */
export function marketTitle({ sport, home, away, market }: NamedMarket, texts: MarketTexts): string {
  const words = texts.sports[sport] ?? { score: '' };
  const { part, number, kind, line } = readMarket(market);
  if (kind === 'nextGoal') return fill(texts.kinds[kind]?.[0] ?? '', { n: line });
  const set = fill(words.set ?? '', { n: number });
  if (kind === 'unit') {
    const question = fill(words.nextUnit ?? '', { n: line });
    return set === '' ? capital(question) : `${set}, ${question}`;
  }
  if (part === 'corners' || part === 'cards')
    return kind === 'total' ? texts.totalOf[part] : texts.mostOf[part];
  const isOfUnits = part === 'units' || part === 'set';
  const unit = isOfUnits ? (words.unit ?? words.score) : words.score;
  const prefix = part === 'set' ? set : fill(texts.parts[part] ?? '', { n: number });
  const own = words.kinds?.[isOfUnits ? `units.${kind}` : kind];
  const [alone, after] = texts.kinds[kind] ?? [kind, kind];
  const form = own ?? (prefix === '' ? alone : after);
  const name = fill(form, { unit, Unit: capital(unit), home, away });
  return prefix === '' ? capital(name) : `${prefix} ${name}`;
}

/** A pick in as few characters as possible, for a column or a narrow cell. */
export function shortPick({ home, away, market }: NamedMarket, pick: string, texts: MarketTexts): string {
  const { kind, line } = readMarket(market);
  if (kind === 'handicap')
    return `${pick === '1' ? home : away} ${handicapText(pick === '1' ? line : -line, texts)}`;
  if (kind === 'nextGoal' || kind === 'unit') return sideOrWord(pick, { home, away }, texts);
  if (kind === 'score') return pick === 'other' ? (texts.picks['other'] ?? '') : pick.replace('-', '–');
  if (kind === 'winningMargin') return marginText(pick, { home, away }, texts);
  if (kind === 'result' || kind === 'winner' || kind === 'doubleChance' || kind === 'halfFull') return pick;
  return capital(texts.picks[pick] ?? pick);
}

/** A pick in words that stand by themselves, such as on a slip. */
export function pickText(named: NamedMarket, pick: string, texts: MarketTexts): string {
  const { home, away, market, sport } = named;
  const { part, kind, line } = readMarket(market);
  const sides = { home, away };
  if (kind === 'result' || kind === 'winner') return sideOrWord(pick, sides, texts);
  if (kind === 'doubleChance')
    return [...pick].map((side) => sideOrWord(side, sides, texts)).join(` ${texts.picks['or']} `);
  if (kind === 'halfFull')
    return pick
      .split('/')
      .map((side) => sideOrWord(side, sides, texts))
      .join(' / ');
  if (kind === 'bothScore') return texts.picks[pick === 'yes' ? 'bothScore' : 'notBothScore'] ?? '';
  if (kind.toLowerCase().endsWith('total')) {
    const words = texts.sports[sport];
    const isOfUnits = part === 'units' || part === 'set';
    const unit =
      part === 'corners' || part === 'cards' ? texts.picks[part] : isOfUnits ? words?.unit : words?.score;
    return fill(texts.picks[`${pick}Line`] ?? '', { line: lineText(line, texts), unit: unit ?? '' });
  }
  return shortPick(named, pick, texts);
}

interface Sides {
  readonly home: string;
  readonly away: string;
}

function sideOrWord(pick: string, { home, away }: Sides, { picks }: MarketTexts): string {
  if (pick === '1') return home;
  return pick === '2' ? away : (picks[pick] ?? pick);
}

/** Bands are `X`, `1:6-10` or `2:11+`. */
function marginText(band: string, sides: Sides, texts: MarketTexts): string {
  const [side = '', range = ''] = band.split(':');
  return `${sideOrWord(side, sides, texts)} ${range.replace('-', '–')}`.trim();
}

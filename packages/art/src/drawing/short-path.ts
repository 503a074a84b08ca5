/** How the parameters of a path command move: `x` and `y` along an axis, `X` and `Y` to its end, `-` neither. */
const parameters: Readonly<Record<string, string>> = {
  m: 'XY',
  l: 'XY',
  h: 'X',
  v: 'Y',
  c: 'xyxyXY',
  s: 'xyXY',
  q: 'xyXY',
  t: 'XY',
  a: '---ffXY',
  z: '',
};

interface Cursor {
  x: number;
  y: number;
}

const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;

/**
 * Path data with numbers of so many decimals. Relative commands are rounded against the point that the shortened path has
 * reached, so that errors don't add up. Data that can't be read is returned as it is.
 */
export function shortPath(data: string, decimals: number): string {
  const scale = 10 ** decimals;
  const round = (value: number): number => Math.round(value * scale) / scale;
  const exact: Cursor = { x: 0, y: 0 };
  const drawn: Cursor = { x: 0, y: 0 };
  let start: readonly [exact: Cursor, drawn: Cursor] = [{ ...exact }, { ...drawn }];
  let at = 0;
  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [all, found] = pattern.exec(data) ?? [];
    at += all?.length ?? 0;
    return found;
  };
  let markup = '';
  let command = '';
  while (at < data.trimEnd().length) {
    const next = read(COMMAND);
    // Parameters after those of a move are of lines.
    command = next ?? { m: 'l', M: 'L' }[command] ?? command;
    const kinds = parameters[command.toLowerCase()];
    if (kinds === undefined || (next === undefined && kinds === '')) return data;
    const isRelative = command === command.toLowerCase();
    const written: number[] = [];
    const end = { exact: { ...exact }, drawn: { ...drawn } };
    for (const kind of kinds) {
      const value = Number(read(kind === 'f' ? FLAG : NUMBER));
      if (Number.isNaN(value)) return data;
      if (kind === 'f' || kind === '-') {
        written.push(round(value));
        continue;
      }
      const axis = kind.toLowerCase() === 'x' ? 'x' : 'y';
      const goal = value + (isRelative ? exact[axis] : 0);
      const short = round(goal - (isRelative ? drawn[axis] : 0));
      written.push(short);
      if (kind !== kind.toLowerCase()) {
        end.exact[axis] = goal;
        end.drawn[axis] = short + (isRelative ? drawn[axis] : 0);
      }
    }
    Object.assign(exact, end.exact);
    Object.assign(drawn, end.drawn);
    if (command.toLowerCase() === 'm') start = [{ ...exact }, { ...drawn }];
    if (command.toLowerCase() === 'z') {
      Object.assign(exact, start[0]);
      Object.assign(drawn, start[1]);
    }
    markup += command + join(written);
  }
  return markup;
}

/** Numbers without leading zeros, separated only if they have to be. */
function join(numbers: readonly number[]): string {
  return numbers
    .map((number) => String(number).replace(/^(-?)0\./, '$1.'))
    .reduce((text, number) => text + (text === '' || number.startsWith('-') ? '' : ' ') + number, '');
}

/** Markup whose paths are shortened. */
export function shortPaths(markup: string, decimals: number): string {
  return markup.replaceAll(/ d="([^"]+)"/g, (_, data: string) => ` d="${shortPath(data, decimals)}"`);
}

import {
  type LimitAction,
  limitAction,
  type LimitKind,
  limitKind,
  type LimitPeriod,
  limitPeriod,
} from '@baize/ledger';

/** What the numbers of the tables mean. */
export const kindOf = namesByNumber<LimitKind>(limitKind);
export const periodOf = namesByNumber<LimitPeriod>(limitPeriod);
export const actionOf = namesByNumber<LimitAction>(limitAction);

function namesByNumber<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): (number: number) => Name {
  const names = new Map(Object.entries(numbers).map(([name, number]) => [number as number, name as Name]));
  return (number) => {
    const name = names.get(number);
    if (name === undefined) throw new RangeError(`${number} is none of ${[...names.values()].join(', ')}`);
    return name;
  };
}

import type { Brand } from '@baize/brand';
import { AmountError, parseWire } from '@baize/currency';
import {
  addOperator,
  confirmOperator,
  enrolOperator,
  inviteAgain,
  listOpen,
  type Operator,
  type OperatorServices,
  removeOperator,
  type Services,
  type WorkFilter,
} from '@baize/services';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { describeWork } from './describe-work.ts';
import type { OperatorArguments } from './operator-arguments.ts';
import { moment } from './print-table.ts';

interface AddingServices extends Pick<Services, 'database' | 'clock' | 'ids'> {
  readonly operator: Operator | undefined;
  readCode(name: string): Promise<string>;
}

/** Invites an operator, or adds a program. */
export async function add(
  context: AddingServices,
  { subject: name, options, flags }: OperatorArguments,
  brands: readonly Brand[] | undefined,
) {
  if (flags.has('machine') && options.role !== undefined)
    throw new LaunchProblem('A program only looks: --machine goes without --role.');
  const role = flags.has('machine') ? 'machine' : options.role;
  const added = await addOperator(context, context.operator, {
    name,
    ...(role !== undefined && { role }),
    ...(brands && { siteIds: brands.map(({ siteId }) => siteId) }),
  });
  if (added.kind === 'invited') return showCode(name, added);
  const { key } = added;
  const next = `It acts when another operator has confirmed it: confirm ${name}.`;
  return {
    text: `Added the program ${name}. ${next} Its key, which is not shown again:\n${key}`,
    json: { name, key },
  };
}

/** Makes an invitation again. */
export async function invite(context: AddingServices, { subject: name }: OperatorArguments) {
  return showCode(name, await inviteAgain(context, context.operator, name));
}

function showCode(name: string, { code, endsAt }: { readonly code: string; readonly endsAt: Date }) {
  return {
    text: `${name} is invited until ${moment(endsAt)} UTC, and makes a key with enrol ${name}. The code, which is used once and not shown again:\n${code}`,
    json: { name, code, endsAt },
  };
}

/** Makes the key of who has the code. */
export async function enrol(context: AddingServices, { subject: name, options }: OperatorArguments) {
  const code = options.code ?? (await context.readCode(name));
  const key = await enrolOperator(context, { name, code });
  return {
    text: `You have enrolled as ${name}. Another operator confirms you with confirm ${name}, unless you are the first. Your key, which is not shown again:\n${key}`,
    json: { name, key },
  };
}

export async function confirmNamed(context: AddingServices, operator: Operator, name: string) {
  await confirmOperator(context, operator, name);
  return { text: `${name} is confirmed.`, json: { name } };
}

export async function removeNamed(context: AddingServices, operator: Operator, name: string) {
  await removeOperator(context, operator, name);
  return { text: `Removed ${name}.`, json: { name } };
}

/** A page of what waits at brands. */
export async function listWork(
  context: OperatorServices,
  brands: readonly Brand[],
  options: OperatorArguments['options'],
) {
  const filter = readFilter(options);
  const work = await Promise.all(brands.map(({ siteId }) => listOpen(context, siteId, filter)));
  return {
    text: brands
      .map(({ slug }, at) => (work[at] ? describeWork(slug, work[at], filter.page) : ''))
      .join('\n\n'),
    json: Object.fromEntries(brands.map(({ slug }, at) => [slug, work[at]])),
  };
}

function readFilter({ kind, older, above, mark, page }: OperatorArguments['options']) {
  return {
    page: page === undefined ? 1 : readPage(page),
    ...(kind !== undefined && { kind }),
    ...(mark !== undefined && { mark }),
    ...(older !== undefined && { olderMs: readAge(older) }),
    ...(above !== undefined && { aboveMinor: readSum(above) }),
  } satisfies WorkFilter;
}

function readPage(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new LaunchProblem(`${text} is no page such as 2.`);
}

const unitMs: Readonly<Record<string, number>> = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 };

function readAge(text: string): number {
  const [, number, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const ms = unitMs[unit];
  if (ms !== undefined) return Number(number) * ms;
  throw new LaunchProblem(`${text} is no age such as 30m, 2h or 3d.`);
}

function readSum(text: string): bigint {
  try {
    return parseWire(text);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new LaunchProblem(`${text} is no amount such as 5000.00.`);
  }
}

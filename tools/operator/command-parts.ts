import type { Brand } from '@baize/brand';
import {
  brandsOf,
  type DocumentKeys,
  type Operator,
  OperatorError,
  type RefundServices,
  type Services,
  type VerifyingServices,
} from '@baize/services';
import { LaunchProblem } from '../launch/launch-problem.ts';
import type { OperatorArguments } from './operator-arguments.ts';

export interface CommandContext extends RefundServices {
  readonly ids: Services['ids'];
  readonly brands: readonly Brand[];
  readonly operator: Operator | undefined;
  /** Read when an identity is verified. @throws LaunchProblem without keys */
  readPersonalIdKeys(): VerifyingServices['personalIdKeys'];
  /** Read when a document is opened. @throws LaunchProblem without keys */
  readDocumentKeys(): DocumentKeys;
  /** The code of an invitation, if it is not given with the command. @throws LaunchProblem without a terminal */
  readCode(name: string): Promise<string>;
}

/** What a command prints: for people, and for programs. */
export interface CommandResult {
  readonly text: string;
  readonly json: unknown;
  /** Whether what was checked is wrong, so that the command fails. */
  readonly failed?: boolean;
}

export type Question = (given: OperatorArguments, context: CommandContext) => string | Promise<string>;
export type Run = (context: CommandContext, given: OperatorArguments) => Promise<CommandResult>;

export const done = (text: string): CommandResult => ({ text, json: { done: text } });

export function signedIn({ operator }: Pick<CommandContext, 'operator'>): Operator {
  if (operator) return operator;
  throw new LaunchProblem('Say who you are: OPERATOR_NAME and OPERATOR_KEY, or --as NAME.');
}

/** The brands of the operator who has signed in, or one of them. */
export async function chooseBrands(
  context: CommandContext,
  slug: string | undefined,
): Promise<readonly Brand[]> {
  const own = await brandsOf(context, signedIn(context));
  const chosen = ofAll(context, slug).filter(({ siteId }) => own === undefined || own.includes(siteId));
  if (chosen.length > 0) return chosen;
  throw new OperatorError('refused', 'That is not one of your brands.');
}

export function ofAll({ brands }: CommandContext, slug: string | undefined): readonly Brand[] {
  if (slug === undefined) return brands;
  const chosen = brands.filter((brand) => brand.slug === slug);
  if (chosen.length > 0) return chosen;
  throw new LaunchProblem(
    `There is no brand ${slug}; there are: ${brands.map((one) => one.slug).join(', ')}.`,
  );
}

export function readId(text: string): number {
  const id = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(id)) return id;
  throw new LaunchProblem(`${text} is no number.`);
}

export function readDay(text: string | undefined): string | undefined {
  if (text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  throw new LaunchProblem(`${text} is no day such as 2026-03-14.`);
}

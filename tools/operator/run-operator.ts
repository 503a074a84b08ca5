import { loadBrands } from '@baize/brand';
import { type IdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, type Database, leaseWorker, openDatabase } from '@baize/db';
import { installedProviders } from '@baize/providers';
import {
  actAs,
  createDocumentKeys,
  createPostgresWakeups,
  type DocumentKeys,
  OperatorError,
  type Operator,
  signInOperator,
} from '@baize/services';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { explainProblem } from '../launch/explain-problem.ts';
import { findDatabase } from '../launch/find-database.ts';
import { keepLocalSecrets } from '../launch/local-secrets.ts';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { readLaunchSettings } from '../launch/launch-settings.ts';
import { askSecret, confirm } from './ask.ts';
import {
  attemptOf,
  type CommandName,
  type OperatorArguments,
  readOperatorArguments,
  usage,
} from './operator-arguments.ts';
import { printableLines } from './printable.ts';
import { printJson } from './print-table.ts';
import type { CommandContext, CommandResult } from './command-parts.ts';
import { commands, questions } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Environment = Readonly<Record<string, string | undefined>>;

/** Where lines for the operator go. */
export interface OperatorOutput {
  say(line: string): void;
  complain(line: string): void;
}

/**
 * `npm run operator -- COMMAND`: what operators decide, in the database of DATABASE_URL or of a running `npm start`. Every
 * decision is a row of the trail.
 *
 * @returns the exit code
 */
export async function runOperator(
  args: readonly string[],
  environment: Environment,
  output: OperatorOutput,
): Promise<number> {
  if (args.some((word) => word === '--help') || args[0] === 'help') {
    output.say(usage());
    return 0;
  }
  try {
    return await decide(args, environment, output);
  } catch (error) {
    output.complain(printableLines(error instanceof OperatorError ? error.message : explainProblem(error)));
    return 1;
  }
}

async function decide(
  args: readonly string[],
  environment: Environment,
  output: OperatorOutput,
): Promise<number> {
  const given = readOperatorArguments(args);
  await using cleanup = new AsyncDisposableStack();
  const database = openDatabase({ url: await requireDatabase(given, environment), maxConnections: 4 });
  cleanup.defer(() => database.close());
  const operator = await signIn(database, given, environment);
  const lease = await leaseWorker({ database, clock: systemClock });
  cleanup.defer(() => lease.release());
  const context = { ...(await createContext(database, lease.ids, environment, cleanup)), operator };
  const run = () => askAndRun(context, given);
  const result = await (operator ? actAs(context, operator, attemptOf(given), run) : run());
  if (result === undefined) {
    output.say('Nothing was changed.');
    return 0;
  }
  output.say(given.flags.has('json') ? printJson(result.json) : printableLines(result.text));
  return result.failed === true ? 1 : 0;
}

/** @returns undefined if the operator did not want it after all */
async function askAndRun(
  context: CommandContext,
  given: OperatorArguments,
): Promise<CommandResult | undefined> {
  if (!given.flags.has('yes')) {
    const question = await questions[given.command]?.(given, context);
    if (question !== undefined && !(await confirm(question))) return undefined;
  }
  return commands[given.command](context, given);
}

async function createContext(
  database: Database,
  ids: IdMaker,
  environment: Environment,
  cleanup: AsyncDisposableStack,
) {
  const onProblem = (error: unknown) => void process.stderr.write(`${String(error)}\n`);
  const wakeups = await createPostgresWakeups({ database, processId: ids.secret(), onProblem });
  cleanup.defer(() => wakeups.close());
  return {
    database,
    ledger: createLedgerStore({ pool: database.pool, clock: systemClock, ids, batching: false }),
    clock: systemClock,
    ids,
    wakeups,
    brands: loadBrands(path.join(root, 'brands')),
    readDocumentKeys: () => readDocumentKeys(environment),
    readCode: async (name: string) =>
      environment['OPERATOR_CODE'] || (await askSecret('Code', name, 'add --code')),
    readPersonalIdKeys: () => readPersonalIdKeys(environment),
    canRefund: (provider: string) =>
      installedProviders.some(({ name, refunds }) => name === provider && refunds === true),
  };
}

/** Those of DOCUMENT_KEY, else of this machine's installation. */
function readDocumentKeys(environment: Environment): DocumentKeys {
  const given = environment['DOCUMENT_KEY'];
  if (given !== undefined && given !== '') return createDocumentKeys(given.split(','));
  const { dataFolder } = readLaunchSettings(environment, root);
  if (!existsSync(path.join(dataFolder, 'secrets.json')))
    throw new LaunchProblem('Documents are encrypted: set DOCUMENT_KEY as for the site.');
  return createDocumentKeys([keepLocalSecrets(dataFolder).documentKey]);
}

/** The key that finds a personal id: that of PERSONAL_ID_HASH_KEY, else of this machine's installation. */
function readPersonalIdKeys(environment: Environment): { hashKey: Buffer } {
  const given = environment['PERSONAL_ID_HASH_KEY'];
  if (given !== undefined && given !== '') return { hashKey: Buffer.from(given, 'base64url') };
  const { dataFolder } = readLaunchSettings(environment, root);
  if (!existsSync(path.join(dataFolder, 'secrets.json')))
    throw new LaunchProblem(
      'Numbers are compared by a keyed hash: set PERSONAL_ID_HASH_KEY as for the site.',
    );
  return { hashKey: Buffer.from(keepLocalSecrets(dataFolder).personalIdHashKey, 'base64url') };
}

/** Who acts; undefined if nobody is named, as for the first operator, and for one who has no key yet. */
async function signIn(
  database: Database,
  { command, options }: OperatorArguments,
  environment: Environment,
): Promise<Operator | undefined> {
  if (command === 'enrol') return undefined;
  const name = options.as ?? environment['OPERATOR_NAME'];
  if (name === undefined || name === '') return undefined;
  const isFromEnvironment = name === environment['OPERATOR_NAME'];
  const stored = isFromEnvironment ? environment['OPERATOR_KEY'] : undefined;
  return signInOperator(
    { database },
    { name, key: stored || (await askSecret('Key', name, 'set OPERATOR_KEY')) },
  );
}

const ofOwner: readonly CommandName[] = ['add', 'invite', 'confirm', 'remove'];

/** Operators are added, confirmed and removed by the owner of the database, everything else is done with any of its logins. */
async function requireDatabase({ command }: OperatorArguments, environment: Environment): Promise<string> {
  const settings = readLaunchSettings(environment, root);
  const url =
    (ofOwner.includes(command) ? settings.databaseOwnerUrl : undefined) ?? (await findDatabase(settings));
  if (url !== undefined) return url;
  throw new LaunchProblem(
    `No database runs in ${settings.dataFolder}: start the site first, or name another database with DATABASE_URL.`,
  );
}

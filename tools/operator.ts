import { loadBrands } from '@baize/brand';
import { type IdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, type Database, leaseWorker, openDatabase } from '@baize/db';
import { installedProviders } from '@baize/providers';
import {
  createDocumentKeys,
  createPostgresWakeups,
  type DocumentKeys,
  OperatorError,
  type Operator,
  signInOperator,
} from '@baize/services';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { explainProblem } from './launch/explain-problem.ts';
import { findDatabase } from './launch/find-database.ts';
import { keepLocalSecrets } from './launch/local-secrets.ts';
import { LaunchProblem } from './launch/launch-problem.ts';
import { readLaunchSettings } from './launch/launch-settings.ts';
import { announce } from './launch/prepare-launch.ts';
import { askKey, confirm } from './operator/ask.ts';
import { type OperatorArguments, readOperatorArguments } from './operator/operator-arguments.ts';
import { printableLines } from './operator/printable.ts';
import { printJson } from './operator/print-table.ts';
import { commands, questions } from './operator/run-command.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm run operator -- COMMAND`: what operators decide, in the database of DATABASE_URL or of a running `npm start`. Every
 * decision is a row of the trail.
 */
async function run(): Promise<void> {
  const given = readOperatorArguments(process.argv.slice(2));
  await using cleanup = new AsyncDisposableStack();
  const database = openDatabase({ url: await requireDatabase(given), maxConnections: 4 });
  cleanup.defer(() => database.close());
  const operator = await signIn(database, given);
  const lease = await leaseWorker({ database, clock: systemClock });
  cleanup.defer(() => lease.release());
  const context = { ...(await createContext(database, lease.ids, cleanup)), operator };
  if (!given.flags.has('yes')) {
    const question = await questions[given.command]?.(given, context);
    if (question !== undefined && !(await confirm(question))) {
      announce('Nothing was changed.');
      return;
    }
  }
  const result = await commands[given.command](context, given);
  announce(given.flags.has('json') ? printJson(result.json) : printableLines(result.text));
  if (result.failed === true) process.exitCode = 1;
}

async function createContext(database: Database, ids: IdMaker, cleanup: AsyncDisposableStack) {
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
    readDocumentKeys,
    readPersonalIdKeys,
    canRefund: (provider: string) =>
      installedProviders.some(({ name, refunds }) => name === provider && refunds === true),
  };
}

/** Those of DOCUMENT_KEY, else of this machine's installation. */
function readDocumentKeys(): DocumentKeys {
  const given = process.env['DOCUMENT_KEY'];
  if (given !== undefined && given !== '') return createDocumentKeys(given.split(','));
  const { dataFolder } = readLaunchSettings(process.env, root);
  if (!existsSync(path.join(dataFolder, 'secrets.json')))
    throw new LaunchProblem('Documents are encrypted: set DOCUMENT_KEY as for the site.');
  return createDocumentKeys([keepLocalSecrets(dataFolder).documentKey]);
}

/** The key that finds a personal id: that of PERSONAL_ID_HASH_KEY, else of this machine's installation. */
function readPersonalIdKeys(): { hashKey: Buffer } {
  const given = process.env['PERSONAL_ID_HASH_KEY'];
  if (given !== undefined && given !== '') return { hashKey: Buffer.from(given, 'base64url') };
  const { dataFolder } = readLaunchSettings(process.env, root);
  if (!existsSync(path.join(dataFolder, 'secrets.json')))
    throw new LaunchProblem(
      'Numbers are compared by a keyed hash: set PERSONAL_ID_HASH_KEY as for the site.',
    );
  return { hashKey: Buffer.from(keepLocalSecrets(dataFolder).personalIdHashKey, 'base64url') };
}

/** Who acts; undefined if nobody is named, as for the first operator. */
async function signIn(database: Database, { options }: OperatorArguments): Promise<Operator | undefined> {
  const name = options.as ?? process.env['OPERATOR_NAME'];
  if (name === undefined || name === '') return undefined;
  const isFromEnvironment = name === process.env['OPERATOR_NAME'];
  const stored = isFromEnvironment ? process.env['OPERATOR_KEY'] : undefined;
  return signInOperator({ database }, { name, key: stored || (await askKey(name)) });
}

/** Operators are added and removed by the owner of the database, everything else is done with any of its logins. */
async function requireDatabase({ command }: OperatorArguments): Promise<string> {
  const settings = readLaunchSettings(process.env, root);
  const needsOwner = command === 'add' || command === 'remove';
  const url = (needsOwner ? settings.databaseOwnerUrl : undefined) ?? (await findDatabase(settings));
  if (url !== undefined) return url;
  throw new LaunchProblem(
    `No database runs in ${settings.dataFolder}: start the site first, or name another database with DATABASE_URL.`,
  );
}

try {
  await run();
} catch (error) {
  const text = error instanceof OperatorError ? error.message : explainProblem(error);
  process.stderr.write(`${printableLines(text)}\n`);
  process.exitCode = 1;
}

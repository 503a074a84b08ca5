import { brandUrl, runningSite } from '@baize/testkit/running-site';
import { newPerson, type Person } from '@baize/testkit/new-person';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { runOperator as runOperatorCommand } from '../../tools/operator/run-operator.ts';
import { openAccount, signInByCall } from '../accounts.ts';
import { queryDatabase } from '../query-database.ts';
import { sendRequest } from '../send-request.ts';
import { brands } from '../visit.ts';

/* Payments that really move: through our calls, the stand-in of the gateway, its signed notices and the operators. */

/** A method without fields of its own, from ₺100 in fives, whose money goes back to a bank account. */
const QR_PAY = '5';
const OPERATOR = 'ada';

interface Funding {
  readonly slug?: string;
  readonly amount?: string;
  readonly isVerified?: boolean;
  /** Whether all of it was played, so that it can be withdrawn. */
  readonly isStaked?: boolean;
}

/** Signs in a new player with a verified phone and money that was deposited. The page is then on no page of the site. */
export async function signInFunded(
  page: Page,
  { slug = 'baize', amount = '1000.00', isVerified = true, isStaked = true }: Funding = {},
): Promise<Person> {
  const person = await openAccount(newPerson(), { slug });
  if (isVerified)
    await queryDatabase('update player set phone_verified_at = now() where username = $1', [person.username]);
  await signInByCall(page, person, slug);
  await proveStrongly(person);
  await deposit(page, slug, amount);
  if (isStaked) await stakeDeposits(person);
  return person;
}

/** As if the player had confirmed a withdrawal by a code a moment ago. */
export async function proveStrongly({ username }: Pick<Person, 'username'>): Promise<void> {
  await queryDatabase(
    `update session set strongly_proven_at = now()
       where (site_id, player_id) = (select site_id, id from player where username = $1)`,
    [username],
  );
}

/** As if the player had staked every deposit a moment ago. */
export async function stakeDeposits({ username }: Pick<Person, 'username'>): Promise<void> {
  await queryDatabase(
    `insert into stake_mark (site_id, player_id, times, counted_until, deposits, owed)
       select site_id, id, 1, now(), stake_deposits(site_id, id, now()), 0 from player where username = $1`,
    [username],
  );
}

/** One more deposit of the signed-in player at the default brand. */
export const depositMore = (page: Page, amount: string): Promise<void> => deposit(page, 'baize', amount);

/** Deposits as the signed-in player of the page, with the gateway's approval. */
async function deposit(page: Page, slug: string, amount: string): Promise<void> {
  const endpoint = 'account/deposit/dynamic';
  const body = { payment_id: QR_PAY, endpoint, amount };
  const started = await callAs<{ data: { url: string } }>(page, slug, '/account/deposit/dynamic', body);
  const ref = new URL(started.data.url).pathname.split('/').at(-1);
  await postToGateway(`payments/${ref}/approve`);
}

/** Sends a call as the signed-in player of the page. */
export async function callAs<Reply>(
  page: Page,
  slug: string,
  address: string,
  body?: object,
): Promise<Reply> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const siteId = String(brands.find((brand) => brand.slug === slug)?.siteId);
  const headers = { 'site-id': siteId, authorization: `Bearer ${token}` };
  const call = { headers, ...(body && { body }) };
  const { status, text } = await sendRequest(`${brandUrl(slug)}/_api${address}`, call);
  expect(status, text).toBe(200);
  return JSON.parse(text) as Reply;
}

/** Presses a button of the gateway's console, such as `payout-mode/wait`. */
export async function postToGateway(button: string): Promise<void> {
  const answer = await fetch(`${runningSite().sandboxUrl}/gateway/${button}`, { method: 'POST' });
  expect(answer.status, button).toBe(200);
}

interface GatewayPayment {
  readonly transactionId: number;
  readonly subject: 'payment' | 'payout';
  readonly providerRef: string;
}

/** The gateway pays, refuses or returns the payout of a withdrawal, which it has received. */
export async function decidePayout(
  transactionId: number,
  action: 'approve' | 'refuse' | 'chargeback',
): Promise<void> {
  const answer = await fetch(`${runningSite().sandboxUrl}/gateway.json`);
  const { payments } = (await answer.json()) as { payments: readonly GatewayPayment[] };
  const payout = payments.find((one) => one.subject === 'payout' && one.transactionId === transactionId);
  await postToGateway(`payments/${payout?.providerRef}/${action}`);
}

/** The key of the operator of this worker's site, who is the first one. */
let operatorKey: Promise<string> | undefined;

/** Runs `npm run operator -- …` as an operator. */
export async function runOperator(...words: readonly string[]): Promise<string> {
  operatorKey ??= enrol();
  const settings = { OPERATOR_NAME: OPERATOR, OPERATOR_KEY: await operatorKey };
  return runCommand([...words, '--yes'], settings);
}

async function enrol(): Promise<string> {
  const { code } = JSON.parse(await runCommand(['add', OPERATOR, '--json'])) as { code: string };
  const output = await runCommand(['enrol', OPERATOR, '--code', code, '--json']);
  return (JSON.parse(output) as { key: string }).key;
}

async function runCommand(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const { databaseUrl, documentKey, personalIdKeys } = runningSite();
  const environment = {
    DATABASE_URL: databaseUrl,
    DOCUMENT_KEY: documentKey,
    PERSONAL_ID_HASH_KEY: personalIdKeys.hashKey,
    ...settings,
  };
  let output = '';
  const keep = (line: string) => void (output += `${line}\n`);
  const code = await runOperatorCommand(words, environment, { say: keep, complain: keep });
  expect(code, output).toBe(0);
  return output;
}

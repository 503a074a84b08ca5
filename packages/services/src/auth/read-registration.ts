import { type Body, type FieldProblem, invalidFields } from '@baize/contract';
import { readSecret, type TypedSecret } from '@baize/contract/typed-secrets';

import type { Context } from '../context.ts';
import {
  type FieldResult,
  type PhoneNumber,
  readAddress,
  readBirthDate,
  readCountry,
  plainUsername,
  readEmail,
  readPassword,
  readPersonalId,
  readPersonName,
  readPhone,
  readUsername,
} from './registration-rules.ts';

type RegisterBody = Body<'POST /account/register'>;
export type RegistrationCheck = Extract<RegisterBody, { type: 'check' }>;
export type RegistrationFinal = Exclude<RegisterBody, { type: 'check' }>;

/** The fields of the first step, normalized. */
export interface AccountParts {
  readonly username: string;
  readonly email: string;
  readonly phone: PhoneNumber;
  readonly password: TypedSecret;
}

/** The fields of the second step, normalized. */
export interface PersonParts {
  readonly name: string;
  readonly surname: string;
  readonly personalId: string;
  readonly birthDate: string;
  readonly address: string;
  readonly countryId: number;
}

/** Collects the problems of a form by field, in the order of the screen. */
function createCollector() {
  const problems: Record<string, FieldProblem> = {};
  return {
    problems,
    take<Value>(field: string, reading: FieldResult<Value>): Value | undefined {
      if ('value' in reading) return reading.value;
      problems[field] = reading.problem;
      return undefined;
    },
  };
}

function isComplete<Parts extends object>(parts: {
  [Name in keyof Parts]: Parts[Name] | undefined;
}): parts is Parts {
  return Object.values(parts).every((value) => value !== undefined);
}

function readAccountParts(
  body: RegistrationCheck | RegistrationFinal,
  collector: ReturnType<typeof createCollector>,
) {
  const { take, problems } = collector;
  const parts = {
    username: take('username', readUsername(body.username)),
    email: take('email', readEmail(body.email)),
    phone: take('phone', readPhone(body.phone_code, body.phone)),
    password: take('password', readPassword(body.password, plainUsername(body.username))),
  };
  if (readSecret(body.password_confirmation) !== readSecret(body.password))
    problems['password_confirmation'] = { message: 'password_mismatch' };
  return parts;
}

/** @throws CallError `invalid` with the first problem of each field */
export function readRegistrationCheck(body: RegistrationCheck): AccountParts {
  const collector = createCollector();
  const parts = readAccountParts(body, collector);
  if (Object.keys(collector.problems).length > 0 || !isComplete<AccountParts>(parts)) {
    throw invalidFields(collector.problems);
  }
  return parts;
}

/** @throws CallError `invalid` with the first problem of each field */
export function readRegistrationFinal(
  { clock, brand }: Pick<Context, 'clock' | 'brand'>,
  body: RegistrationFinal,
): { account: AccountParts; person: PersonParts } {
  const collector = createCollector();
  const { take, problems } = collector;
  const account = readAccountParts(body, collector);
  const person = {
    name: take('name', readPersonName(body.name)),
    surname: take('surname', readPersonName(body.surname)),
    personalId: take('personal_id', readPersonalId(body.personal_id)),
    birthDate: take('birth_year', readBirthDate(body, { clock, timeZone: brand.traits['site.timeZone'] })),
    address: take('address', readAddress(body.address)),
    countryId: take('country_id', readCountry(body.country_id)),
  };
  const isWhole = isComplete<AccountParts>(account) && isComplete<PersonParts>(person);
  if (Object.keys(problems).length > 0 || !isWhole) throw invalidFields(problems);
  return { account, person };
}

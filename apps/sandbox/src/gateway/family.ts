/** The kinds of payment pages. */
export const FAMILIES = ['bank', 'wallet', 'card', 'mobile', 'crypto', 'automatic'] as const;
export type Family = (typeof FAMILIES)[number];

/** Names of form fields that only one kind of method has. */
const familyByField: readonly (readonly [RegExp, Family])[] = [
  [/^(coin|network|address)$/, 'crypto'],
  [/^wallet_/, 'wallet'],
  [/^mobile_/, 'mobile'],
  [/^(iban|bank)$/, 'bank'],
];

const familyByCode: readonly (readonly [RegExp, Family])[] = [
  [/kripto|crypto|coin|btc|usdt|zincir/, 'crypto'],
  [/havale|eft|fast|bank|kasa/, 'bank'],
  [/c[uü]zdan|wallet|papara|para/, 'wallet'],
  [/kart|card/, 'card'],
  [/cep|mobil/, 'mobile'],
];

/**
 * The kind of a method: the form's hidden field `family`, else by its other fields, else by its code. Methods of the site
 * are rows that this stand-in does not know.
 */
export function familyOf(method: { code: string }, fields: Readonly<Record<string, string>>): Family {
  const named = FAMILIES.find((family) => family === fields['family']);
  if (named) return named;
  const byField = familyByField.find(([pattern]) => Object.keys(fields).some((name) => pattern.test(name)));
  if (byField) return byField[1];
  return familyByCode.find(([pattern]) => pattern.test(method.code))?.[1] ?? 'automatic';
}

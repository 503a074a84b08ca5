import type { CountryCode } from 'libphonenumber-js/max';

/*
 * A country's id is its position in this list, from 1. Players' rows contain it, so the order never changes and new
 * countries go to the end.
 */
const codes =
  'AC TA XK AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB ' +
  'BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK ' +
  'DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE ' +
  'GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID ' +
  'IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP ' +
  'KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF ' +
  'MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC ' +
  'NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PR ' +
  'PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK ' +
  'SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN ' +
  'TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS ' +
  'YE YT ZA ZM ZW';

export interface CountryRow {
  readonly id: number;
  readonly code: CountryCode;
}

/** Every country that has phone numbers. */
export const countryTable: readonly CountryRow[] = codes.split(' ').map((code, index) => ({
  id: index + 1,
  // The list above was generated from the library's; a test compares them.
  code: code as CountryCode,
}));

const byId = new Map(countryTable.map((row) => [row.id, row]));

export function findCountry(id: number): CountryRow | undefined {
  return byId.get(id);
}

/** The default country of forms. */
export const turkeyId = 222;

/** Countries whose numbers cannot be distinguished from those of the larger country with the same dial code. */
const numberedAs: Partial<Record<CountryCode, CountryCode>> = {
  AX: 'FI',
  BL: 'GP',
  CC: 'AU',
  CX: 'AU',
  EH: 'MA',
  IM: 'GB',
  MF: 'GP',
  SJ: 'NO',
  VA: 'IT',
};

/**
 * The country that a number is stored with, so that one number is never stored twice; undefined if it belongs to
 * neither.
 */
export function countryOfNumber(chosen: CountryRow, found: CountryCode | undefined): CountryRow | undefined {
  if (found === undefined || found === chosen.code) return chosen;
  return found === numberedAs[chosen.code] ? countryTable.find(({ code }) => code === found) : undefined;
}

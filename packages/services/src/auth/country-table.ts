import type { CountryCode } from 'libphonenumber-js/max';

/*
 * The place of a country in this text is its number, from 1, for ever: players' rows hold it. New
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

/** Every country that has telephone numbers. */
export const countryTable: readonly CountryRow[] = codes.split(' ').map((code, place) => ({
  id: place + 1,
  // The text above was made from the library's own list; a test compares them.
  code: code as CountryCode,
}));

const byId = new Map(countryTable.map((row) => [row.id, row]));

export function findCountry(id: number): CountryRow | undefined {
  return byId.get(id);
}

/** The country that forms offer first. */
export const turkeyId = 222;

/** Countries whose numbers cannot be told from those of the bigger one that they share their dial code with. */
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

/** The country under which a number is kept, so that one number is never two; undefined where it is neither's. */
export function countryOfNumber(chosen: CountryRow, found: CountryCode | undefined): CountryRow | undefined {
  if (found === undefined || found === chosen.code) return chosen;
  return found === numberedAs[chosen.code] ? countryTable.find(({ code }) => code === found) : undefined;
}

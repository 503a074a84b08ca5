import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundAt } from '../rounds.ts';

const clubs = (lines: string) => competitorsOf('handball', lines);

const turkish = clubs(`
Ankara Kalesi HK, AKH, navy white
Meriç Hentbol, MER, blue yellow
Gölyazı Hentbol, GÖL, teal white
Kızılırmak HK, KIZ, red cream
Toros Hentbol, TRH, orange forest
Yıldız Dağı HK, YDĞ, yellow black
Amasra Spor, AMS, sky white
Efes Hentbol, EFH, maroon gold
`);

const german = clubs(`
TV Eschenburg, ESC, forest white
HSG Moorland, MOO, brown yellow
Falken Steinau, STN, red black
SG Hafenkante, HFK, navy sky
TSV Rotbuche, ROT, rust white
HC Weserblick, WES, blue white
Wölfe Taunus, TAU, grey green
VfL Brückheim, BRÜ, yellow navy
Löwen Lindau, LLI, gold red
HBW Kesselbach, KSB, white green
TuS Silberberg, SBG, sky black
Bären Oderau, ODE, black white
`);

const danish = clubs(`
Havnsø HK, HAV, navy white
Bøgeskov, BØG, forest yellow
Klitby Håndbold, KLI, gold sky
Ravnholm IF, RAV, black red
Lyngdal HK, LYN, violet white
Fjordby, FJO, blue white
Møllebæk HK, MØL, scarlet white
Sandager GIF, SAN, orange navy
`);

export const handballLeagues = leaguesOf('handball', [
  {
    number: 601,
    id: 'hentbol-anadolu-ligi',
    country: 'tr',
    tr: 'Hentbol Anadolu Ligi',
    en: 'Anatolian Handball League',
    competitors: turkish,
    rounds: [roundAt('tue 16:00 18:30 wed 16:00 18:30'), roundAt('sat 14:00 17:00 sun 14:00 17:00')],
  },
  {
    number: 602,
    id: 'liga-der-haefen',
    country: 'de',
    tr: 'Limanlar Ligi',
    en: 'Liga der Häfen',
    competitors: german,
    rounds: [
      roundAt('tue 20:00 wed 20:00 20:00 thu 20:00 20:30 20:30'),
      roundAt('sat 20:00 21:00 sun 15:30 17:00 18:30 mon 20:00'),
    ],
  },
  {
    number: 603,
    id: 'bolgeligaen',
    country: 'dk',
    tr: 'Bølgeligaen',
    competitors: danish,
    rounds: [roundAt('wed 20:30 21:00 thu 19:30 20:30'), roundAt('sat 17:00 18:00 sun 16:00 mon 19:30')],
  },
]);

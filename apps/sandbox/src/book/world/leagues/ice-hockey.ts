import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundAt, roundsOn } from '../rounds.ts';

const clubs = (lines: string) => competitorsOf('ice-hockey', lines);

const turkish = clubs(`
Ankara Ayaz, AAY, sky navy
Erzurum Buz Kurtları, EBK, white grey
Boğaz Fokları, BFO, navy white
İzmit Körfez Buz, İKB, blue orange
Uludağ Paten, UPA, teal white
Sarıkamış Kar, SKR, white red
`);

const northAmerican = clubs(`
Timber Bay Moose, TBM, brown gold
Lakeshore Lanterns, LLA, navy yellow
Prairie Storm, PST, grey scarlet
Granite Falls Bears, GFB, black white
Maple Ridge Loons, MRL, red white
Aurora Bay Seals, ABS, sky violet
Frontier Mustangs, FMU, rust cream
Harbour Icebreakers, HIB, teal white
Steel River Rivets, SRR, grey orange
Cascade Wolverines, CWO, forest gold
Glacier Kings, GLK, blue white
Northgate Ravens, NRA, black violet
`);

const nordic = clubs(`
Isbjörnarna, ISB, white blue
Skärgård HC, SKÄ, navy gold
Tallskogen IK, TAL, forest white
Revontulet, REV, violet lime
Kuusamet HK, KUU, green grey
Järvilinna, JÄR, sky white
Fjällräven HC, FJL, maroon white
Ahvenet, AHV, red black
`);

const czech = clubs(`
HC Rysi Bělá, RYS, orange black
Medvědi Orlov, MED, brown white
HC Stříbrná, STŘ, grey blue
Jeleni Šumava, JEL, forest white
Sokoli Labe, SLB, white red
HC Zimov, ZIM, sky navy
`);

const pacific = clubs(`
Tokachi Cranes, TOK, white red
Baekdu Lynx, LYN, navy white
Yukishiro HC, YUK, sky white
Hanbit Ice, HNB, yellow black
Fubuki HC, FUB, teal grey
Namsan Foxes, NAM, rust white
`);

export const iceHockeyLeagues = leaguesOf('ice-hockey', [
  {
    number: 701,
    id: 'anadolu-buz-ligi',
    country: 'tr',
    tr: 'Anadolu Buz Ligi',
    en: 'Anatolian Ice League',
    competitors: turkish,
    rounds: [roundAt('wed 19:00 thu 19:00 19:00'), roundAt('sat 18:00 sun 16:00 18:45')],
  },
  {
    number: 702,
    id: 'frontier-hockey',
    country: 'us',
    tr: 'Frontier Hokey Ligi',
    en: 'Frontier Hockey League',
    competitors: northAmerican,
    rounds: roundsOn('01:30 02:30 03:30 04:30 05:15 06:00', 'tue wed thu fri sat sun mon'),
  },
  {
    number: 703,
    id: 'polarserien',
    country: 'se',
    tr: 'Polarserien',
    competitors: nordic,
    rounds: [roundAt('tue 20:00 20:00 thu 20:00 20:00'), roundAt('sat 17:15 17:15 sun 16:00 18:30')],
  },
  {
    number: 704,
    id: 'ledova-liga',
    country: 'cz',
    tr: 'Ledová liga',
    competitors: czech,
    rounds: [roundAt('tue 19:00 wed 18:30 19:00'), roundAt('fri 19:00 19:00 sun 17:30')],
  },
  {
    number: 705,
    id: 'pasifik-buz-ligi',
    country: 'world',
    tr: 'Pasifik Buz Ligi',
    en: 'Pacific Ice League',
    competitors: pacific,
    rounds: roundsOn('09:00 10:00 12:15', 'tue wed sat mon'),
  },
]);

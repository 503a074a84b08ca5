import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundAt, roundsOn } from '../rounds.ts';

const clubs = (lines: string) => competitorsOf('basketball', lines);

const turkish = clubs(`
Boğaz Potası, BPO, navy gold
Ankara Basamak, ABS, white red
Ege Panya, EPA, sky white
Bozkır Pivot, BOZ, brown cream
Çukurova Smaç, ÇUK, orange black
Haliç Basket, HAB, teal white
Trakya Çember, TRÇ, violet yellow
Likya Basket, LBK, green white
Pontus Reis, PON, maroon sky
Hitit Güneşi, HİT, gold black
Yakamoz Basket, YAK, blue white
Zeybek Spor, ZEY, red navy
`);

const european = clubs(`
Adriatico Basket, ADR, blue white
Hellas Delfini, DEL, sky navy
Baltic Amber, AMB, gold white
Lutetia Basket, LUT, navy red
Bavaria Bisons, BBI, brown white
Sierra Lobos, SLO, grey red
Danubia BC, DAN, green white
Vistula Falcons, VIS, scarlet white
Dnister Storks, DNS, white black
Ljubica BC, LJU, violet white
Flandria Lions, FLA, yellow black
Helvetia Peaks, HEL, red white
`);

const american = clubs(`
Granite City Owls, GCO, brown cream
Bayou Herons, BAY, teal white
Prairie Comets, PRA, navy orange
Redwood Guardians, RWG, forest gold
Desert Lanterns, DLN, orange plum
Lakeside Foghorns, LKF, grey sky
Harbor Kings, HKG, blue gold
Canyon Riders, CYR, rust cream
Magnolia Spirits, MAG, pink forest
Iron Valley Hammers, IVH, black grey
Sunset Pelicans, SPL, yellow blue
Northern Aurora, NAU, violet lime
Bluegrass Fiddlers, BGF, sky green
Copper Hills Foxes, CHF, rust black
`);

const pacific = clubs(`
Coral Bay Rays, CBR, teal orange
Southern Banksias, SBK, green yellow
Harbourside Gulls, HGU, white navy
Outback Embers, OEM, rust black
Manila Bay Kites, MBK, blue yellow
Jeepney Stars, JPS, scarlet yellow
Formosa Clouds, FCL, sky white
Jade Mountain BC, JDM, forest white
`);

export const basketballLeagues = leaguesOf('basketball', [
  {
    number: 201,
    id: 'anadolu-basketbol-ligi',
    country: 'tr',
    tr: 'Anadolu Basketbol Ligi',
    en: 'Anatolian Basketball League',
    competitors: turkish,
    rounds: [roundAt('wed 18:30 20:45 fri 20:30 sat 13:00 15:30 18:00')],
  },
  {
    number: 202,
    id: 'avrupa-arena-ligi',
    country: 'world',
    tr: 'Avrupa Arena Ligi',
    en: 'European Arena League',
    competitors: european,
    rounds: [
      roundAt('tue 20:00 21:30 wed 19:45 thu 20:00 21:30 21:30'),
      roundAt('sat 21:45 sun 15:00 17:30 20:00 mon 19:30 21:30'),
    ],
  },
  {
    number: 203,
    id: 'union-basketball',
    country: 'us',
    tr: 'Union Basketbol Ligi',
    en: 'Union Basketball League',
    competitors: american,
    rounds: roundsOn('02:00 02:30 03:00 03:30 04:00 05:00 05:30', 'tue wed thu sat sun mon'),
    style: { attacks: 25 },
  },
  {
    number: 204,
    id: 'pasifik-ligi',
    country: 'world',
    tr: 'Pasifik Ligi',
    en: 'Pacific League',
    competitors: pacific,
    rounds: roundsOn('07:45 08:30 11:00 12:30'),
  },
]);

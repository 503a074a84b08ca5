import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundsOn } from '../rounds.ts';

const squads = (lines: string) => competitorsOf('rounds', lines);
const lineups = (lines: string) => competitorsOf('arena', lines);

const turkishSquads = squads(`
Gece Vardiyası, GEV, violet black
Kızıl Sancak, KSA, red black
Boğaz Nöbeti, BNÖ, navy sky
Demir Bilek, DBİ, grey orange
Yedi Kule, YKU, maroon gold
Pusat Esports, PUS, black lime
Kara Kısrak, KKI, black white
Sis Takımı, SİS, grey white
`);

const europeanSquads = squads(`
Nordlicht, NLI, teal black
Ember Division, EMB, scarlet black
Vanta Crew, VAN, black violet
Quiet Storm, QST, sky grey
Hexagon Five, HX5, yellow black
Lynx Protocol, LYX, lime navy
Static Bloom, STB, pink black
Ironwood, IRW, forest brown
`);

const americanSquads = squads(`
Dust Devils, DST, gold brown
Midnight Toll, MID, navy black
Copperhead Six, CH6, rust black
Jaguar Onda, JAG, yellow green
Riot Parade, RPA, pink violet
Highway 9, HW9, white red
Selva Negra, SEL, forest black
Apex Lagoon, APX, teal sky
`);

const asianSquads = squads(`
Tidal Ronin, TRO, blue red
Jade Lantern, JDL, green gold
Steppe Riders, STP, brown sky
Neon Monsoon, NMO, violet lime
Silk Tempest, SIL, pink gold
Taiga Wolves, TGW, grey forest
Crane Unit, CRN, white red
Monolith Asia, MNO, black grey
`);

const turkishLineups = lineups(`
Tulpar, TLP, sky white
Zümrüt Anka, ZÜM, green gold
Alageyik, ALA, brown cream
Kayı Oku, KAY, red white
Simurg Esports, SİM, orange violet
Erlik, ERL, black scarlet
Umay, UMY, white pink
Gök Pars, GÖK, blue grey
`);

const koreanLineups = lineups(`
Hwarang Nine, HWR, red black
Byeol Academy, BYL, yellow navy
Gumiho, GUM, orange white
Cheonma, CHM, white sky
Haetae Guard, HAE, teal black
Seorak Gaming, SRK, forest white
Onggi, ONG, brown gold
Blue Dokkaebi, DOK, blue lime
`);

const europeanLineups = lineups(`
Valraven, VRV, black red
Melusine, MEL, teal white
Golden Griffon, GRI, gold maroon
Lindworm, LDW, forest lime
Selkie Club, SLK, grey sky
Rübezahl, RBZ, brown green
Vila Esports, VLA, pink white
Basilisk Order, BAS, violet black
`);

const americanLineups = lineups(`
Thunder Kachina, THK, orange teal
Caipora, CAI, green red
Jersey Phantoms, JPH, grey black
Quetzal Rush, QTZ, lime scarlet
Bigfoot Society, BIG, brown forest
Cadejo, CAD, white black
Moonhowl, MOO, navy white
Boitatá, BOI, rust yellow
`);

/** Two invented titles: `Sector Five`, played in rounds, and `Rune Gate`, an arena. */
export const roundsLeagues = leaguesOf('rounds', [
  {
    number: 11,
    id: 'sektor-bes-turkiye',
    country: 'tr',
    tr: 'Sektör Beş · Türkiye Ligi',
    en: 'Sector Five · Türkiye League',
    competitors: turkishSquads,
    rounds: roundsOn('15:00 16:30 18:00 21:00', 'tue wed thu fri mon'),
  },
  {
    number: 12,
    id: 'sektor-bes-avrupa',
    country: 'world',
    tr: 'Sektör Beş · Avrupa Devresi',
    en: 'Sector Five · Europe Circuit',
    competitors: europeanSquads,
    rounds: roundsOn('13:30 15:00 21:30 23:00'),
  },
  {
    number: 13,
    id: 'sektor-bes-amerika',
    country: 'world',
    tr: 'Sektör Beş · Amerika Devresi',
    en: 'Sector Five · Americas Circuit',
    competitors: americanSquads,
    rounds: roundsOn('00:00 00:30 02:00 04:30'),
  },
  {
    number: 14,
    id: 'sektor-bes-asya',
    country: 'world',
    tr: 'Sektör Beş · Asya Devresi',
    en: 'Sector Five · Asia Circuit',
    competitors: asianSquads,
    rounds: roundsOn('06:45 08:30 10:00 12:30'),
  },
]);

export const arenaLeagues = leaguesOf('arena', [
  {
    number: 21,
    id: 'rune-gate-turkiye',
    country: 'tr',
    tr: 'Rune Gate · Türkiye Ligi',
    en: 'Rune Gate · Türkiye League',
    competitors: turkishLineups,
    rounds: roundsOn('15:00 16:30 17:30 19:00', 'wed thu fri mon'),
  },
  {
    number: 22,
    id: 'rune-gate-kore',
    country: 'kr',
    tr: 'Rune Gate · Kore Ligi',
    en: 'Rune Gate · Korea League',
    competitors: koreanLineups,
    rounds: roundsOn('07:15 08:20 09:45 13:00', 'tue wed thu fri sun mon'),
    style: { toWin: 3 },
  },
  {
    number: 23,
    id: 'rune-gate-avrupa',
    country: 'world',
    tr: 'Rune Gate · Avrupa Ligi',
    en: 'Rune Gate · Europe League',
    competitors: europeanLineups,
    rounds: roundsOn('14:30 17:30 22:00 22:45', 'tue wed thu fri sat mon'),
    style: { toWin: 3 },
  },
  {
    number: 24,
    id: 'rune-gate-amerika',
    country: 'world',
    tr: 'Rune Gate · Amerika Ligi',
    en: 'Rune Gate · Americas League',
    competitors: americanLineups,
    rounds: roundsOn('00:00 00:30 01:45 06:00'),
    style: { toWin: 3 },
  },
]);

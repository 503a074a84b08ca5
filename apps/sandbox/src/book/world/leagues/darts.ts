import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundsOn } from '../rounds.ts';

const players = (lines: string) => competitorsOf('darts', lines);

const british = players(`
Gaz Holloway, HOL, red white
Denny Prout, PRO, blue white
Mick Tarrant, TAR, green black
Wes Applegarth, APP, orange white
Lenny Crowhurst, CRO, black gold
Stu Penhallow, PEN, navy yellow
Rory MacAndless, MAC, forest white
Alun Treharne, TRE, scarlet white
Kev Bickerdale, BIC, violet white
Jock Strathearn, STR, sky navy
Terry Winslade, WIN, maroon gold
Vince Oakley-Hart, OAK, teal black
`);

const lowlands = players(`
Joost van Rijswaard, RIJ, orange navy
Sander Koetsveld, KOE, red white
Bram Dijkhuis, DIJ, blue orange
Dieter Haslinger, HAS, black red
Uwe Katzenbach, KAT, yellow black
Wouter Lammens, LAM, scarlet yellow
Pieter Goosens, GOO, green white
Ralf Seidenfaden, SEI, navy white
`);

const turkish = players(`
Selim Okçuoğlu, OKÇ, red white
Volkan Tezcanlı, TEZ, navy gold
Serhat Balaban, BAL, green white
Kerem İşçimen, İŞÇ, black orange
Tarık Günaydınlı, GNY, sky white
Umut Yazgan, YAZ, violet white
`);

export const dartsLeagues = leaguesOf('darts', [
  {
    number: 1,
    id: 'ok-ligi',
    country: 'tr',
    tr: 'Ok Ligi',
    en: 'Darts League Türkiye',
    competitors: turkish,
    rounds: roundsOn('19:00 20:00 21:00', 'wed thu sat'),
  },
  {
    number: 2,
    id: 'oche-masters',
    country: 'gb',
    tr: 'Oche Masters',
    competitors: british,
    rounds: roundsOn('20:00 20:45 21:30 22:15 23:00 23:45', 'tue thu fri sat mon'),
    style: { toWin: 7 },
  },
  {
    number: 3,
    id: 'lowlands-tour',
    country: 'nl',
    tr: 'Alçak Ülkeler Turu',
    en: 'Lowlands Tour',
    competitors: lowlands,
    rounds: roundsOn('14:00 15:00 16:00 17:00', 'tue wed sun'),
  },
]);

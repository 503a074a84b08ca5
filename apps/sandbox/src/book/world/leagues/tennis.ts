import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundsOn } from '../rounds.ts';

const players = (lines: string) => competitorsOf('tennis', lines);

const bosphorus = players(`
Aras Demirkan, DEM, red white
Tuna Soylu, SOY, navy white
Milo Varenko, VAR, sky black
Stellan Norqvist, NOQ, blue yellow
Jonas Albrecker, ALB, black gold
Rui Castanheira, CAS, green red
Matej Hribnik, HRI, white blue
Enzo Valcourt, VAL, navy red
Pau Llorent, LLO, scarlet yellow
Davit Kobalia, KOB, maroon white
Leander Wijnberg, WIJ, orange white
Ilias Korres, KRS, sky white
`);

const aegean = players(`
Defne Alkar, ALK, red white
Ilgın Teker, TEK, violet white
Nela Horakova, HOR, blue white
Amelie Courvais, COU, navy pink
Signe Halberg, HLB, sky white
Katya Morozhina, MOR, plum white
Bianca Ferralli, FER, green white
Mireia Solsona, SLS, gold red
Tess Vandermeer, VDM, orange navy
Ioana Petrescova, PES, yellow blue
Zuzia Lewandria, LEW, scarlet white
Livia Tandari, TAN, teal white
`);

const pacific = players(`
Kenta Morishige, MRS, white red
Haruto Aizawa, AIZ, navy white
Jae-won Seolin, SEO, blue white
Lachlan Burrowes, BUR, green gold
Arjun Velankar, VEL, orange green
Tane Rangiora, RAN, black white
Wei-lun Tsaiming, TSA, sky red
Bao Nghiem, NGH, scarlet yellow
Cooper Dalgety, DAL, yellow navy
Daichi Kurobane, KUR, grey black
`);

const pampas = players(`
Bautista Oriundo, ORI, sky white
Thiago Maravel, MRV, green yellow
Nicolás Arcoverde, ARC, navy gold
Joaquín Pehuén, PEH, teal white
Mateo Quillota, QUI, red white
Wyatt Hollenbeck, HOL, navy scarlet
Elias Thornquist, THO, white blue
Camilo Guaviare, GUA, yellow blue
Rafa Ituzaingo, ITU, sky black
Tyson Bellamont, BEL, red navy
`);

const danube = players(`
Bogdan Călinescu, CĂL, yellow navy
Márton Szilvásy, SZI, green white
Luka Radovnik, RDV, blue white
Pavle Stanimir, STN, red navy
Kristian Dobrev, DOB, white green
Florian Aschauer, ASC, black red
Dragan Vukelja, VUK, grey white
Tibor Kelemenfi, KEL, orange navy
`);

const lagoon = players(`
Mei Hoshizora, HOS, pink navy
Sakura Tachihara, TAC, white red
Eun-bi Naesung, NAE, blue white
Ruby Castlemaine, CTL, green gold
Ananya Rajvardhan, RAJ, orange violet
Xinyi Shuangliu, SHU, scarlet white
Marama Tuatini, TUA, black white
Kanya Suphatra, SUP, teal yellow
`);

export const tennisLeagues = leaguesOf('tennis', [
  {
    number: 301,
    id: 'bogazici-acik',
    country: 'tr',
    tr: 'Boğaziçi Açık',
    en: 'Bosphorus Open',
    competitors: bosphorus,
    rounds: roundsOn('11:00 11:45 13:40 15:30 17:15 19:00'),
    style: { serve: 0.625, toWin: 3 },
  },
  {
    number: 302,
    id: 'ege-kupasi-kadinlar',
    country: 'tr',
    tr: 'Ege Kupası Kadınlar',
    en: 'Aegean Cup Women',
    competitors: aegean,
    rounds: roundsOn('11:00 12:30 14:10 16:45 18:20 20:00'),
    style: { serve: 0.565 },
  },
  {
    number: 303,
    id: 'pasifik-turu',
    country: 'world',
    tr: 'Pasifik Turu',
    en: 'Pacific Tour',
    competitors: pacific,
    rounds: roundsOn('05:30 06:45 08:00 09:00 10:00'),
    style: { serve: 0.64 },
  },
  {
    number: 304,
    id: 'pampas-turu',
    country: 'ar',
    tr: 'Pampas Turu',
    en: 'Pampas Tour',
    competitors: pampas,
    rounds: roundsOn('20:30 22:15 23:00 23:15 23:50'),
    style: { serve: 0.615 },
  },
  {
    number: 305,
    id: 'tuna-turu',
    country: 'ro',
    tr: 'Tuna Turu',
    en: 'Danube Tour',
    competitors: danube,
    rounds: roundsOn('12:15 13:50 15:30 17:00'),
    style: { serve: 0.61 },
  },
  {
    number: 306,
    id: 'laguna-serisi-kadinlar',
    country: 'au',
    tr: 'Laguna Serisi Kadınlar',
    en: 'Lagoon Series Women',
    competitors: lagoon,
    rounds: roundsOn('06:15 07:30 09:00 10:30'),
    style: { serve: 0.57 },
  },
]);

import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundsOn } from '../rounds.ts';

const players = (lines: string) => competitorsOf('table-tennis', lines);

const turkish = players(`
Kaan Ulusoylu, ULU, red white
Ege Bilgili, BİL, sky navy
Doruk Aksel, AKS, white green
Poyraz Tunalı, TUN, orange black
Alp Karasu, KRS, black red
Onat Sezgin, SEZ, violet white
Barkın Yalın, YAL, teal white
Utku Demirel, DMR, navy gold
`);

const world = players(`
Lin Baoyuan, BAO, red yellow
Zhou Minglei, ZHM, scarlet white
Sora Kirishima, KIR, white navy
Taeyang Ryu, RYU, blue white
Felix Brandauer, BRA, black gold
Hugo Lindqvarn, LQV, blue yellow
Marek Sobotnik, SOB, white red
Théo Marchandis, MAR, navy sky
Olaolu Adebari, ADE, green white
Vikram Sadhnani, SAD, orange green
Caio Bertolim, BER, yellow green
Ping-hsuan Lo, LOP, teal white
`);

export const tableTennisLeagues = leaguesOf('table-tennis', [
  {
    number: 501,
    id: 'masa-ligi',
    country: 'tr',
    tr: 'Masa Ligi',
    en: 'Table League',
    competitors: turkish,
    rounds: roundsOn('11:30 13:00 16:15 17:30'),
  },
  {
    number: 502,
    id: 'dunya-masa-serisi',
    country: 'world',
    tr: 'Dünya Masa Serisi',
    en: 'World Table Series',
    competitors: world,
    rounds: roundsOn('00:00 00:50 01:40 02:10 03:20 04:10'),
  },
]);

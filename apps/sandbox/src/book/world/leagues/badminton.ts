import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundsOn } from '../rounds.ts';

const players = (lines: string) => competitorsOf('badminton', lines);

const turkish = players(`
Berke Taşkıran, TAŞ, red white
Cenk Altıntop, ALT, gold navy
Emre Gündüzalp, GÜN, sky white
Koray Bahçıvan, BAH, green white
Mert Sarpkaya, SRP, orange black
Tolga Esendal, ESE, violet yellow
Yiğit Karahan, KRH, teal white
Ozan Pelit, PEL, maroon cream
`);

const asian = players(`
Aditya Wirantoro, WIR, red white
Bagas Permadani, PER, scarlet yellow
Rizky Santosa, SAN, white navy
Chaiwat Sornram, SOR, blue red
Niran Phaworn, PHA, navy gold
Lee Seung-jo, LSJ, white blue
Kang Do-yul, KDY, sky black
Ryota Minekawa, MIN, red cream
Shun Hatakeda, HAT, black white
Wei Jianhao, WEI, scarlet white
Chen Yulong, YUL, yellow red
Prakash Iyenger, IYE, orange green
Sameer Kothandan, KOT, sky orange
Tan Wei Keong, TWK, gold black
`);

const european = players(`
Mads Vinterberg, VIN, red white
Rasmus Kjelds, KJE, white red
Emil Strandby, STR, navy white
Luc Fontanelle, FON, blue white
Joris Haverkamp, HAV, orange navy
Finn Ostrander, OST, green white
Callum Brightwell, BRI, forest white
Oskar Wendelin, WEN, black yellow
`);

export const badmintonLeagues = leaguesOf('badminton', [
  {
    number: 901,
    id: 'tuytop-ligi',
    country: 'tr',
    tr: 'Tüytop Ligi',
    en: 'Shuttle League Türkiye',
    competitors: turkish,
    rounds: roundsOn('13:00 14:00 15:00 16:00', 'wed fri sat sun'),
  },
  {
    number: 902,
    id: 'garuda-series',
    country: 'id',
    tr: 'Garuda Serisi',
    en: 'Garuda Series',
    competitors: asian,
    rounds: roundsOn('05:00 06:15 07:30 08:45 10:00 11:15 12:15', 'tue wed thu fri sat sun'),
  },
  {
    number: 903,
    id: 'nordic-shuttle',
    country: 'dk',
    tr: 'Kuzey Tüytop Turu',
    en: 'Nordic Shuttle Tour',
    competitors: european,
    rounds: roundsOn('16:00 17:00 18:00 19:00', 'tue thu sat mon'),
  },
]);

import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundAt, roundsOn } from '../rounds.ts';

const clubs = (lines: string) => competitorsOf('volleyball', lines);

const turkishWomen = clubs(`
Boğaz Filesi, BFİ, blue white
Ege Smaç, ESM, orange white
Başkent Voleybol, BVK, red navy
Marmara Manşet, MAM, green white
Akdeniz İncisi, AKİ, teal white
Kordon Spor, KOR, sky navy
Tuna Boyu VK, TUB, violet white
Aspendos VK, ASP, gold maroon
Yeditepe File, YED, plum yellow
Karya Voleybol, KRY, pink navy
Zigana VK, ZİG, forest white
Mavi Liman, MVL, navy sky
`);

const turkishMen = clubs(`
Hisar Voleybol, HİS, maroon white
Anka Spor, ANK, scarlet black
Palandöken VK, PLD, white sky
Gediz Blok, GED, green yellow
İda Voleybol, İDA, forest gold
Sapanca VK, SAP, teal navy
Toprakkale SK, TPK, brown white
Kuzey Rüzgârı, KUZ, grey blue
`);

const italian = clubs(`
Volley Laguna, LAG, teal white
Pallavolo Brenta, BRE, navy yellow
Vento Ligure, VEN, white green
Rocca Volley, ROC, red black
Etna Pallavolo, ETN, black scarlet
Olmo Volley, OLV, forest white
Cascina VC, CAS, gold navy
Faro Adriatico, FAR, blue white
`);

const polish = clubs(`
Sokół Wierzbno, SOK, white red
Czarna Sosna, CZS, black green
Bursztyn VC, BUR, gold navy
Orzeł Górny, ORZ, scarlet white
Wisła Dolna, WDL, blue white
Żubr Leśny, ŻUB, brown yellow
Stal Kamienica, STK, grey orange
Jantar Volley, JAN, orange sky
`);

const brazilian = clubs(`
Vôlei Ipê, IPÊ, yellow violet
Minas Serrano, MIS, navy white
Praia Tucano, TUC, black orange
Vôlei Araucária, ARA, forest white
Recife Coral, REC, rust sky
Ouro Verde, OUV, green gold
Lagoa Azul VC, LAZ, blue white
Campo Novo, CNV, red white
`);

const japanese = clubs(`
Fujimine Arrows, FUJ, white navy
Hinode Volley, HIN, scarlet white
Kaigan Waves, KAI, blue sky
Tanpopo VC, TAN, yellow green
Mizuki Volley, MIZ, teal white
Asagiri Blue, ASA, grey blue
Kitakaze VC, KIT, navy red
Suzuran, SUZ, pink white
`);

export const volleyballLeagues = leaguesOf('volleyball', [
  {
    number: 401,
    id: 'file-ligi-kadinlar',
    country: 'tr',
    tr: 'File Ligi Kadınlar',
    en: 'Net League Women',
    competitors: turkishWomen,
    rounds: [
      roundAt('tue 17:00 19:30 wed 17:00 19:30 thu 17:00 18:15'),
      roundAt('sat 13:00 15:00 17:30 sun 13:00 15:00 17:30'),
    ],
  },
  {
    number: 402,
    id: 'file-ligi-erkekler',
    country: 'tr',
    tr: 'File Ligi Erkekler',
    en: 'Net League Men',
    competitors: turkishMen,
    rounds: [roundAt('fri 18:30 sat 21:30 sun 19:30 mon 18:30')],
  },
  {
    number: 403,
    id: 'lega-rete',
    country: 'it',
    tr: 'Lega Rete',
    competitors: italian,
    rounds: [roundAt('wed 21:30 21:30 thu 21:30 21:30'), roundAt('sat 21:00 sun 18:00 20:30 20:30')],
  },
  {
    number: 404,
    id: 'liga-siatki',
    country: 'pl',
    tr: 'Liga Siatki',
    competitors: polish,
    rounds: [roundAt('fri 18:30 21:30 sat 16:45 mon 21:30')],
  },
  {
    number: 405,
    id: 'liga-da-rede',
    country: 'br',
    tr: 'Liga da Rede',
    competitors: brazilian,
    rounds: roundsOn('00:30 01:00 02:30 03:00', 'wed fri sat mon'),
  },
  {
    number: 406,
    id: 'hoshi-volley',
    country: 'jp',
    tr: 'Hoshi Voleybol Ligi',
    en: 'Hoshi Volley League',
    competitors: japanese,
    rounds: roundsOn('07:30 09:00 11:00 13:00', 'tue thu fri sat sun mon'),
  },
]);

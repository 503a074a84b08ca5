import { competitorsOf, leaguesOf } from '../league-plan.ts';
import { roundAt } from '../rounds.ts';

const clubs = (lines: string) => competitorsOf('american-football', lines);

const union = clubs(`
Cedar Point Stallions, CPS, forest white
Bridgewater Barons, BBA, navy gold
Mesa Thunderbirds, MTB, orange teal
Great Lakes Anchors, GLA, blue white
Gulf Coast Marlins, GCM, teal navy
Smoky Ridge Elks, SRE, brown cream
Capital Sentinels, CSE, maroon gold
High Plains Bison, HPB, black yellow
Pacific Crest Condors, PCC, violet black
River City Pilots, RCP, red white
Empire Falls Knights, EFK, grey blue
Lone Star Wranglers, LSW, white navy
Old Dominion Oaks, ODO, green gold
Motor City Pistons, MCP, scarlet grey
`);

const campus = clubs(`
Ashland Miners, ASM, black gold
Fairmont Scholars, FAI, maroon white
Kingsley Cadets, KCA, navy yellow
Westbrook Herons, WHE, sky white
Pinecrest Bobcats, PBO, forest orange
Stonewell Rams, STO, red grey
Lakemont Otters, LOT, teal brown
Harvest State Plowmen, HSP, green yellow
Clearwater Tritons, CTR, blue white
Summit Tech Rockets, STR, scarlet black
`);

const european = clubs(`
İstanbul Kaplanlar, İKP, orange black
Donau Ritter, DOR, red white
Rhône Loups, RHL, grey navy
Nordsee Stürmer, NST, blue white
Milano Gladii, MGL, black red
Wisla Bizons, WBZ, brown white
Iberia Toros, IBT, scarlet yellow
Thames Ravens, TRV, black violet
`);

export const americanFootballLeagues = leaguesOf('american-football', [
  {
    number: 801,
    id: 'gridiron-union',
    country: 'us',
    tr: 'Gridiron Union',
    competitors: union,
    rounds: [roundAt('tue 03:15 fri 03:15 sun 20:00 20:00 23:05 23:25 mon 03:20')],
  },
  {
    number: 802,
    id: 'campus-conference',
    country: 'us',
    tr: 'Kampüs Konferansı',
    en: 'Campus Conference',
    competitors: campus,
    rounds: [roundAt('thu 03:00 sat 03:00 19:00 22:30 sun 02:30')],
  },
  {
    number: 803,
    id: 'euro-gridiron',
    country: 'world',
    tr: 'Euro Gridiron',
    competitors: european,
    rounds: [roundAt('sat 16:00 18:00 sun 15:00 17:00')],
  },
]);

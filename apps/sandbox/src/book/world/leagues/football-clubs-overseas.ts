import type { Competitor } from '../../book.ts';
import { competitorsOf } from '../league-plan.ts';

/** Invented clubs, by country. */
const clubs = (lines: string) => competitorsOf('football', lines);

export const colombianClubs = clubs(`
Cafetal Unido, CAF, green white
Atlético Páramo, PAR, sky navy
Deportivo Guadua, GUA, lime forest
Real Esmeralda, ESM, forest gold
Cóndores de la Sierra, CDS, black white
Orquídea FC, ORQ, violet white
Río Turbio SC, RTU, brown sky
Club Frailejón, FRA, yellow green
Nevado Azul, NEV, blue white
Colibrí del Valle, COL, teal scarlet
Salitre FC, SLT, cream rust
Tambor Andino, TAM, orange maroon
`);

export const uruguayanClubs = clubs(`
Club Faro del Este, FDE, yellow navy
Ombú Atlético, OMB, forest cream
Rambla Unida, RMB, sky black
Defensores del Cabo, DDC, red white
Ceibo Rojo, CBR, scarlet black
Cerro Piedra, CPI, grey gold
Yerbal FC, YER, green brown
Gaviota del Puerto, GAV, white blue
Estancia Nueva, EST, rust cream
Tambores SC, TMB, orange black
Laguna Clara, LCL, teal white
Milonga AC, MIL, plum gold
`);

export const americanClubs = clubs(`
Cedar Sound FC, CSF, forest white
Rainline City, RLC, grey sky
Mount Alder SC, MAS, green cream
Salmon Bay Athletic, SBA, pink navy
Emberwood FC, EMB, orange black
Juniper Flats, JUN, lime brown
Goldpan Valley, GPV, gold maroon
Seal Rock United, SRU, teal white
Redwood Coast, RWC, rust forest
Foghorn Harbor, FOG, white black
Sierra Larks, SLK, yellow violet
Copper Mesa SC, CMS, brown sky
`);

export const islandClubs = clubs(`
Moana Reef, MOR, sky orange
Motu Palms, MOT, green yellow
Tiare FC, TIA, white pink
Lagoon Stars, LGS, teal gold
Hibiscus United, HIB, scarlet white
Vaka Rowers, VAK, brown cream
Frangipani SC, FRG, yellow white
Coral Atoll, CAT, pink navy
Kava Bay, KAV, forest gold
Outrigger FC, OUT, navy orange
Trade Winds, TRW, blue white
Volcano Point, VOP, black red
`);

export const newZealandClubs = clubs(`
Kauri Park, KAU, forest white
Southern Alps AFC, SAF, white sky
Fernleigh United, FER, black lime
Pounamu City, POU, green cream
Windy Strait, WST, grey navy
Tussock Plains, TUS, gold brown
Geyser Valley, GEY, teal scarlet
Kea Rovers, KEA, lime orange
Harakeke SC, HAR, maroon gold
Long Bay Anchors, LBA, navy white
Glacier Town, GLA, sky black
Rata Wanderers, RAT, red black
`);

export const australianClubs = clubs(`
Wattle Hill, WAT, gold forest
Red Gum Rovers, RGR, rust white
Billabong City, BIL, teal brown
Jacaranda Park, JAP, violet white
Saltbush United, SLB, grey orange
Kookaburra Creek, KKC, blue cream
Ironbark FC, IRB, black rust
Bottlebrush SC, BOT, scarlet green
Reef Coast, RFC, sky pink
Opal Ridge, OPL, plum sky
Dune Harbour, DUH, yellow navy
Tallship Bay, TSB, navy red
`);

export const silkRoadClubs = clubs(`
Kervan SK, KRV, gold brown
Altın Bozkır, ALB, yellow sky
Mavi Kubbe, MVK, blue gold
Lale Vadisi, LVD, scarlet forest
Aral Martı, ARM, white teal
Pamir Zirve, PZR, grey white
Kızıl Kum FC, KZK, rust black
Yılkı Atları, YLK, brown cream
Ceyhun SK, CEY, sky green
İpek Dokuma, İPD, violet white
Nar Bahçesi, NAR, maroon lime
Yıldız Rasat, YRS, navy yellow
`);

export const egyptianClubs = clubs(`
Lotus El Nil, LOT, pink green
Papyrus SC, PAP, lime brown
Felucca FC, FEL, white navy
Oasis Palm, OAS, forest gold
Red Dune, RDN, rust cream
Delta Cotton, DCT, white sky
Ibis Club, IBI, black white
Scarab Athletic, SCA, teal gold
Falcon Gate, FGT, gold navy
Crescent Canal, CRC, green white
Lighthouse SC, LGH, yellow blue
Obelisk United, OBL, grey scarlet
`);

/** Other teams of clubs, in their shirts, such as `Ege Gücü U19`. */
export const teamsOf = (of: readonly Competitor[], team: string): Competitor[] =>
  of.map((club) => ({ ...club, id: `${club.id}-${team.toLowerCase()}`, name: `${club.name} ${team}` }));

import { competitorsOf } from '../league-plan.ts';

/** Invented clubs, by country. */
const clubs = (lines: string) => competitorsOf('football', lines);

export const anatolianClubs = clubs(`
Boğaziçi SK, BOĞ, blue white
Ege Gücü, EGE, gold red
Marmara Yıldız, MAR, yellow black
İzmit Kule, İZM, green white
Toros Şimşek, TOR, orange navy
Karadeniz Fırtına, KRD, plum sky
Kapadokya Balon, KAP, rust cream
Van Gölü SK, VAN, teal white
Uludağ Çınar, ULU, forest gold
Pamukova SK, PMK, white sky
Likya Yolcu, LİK, violet yellow
Nemrut Güneş, NEM, scarlet cream
Munzur Doruk, MUN, navy lime
Salda Turkuaz, SAL, sky white
Safran Konak, SAF, gold plum
Ayder Yayla, AYD, lime forest
Fırat Köprü, FIR, grey red
Lodos Yelken, LOD, navy white
`);

export const straitClubs = clubs(`
Pera Gençlik, PER, plum white
Haliç İdman, HAL, teal black
Adalar Birlik, ADA, sky white
Galata Liman, GLT, red gold
Seyhan Pamuk, SEY, white green
Kaz Dağı SK, KAZ, forest cream
Ihlara Vadi, IHL, brown sky
Zeytin Körfez, ZEY, lime navy
Tuz Gölü SK, TUZ, pink white
Çoruh Rafting, ÇOR, blue orange
Sultan Sazlığı, SSZ, maroon teal
Melen İdman, MEL, black yellow
`);

export const britishClubs = clubs(`
Ashcombe Rovers, ASH, red white
Thornbury Vale, THV, forest white
Kingsmere Athletic, KGM, navy sky
Wexcombe Town, WEX, yellow blue
Harrowgate Moor, HMR, maroon cream
Saltmarsh United, SLT, teal white
Penrith Quarry, PNQ, grey black
Dunmoor Castle, DUN, plum gold
Lynfield Albion, LYN, sky maroon
Oakhaven City, OAK, green black
Brackley Forge, BRK, orange black
Millport Harbour, MLP, blue yellow
Foxdale Wanderers, FOX, rust white
Ravenshaw Park, RAV, black white
`);

export const spanishClubs = clubs(`
Atlético Meseta, ATM, red navy
Deportivo Ribera, DRB, blue white
Real Olmedal, OLM, white violet
CD Costa Clara, CCL, sky yellow
Unión Serrana, SER, green white
Racing Alameda, ALA, forest black
Náutico Calafuerte, NCF, navy orange
CF Molinos, MOL, scarlet white
Puente Dorado, PDO, gold maroon
Sporting Encinar, ENC, lime black
Valdeoro FC, VLD, yellow red
UD Salinas, UDS, pink navy
`);

export const germanClubs = clubs(`
Rheinfels 04, RHF, red black
SV Nordhafen, NHF, navy white
Eintracht Tannwald, TAN, forest white
FC Silbersee, SIL, grey sky
Union Belmar, UNB, brown white
TSV Hochbrück, HBR, blue gold
Lindental 1909, LIN, green lime
VfL Kupferberg, KUP, rust white
Fortuna Weißbach, WBA, scarlet cream
SpVgg Elbau, ELB, teal yellow
FC Mühlen, MÜH, orange black
Concordia Falkenau, FAL, violet white
`);

export const italianClubs = clubs(`
Lago Nero, LGN, black sky
Porto Alto, PAL, navy gold
AC Montechiaro, MTC, white red
Virtus Pietrarossa, PIE, maroon yellow
US Fiordaliso, FIO, violet white
Calcio Arenella, ARE, sky navy
Torre Salina, TSA, orange blue
Aurora Colline, AUR, pink black
Pro Valdarena, PVD, green white
Ulivi FC, ULV, forest lime
San Ruffino, SRF, scarlet black
Stella Adria, STA, blue yellow
`);

export const brazilianClubs = clubs(`
Atlântico do Sul, ATS, navy white
Esporte Jacarandá, JAC, violet white
Palmares Novo, PLM, green yellow
Rio das Garças, RDG, white red
Serra Dourada FC, SDO, gold black
Vitória Régia, VRG, forest pink
Nacional Baía, NBA, blue red
Coqueiral EC, COQ, lime brown
Ferroviário Azul, FAZ, sky black
União Cerrado, UCE, orange green
Porto Velame, PVM, teal white
Estrela do Mangue, EDM, maroon sky
`);

export const argentinianClubs = clubs(`
Club Pampa Alta, PMP, sky white
Sportivo Ceibal, CEI, red black
Atlético Ñandú, ÑAN, brown yellow
Defensores del Delta, DDD, green red
Unidos de Quebracho, UQB, maroon gold
Estudiantil Cóndor, CND, black white
Ferro Litoral, FLI, blue gold
Huracán Patagón, HPT, teal grey
`);

export const mexicanClubs = clubs(`
Club Agaves, AGA, teal white
Deportivo Volcán, VOL, scarlet black
Halcones de Jade, HJD, green gold
Mezquite FC, MEZ, rust cream
Real Cenote, CEN, blue sky
Coyotes del Norte, CDN, brown black
Marea Pacífica, MPA, navy pink
Nopal Unido, NOP, lime white
`);

export const japaneseClubs = clubs(`
Hoshikawa FC, HSK, navy gold
Shirakaba Verde, SKB, white green
Aomine Tide, AOM, blue white
Momiji Athletic, MOM, scarlet cream
Tsuru City, TSR, white red
Kazehara SC, KZH, sky black
Minato Lantern, MNL, orange navy
Yamabuki Union, YMB, yellow maroon
Kurosaki Wave, KRW, black teal
Sakuragi Park, SKG, pink white
`);

export const koreanClubs = clubs(`
Haneul City, HNL, sky white
Baekdam FC, BKD, white navy
Solbat United, SLB, forest gold
Mirae Harbour, MRA, violet black
Norae Tigers, NOR, orange black
Gangmul Blue, GNG, blue white
Dalbit SC, DLB, navy yellow
Haetsal Park, HTS, yellow red
`);

export const swedishClubs = clubs(`
Norrvik IF, NRV, blue yellow
Granlunda BK, GRL, forest white
Silleby FF, SLL, red white
Älvsund AIK, ÄLV, teal black
Björkhamn IS, BJH, white green
Fyrbåken GIF, FYR, orange navy
Stenshöjden, STE, grey maroon
Lingonby SK, LIN, scarlet black
`);

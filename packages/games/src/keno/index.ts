export { drawKeno, type KenoResult, type KenoTicket, readKenoTickets, settleKeno } from './keno.ts';
export { kenoChance, kenoMath } from './keno-math.ts';
export { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, kenoPays } from './keno-table.ts';

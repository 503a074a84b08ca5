import type { Mechanic } from '@baize/games';

/** What a studio likes to build, best first, and the return that it states for all its slots, in basis points. */
export interface SlotHand {
  readonly mechanics: readonly Mechanic[];
  readonly returnBasisPoints: number;
}

/** The hands of all studios with slots, by slug. */
export const slotHands: Readonly<Record<string, SlotHand>> = {
  amfora: { mechanics: ['coins', 'lines'], returnBasisPoints: 9_550 },
  anka: { mechanics: ['climbing', 'ways'], returnBasisPoints: 9_625 },
  bozkir: { mechanics: ['ways', 'lines'], returnBasisPoints: 9_580 },
  'cinar-oyun': { mechanics: ['ways', 'coins'], returnBasisPoints: 9_600 },
  demirkazik: { mechanics: ['changing', 'cluster'], returnBasisPoints: 9_640 },
  ebru: { mechanics: ['cluster', 'climbing'], returnBasisPoints: 9_610 },
  'fener-sokagi': { mechanics: ['lines', 'coins'], returnBasisPoints: 9_530 },
  ferman: { mechanics: ['lines', 'ways'], returnBasisPoints: 9_480 },
  'gece-mesaisi': { mechanics: ['lines', 'changing'], returnBasisPoints: 9_620 },
  gokyuzu: { mechanics: ['cluster', 'climbing'], returnBasisPoints: 9_650 },
  'ince-saz': { mechanics: ['lines', 'ways'], returnBasisPoints: 9_560 },
  kandil: { mechanics: ['climbing', 'lines'], returnBasisPoints: 9_590 },
  karlik: { mechanics: ['cluster', 'changing'], returnBasisPoints: 9_630 },
  kehribar: { mechanics: ['lines', 'cluster'], returnBasisPoints: 9_500 },
  kervan: { mechanics: ['coins', 'ways'], returnBasisPoints: 9_570 },
  'kosk-games': { mechanics: ['lines', 'coins'], returnBasisPoints: 9_520 },
  'kule-works': { mechanics: ['changing', 'lines'], returnBasisPoints: 9_660 },
  kumbara: { mechanics: ['coins', 'lines'], returnBasisPoints: 9_450 },
  kuzgun: { mechanics: ['coins', 'changing'], returnBasisPoints: 9_640 },
  'lale-devri': { mechanics: ['ways', 'lines'], returnBasisPoints: 9_540 },
  lodos: { mechanics: ['ways', 'climbing'], returnBasisPoints: 9_600 },
  manav: { mechanics: ['lines', 'climbing'], returnBasisPoints: 9_510 },
  masabasi: { mechanics: ['lines', 'ways'], returnBasisPoints: 9_490 },
  'mavi-kedi': { mechanics: ['cluster', 'changing'], returnBasisPoints: 9_620 },
  'mozaik-dokuz': { mechanics: ['cluster', 'coins'], returnBasisPoints: 9_590 },
  'nar-atolyesi': { mechanics: ['cluster', 'climbing'], returnBasisPoints: 9_600 },
  nazar: { mechanics: ['ways', 'coins'], returnBasisPoints: 9_610 },
  obsidyen: { mechanics: ['cluster', 'lines'], returnBasisPoints: 9_670 },
  'pera-games': { mechanics: ['changing', 'lines'], returnBasisPoints: 9_580 },
  poyraz: { mechanics: ['climbing', 'changing'], returnBasisPoints: 9_630 },
  pusula: { mechanics: ['ways', 'coins'], returnBasisPoints: 9_570 },
  'sakli-vadi': { mechanics: ['changing', 'ways'], returnBasisPoints: 9_650 },
  sarnic: { mechanics: ['coins', 'changing'], returnBasisPoints: 9_560 },
  tilsim: { mechanics: ['climbing', 'lines'], returnBasisPoints: 9_640 },
  tulpar: { mechanics: ['ways', 'changing'], returnBasisPoints: 9_600 },
  ucgen: { mechanics: ['cluster', 'changing'], returnBasisPoints: 9_680 },
  vapur: { mechanics: ['ways', 'lines'], returnBasisPoints: 9_540 },
  yakamoz: { mechanics: ['ways', 'climbing'], returnBasisPoints: 9_610 },
  zemberek: { mechanics: ['changing', 'lines'], returnBasisPoints: 9_620 },
  zipzip: { mechanics: ['cluster', 'climbing'], returnBasisPoints: 9_580 },
};

/** @throws RangeError if the studio makes no slots */
export function slotHandOf(studio: string): SlotHand {
  const hand = slotHands[studio];
  if (hand === undefined) throw new RangeError(`${studio} makes no slots`);
  return hand;
}

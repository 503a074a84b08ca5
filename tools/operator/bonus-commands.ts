import type { Brand } from '@baize/brand';
import { formatWire } from '@baize/currency';
import {
  type BonusSummary,
  endBonusOf,
  giveBonus,
  type Operator,
  type Services,
  setBonus,
  summarizeBonuses,
} from '@baize/services';
import { readFileSync } from 'node:fs';
import { LaunchProblem } from '../launch/launch-problem.ts';
import { printTable } from './print-table.ts';

type BonusServices = Pick<Services, 'database' | 'ledger' | 'clock' | 'ids'>;

/** Adds the version of a bonus that is in a file. */
export async function setBonusOf(
  services: BonusServices,
  operator: Operator,
  { file, brand }: { readonly file: string; readonly brand: Brand },
) {
  const slug = await setBonus(services, operator, { siteId: brand.siteId, given: readJson(file) });
  return { text: `${brand.slug} has a new version of ${slug}.`, json: { brand: brand.slug, slug } };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new LaunchProblem(`${file} cannot be read: ${why}.`);
  }
}

/** Offers a bonus to a player. */
export async function giveBonusTo(
  services: BonusServices,
  operator: Operator,
  given: Parameters<typeof giveBonus>[2],
) {
  const { awardId, freeSpinId } = await giveBonus(services, operator, given);
  const offer = awardId === undefined ? `free spins ${freeSpinId}` : `bonus ${awardId}`;
  const text = `Player ${given.playerId} is offered ${given.slug}: ${offer}.`;
  return {
    text,
    json: { playerId: given.playerId, awardId: awardId ?? null, freeSpinId: freeSpinId ?? null },
  };
}

/** Ends a bonus of a player. */
export async function endBonusWith(
  services: BonusServices,
  operator: Operator,
  decision: { readonly awardId: number; readonly reason: string },
) {
  await endBonusOf(services, operator, decision);
  return { text: `Bonus ${decision.awardId} is ended.`, json: { awardId: decision.awardId } };
}

/** The bonuses of brands, each with what became of its offers. */
export async function listBonuses(services: BonusServices, brands: readonly Brand[]) {
  const lists = await Promise.all(brands.map(({ siteId }) => summarizeBonuses(services, siteId)));
  return {
    text: brands.map(({ slug }, at) => describeBonuses(slug, lists[at] ?? [])).join('\n\n'),
    json: Object.fromEntries(brands.map(({ slug }, at) => [slug, lists[at] ?? []])),
  };
}

function describeBonuses(brand: string, bonuses: readonly BonusSummary[]): string {
  if (bonuses.length === 0) return `# ${brand}\n\nNo bonuses.`;
  const head = [
    'bonus',
    'kind',
    'open',
    'offered',
    'active',
    'completed',
    'others',
    'given',
    'released',
    'taken',
  ];
  const rows = bonuses.map((one) => [
    one.slug,
    one.terms.kind,
    one.isOpen ? 'yes' : 'no',
    String(one.offered),
    String(one.active),
    String(one.completed),
    String(one.others),
    formatWire(one.givenMinor),
    formatWire(one.releasedMinor),
    formatWire(one.takenMinor),
  ]);
  return `# ${brand}\n\n${printTable(head, rows)}`;
}

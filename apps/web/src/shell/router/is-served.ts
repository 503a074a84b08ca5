import { patterns } from '../../routes/table.ts';
import { matchAddress } from './match-address.ts';

/** True where the route table has the address; what leads nowhere is not offered. */
export function isServed(address: string): boolean {
  return matchAddress(patterns, address.split('?')[0] ?? address) !== undefined;
}

import type { Change } from '../change.ts';
import { connectionChanges } from './connection.ts';
import { brandChanges } from './server-brands.ts';
import { callChanges } from './server-calls.ts';
import { pageChanges } from './server-pages.ts';

/** The server beside its routes: calls, pages, jobs, brands and the clock. */
export const serverChanges: readonly Change[] = [
  ...callChanges,
  ...pageChanges,
  ...brandChanges,
  ...connectionChanges,
];

import { readPageData } from '../../shell/client/page-data.ts';
import type { TablePageData } from '../table-page.ts';
import { BlackjackSurface, SEAT_SPOT } from './blackjack/blackjack-surface.ts';
import { SpotSurface } from './spot-surface.ts';
import { TableDesk } from './table-desk.ts';

const { play, spots } = readPageData<TablePageData>().own;
const desk =
  play === 'tables/blackjack'
    ? new TableDesk([SEAT_SPOT], (table) => new BlackjackSurface(table))
    : new TableDesk(spots, (table) => new SpotSurface(table));
void desk.open();

import { listWidgetGames } from '@baize/services';

import { route } from '../../route.ts';

export const betradarWidget = route('GET /betradar-widget', (context) => listWidgetGames(context));

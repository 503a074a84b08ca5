import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';

export function runningPromotions(app: App) {
  return callQuery(app, 'GET /promotions');
}

import { openSportsFrame, openSportsScript } from '@baize/services';

import { route } from '../../route.ts';

export const betconstructPrematch = route(
  'GET /sportbook/betconstruct/prematch',
  async (context, { query }) => {
    const { url } = await openSportsFrame(context, { provider: 'betconstruct', view: 'prematch', ...query });
    return { success: true, data: { url } };
  },
);
export const betconstructLive = route('GET /sportbook/betconstruct/live', async (context, { query }) => {
  const { url } = await openSportsFrame(context, { provider: 'betconstruct', view: 'live', ...query });
  return { success: true, data: { url } };
});
export const betconstructEsport = route('GET /sportbook/betconstruct/esport', async (context, { query }) => {
  const { url } = await openSportsFrame(context, { provider: 'betconstruct', view: 'esport', ...query });
  return { success: true, data: { url } };
});
export const betconstructHistory = route(
  'GET /sportbook/betconstruct/history',
  async (context, { query }) => {
    const { url } = await openSportsFrame(context, { provider: 'betconstruct', view: 'history', ...query });
    return { success: true, data: { url } };
  },
);

export const redlanePrematch = route('GET /sportsbook/redlane/prematch', async (context, { query }) => {
  const data = await openSportsFrame(context, { provider: 'redline', view: 'prematch', ...query });
  return { success: true, data };
});
export const redlaneLive = route('GET /sportsbook/redlane/live', async (context, { query }) => {
  const data = await openSportsFrame(context, { provider: 'redline', view: 'live', ...query });
  return { success: true, data };
});
export const redlaneEsport = route('GET /sportsbook/redlane/esport', async (context, { query }) => {
  const data = await openSportsFrame(context, { provider: 'redline', view: 'esport', ...query });
  return { success: true, data };
});
export const redlaneHistory = route('GET /sportsbook/redlane/history', async (context, { query }) => {
  const data = await openSportsFrame(context, { provider: 'redline', view: 'history', ...query });
  return { success: true, data };
});

export const betradarPrematch = route('GET /sport/betradar/prematch', async (context, { query }) => {
  const data = await openSportsScript(context, { provider: 'betradar', view: 'prematch', ...query });
  return { success: true, data };
});
export const betradarLive = route('GET /sport/betradar/live', async (context, { query }) => {
  const data = await openSportsScript(context, { provider: 'betradar', view: 'live', ...query });
  return { success: true, data };
});
export const betradarEsport = route('GET /sport/betradar/esport', async (context, { query }) => {
  const data = await openSportsScript(context, { provider: 'betradar', view: 'esport', ...query });
  return { success: true, data };
});
export const betradarHistory = route('GET /sport/betradar/history', async (context, { query }) => {
  const data = await openSportsScript(context, { provider: 'betradar', view: 'history', ...query });
  return { success: true, data };
});

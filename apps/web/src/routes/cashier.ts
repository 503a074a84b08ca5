import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const rovpayRoute = defineRoute<undefined>({
  paths: [paths.rovpay],
  access: 'player',
  title: 'rovpay_site_title',
  bodyClass: 'rovpay',
  frame: 'bare',
  needsAccountMessages: true,
  parse: () => undefined,
  source: 'areas/money/rovpay/rovpay-page.tsx',
  view: async () => (await import('../areas/money/rovpay/rovpay-page.tsx')).RovpayPage,
});

export const envoyRoute = defineRoute<undefined>({
  paths: [paths.envoy],
  access: 'player',
  title: 'envoy_site_title',
  bodyClass: 'envoy',
  frame: 'bare',
  needsAccountMessages: true,
  parse: () => undefined,
  source: 'areas/money/envoy/envoy-page.tsx',
  view: async () => (await import('../areas/money/envoy/envoy-page.tsx')).EnvoyPage,
});

export const envoyQrRoute = defineRoute<undefined>({
  paths: [paths.envoyQr],
  access: 'player',
  title: 'envoyqr_site_title',
  bodyClass: 'envoy-qr',
  frame: 'bare',
  needsAccountMessages: true,
  parse: () => undefined,
  source: 'areas/money/envoy/envoy-qr-page.tsx',
  view: async () => (await import('../areas/money/envoy/envoy-qr-page.tsx')).EnvoyQrPage,
});

import { hydrate, QueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';

import type { App, Boot } from './app/app.ts';
import { createAccountEvents } from './call/account-events.ts';
import { createAlerts } from './call/alert.ts';
import { callHeaders, createBrowserCall } from './call/browser-call.ts';
import { createSession } from './call/session.ts';
import { readEntry } from './call/token-store.ts';
import { loadMessages } from './messages/load-messages.ts';
import { translate } from './messages/use-messages.ts';
import { bringPlayerActions } from './shell/header.tsx';
import { rememberWayBack } from './shell/way-back.ts';
import { createNavigation } from './shell/router/navigation.ts';
import { openPage } from './shell/router/open-page.ts';
import { Site } from './shell/site.tsx';

const KEEP_UNUSED_MS = 300_000;

async function start(boot: Boot, root: HTMLElement) {
  const chosen = readEntry('lang');
  if (chosen && chosen !== boot.language) {
    const { isOtherLanguage } = await import('./call/language-store.ts');
    if (isOtherLanguage(boot.language)) {
      location.reload();
      return;
    }
  }
  const messages = { ...(await loadMessages(boot.language, 'lobby')), ...boot.overrides };
  if (readEntry('access_token')) void bringPlayerActions();
  const session = createSession();
  const alerts = createAlerts();
  const { siteId } = boot.brand;
  const texts = {
    offline: translate({ ...boot, messages }, 'site_no_answer'),
    unknown: translate({ ...boot, messages }, 'site_unknown_error'),
  };
  /** A 401 wherever it comes from: out once, and back here after signing in. */
  function onUnauthenticated() {
    if (session.state().status === 'empty') return;
    session.forget();
    rememberWayBack(location.pathname + location.search);
    void navigation.navigate('/login');
  }
  const app: App = {
    ...boot,
    messages,
    async bringAccountMessages() {
      Object.assign(messages, await loadMessages(boot.language, 'account'), boot.overrides);
    },
    queries: new QueryClient({
      defaultOptions: { queries: { gcTime: KEEP_UNUSED_MS, retry: 1, refetchOnWindowFocus: false } },
    }),
    call: createBrowserCall({
      siteId,
      language: boot.language,
      texts,
      onUnauthenticated,
    }),
  };
  hydrate(app.queries, boot.queries);
  const events = createAccountEvents({
    headers: () => callHeaders(siteId, boot.language),
    onUnauthenticated,
  });
  const page = await openPage(app, location.pathname + location.search);
  const navigation = createNavigation(app, page);
  hydrateRoot(
    root,
    <Site app={app} navigation={navigation} session={session} alerts={alerts} events={events} />,
  );
}

const root = document.getElementById('root');
const boot = document.getElementById('boot');
// Both are written by our own server (see document/write-document.ts).
if (root && boot?.textContent) void start(JSON.parse(boot.textContent) as Boot, root);

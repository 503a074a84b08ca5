import { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import type { App, Boot } from './app/app.ts';
import { createAccountEvents } from './call/account-events.ts';
import { createAlerts } from './call/alert.ts';
import { callHeaders, createBrowserCall } from './call/browser-call.ts';
import { createSession } from './call/session.ts';
import { createSiteOptions, type SiteOptionsWatch } from './call/site-options.ts';
import { readEntry } from './call/token-store.ts';
import { loadMessages, type MessageGroup } from './messages/load-messages.ts';
import { translate } from './messages/use-messages.ts';
import { bringPlayerActions } from './shell/header.tsx';
import { rememberWayBack } from './shell/way-back.ts';
import { createNavigation, type Navigation } from './shell/router/navigation.ts';
import { forgetReload, LoadFailure, mayReloadFor } from './shell/router/load-failure.ts';
import { openPage, openRootState } from './shell/router/open-page.ts';
import { Site } from './shell/site.tsx';

type Writable<Type, Name extends keyof Type> = Type & { -readonly [Key in Name]: Type[Key] };

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
  // What the calls of the first page may already need, once it is there.
  const late: { navigation?: Navigation; options?: SiteOptionsWatch } = {};
  const bring = async (group: MessageGroup) => {
    Object.assign(messages, await loadMessages(boot.language, group), boot.overrides);
  };
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
    void late.navigation?.navigate('/login');
  }
  const app: Writable<App, 'brand'> = {
    ...boot,
    messages,
    bringMessages: bring,
    queries: new QueryClient({
      defaultOptions: { queries: { gcTime: KEEP_UNUSED_MS, retry: 1, refetchOnWindowFocus: false } },
    }),
    call: createBrowserCall({
      siteId,
      language: boot.language,
      texts,
      onUnauthenticated,
      onTrouble: () => late.options?.doubt(),
    }),
    checkSite: async () => late.options?.check(),
  };
  for (const [key, data] of boot.queries) app.queries.setQueryData(key, data);
  const events = createAccountEvents({
    headers: () => callHeaders(siteId, boot.language),
    onUnauthenticated,
  });
  const address = location.pathname + location.search;
  const { rootState } = boot;
  const page = await (rootState ? openRootState(app, address, rootState) : openPage(app, address));
  if (mayReloadFor(page.failure)) return location.reload();
  if (!(page.failure instanceof LoadFailure)) forgetReload();
  const navigation = createNavigation(app, page, rootState);
  late.navigation = navigation;
  // React's props: a new object whenever what the site is drawn from has changed.
  const site = () => (
    <Site app={{ ...app }} navigation={navigation} session={session} alerts={alerts} events={events} />
  );
  // What the server drew is kept, unless it could not draw the page or we cannot: then React begins anew.
  const isSame = !boot.isFailed && page.failure === undefined;
  if (!isSame) root.textContent = '';
  const settings = isSame ? {} : { onRecoverableError: () => undefined };
  // As a transition React comes alive in slices and lets taps and scrolling through between them.
  const tree = await new Promise<Root>((resolve) =>
    startTransition(() => resolve(hydrateRoot(root, site(), settings))),
  );
  late.options = createSiteOptions({ app, enter: navigation.enter, redraw: () => tree.render(site()) });
  late.options.start();
}

const root = document.getElementById('root');
const boot = document.getElementById('boot');
// Both are written by our own server (see document/write-document.ts).
if (root && boot?.textContent) void start(JSON.parse(boot.textContent) as Boot, root);

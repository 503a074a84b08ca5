import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

import * as paths from './addresses/paths.ts';
import type { App, Boot } from './app/app.ts';
import { deferred } from './app/deferred.ts';
import { nextTask } from './app/next-task.ts';
import { allowMovedNodes } from './app/translated-page.ts';
import { standInForPopovers } from './app/popovers.ts';
import { createAccountEvents } from './call/account-events.ts';
import { createAlerts } from './call/alert.ts';
import { hideWhileAway } from './call/hide-while-away.ts';
import { callHeaders, createBrowserCall } from './call/browser-call.ts';
import { CallFailure } from './call/call-failure.ts';
import { createSession } from './call/session.ts';
import { createSiteOptions, type SiteOptionsWatch } from './call/site-options.ts';
import { storedUser } from './call/stored-user.ts';
import { readEntry } from './call/token-store.ts';
import { loadMessages, type MessageGroup } from './messages/load-messages.ts';
import { translate } from './messages/use-messages.ts';
import { PlayerActions } from './shell/header.tsx';
import { withFooter } from './shell/late-footer.tsx';
import { ClosedLayout } from './shell/layout.tsx';
import { saveReturnAddress } from './frame/return-address.ts';
import { createNavigation, type Navigation, openFirstPage } from './router/navigation.ts';
import { watchStyles } from './app/late-code.ts';
import { forgetReload, LoadFailure, mayReloadFor } from './app/load-failure.ts';
import { siteRoutes } from './routes/site-routes.ts';
import { Site } from './shell/site.tsx';

type Writable<Type, Name extends keyof Type> = Type & { -readonly [Key in Name]: Type[Key] };

const UNUSED_QUERY_MS = 300_000;

/** Once, unless the user has already waited for a whole time-out. */
const mayRetry = (failures: number, failure: Error) =>
  failures === 0 && !(failure instanceof CallFailure && failure.error === 'timed_out');

/**
 * Hydrates the server's HTML in slices, so that taps and scrolling get through. If the server or this code could not
 * render the page, it starts from scratch.
 */
function hydrate(root: HTMLElement, site: ReactNode, isSame: boolean): { render(site: ReactNode): void } {
  const made: { tree?: Root } = {};
  if (!isSame) root.textContent = '';
  startTransition(() => {
    made.tree = hydrateRoot(root, site, isSame ? {} : { onRecoverableError: () => undefined });
  });
  return { render: (next) => made.tree?.render(next) };
}

/** Loads what a stored session shows. If that fails, the layout tries again. */
function preloadForPlayer(loadGroup: App['loadMessages']) {
  const View = storedUser()?.is_closed === 1 ? ClosedLayout : PlayerActions;
  void View.load({ loadMessages: loadGroup }).catch(() => undefined);
}

async function start(text: string, root: HTMLElement) {
  watchStyles();
  // The scripts have just run, which is enough for one task on a slow phone.
  await Promise.all([nextTask(), standInForPopovers()]);
  const boot = JSON.parse(text) as Boot;
  const chosen = readEntry('lang');
  if (chosen && chosen !== boot.language) {
    const { isOtherLanguage } = await import('./call/language-store.ts');
    if (isOtherLanguage(boot.language)) {
      location.reload();
      return;
    }
  }
  const messages = { ...(await loadMessages(boot.language, 'lobby')), ...boot.overrides };
  // Created later, but calls of the first page may already need them.
  const late: { navigation?: Navigation; options?: SiteOptionsWatch } = {};
  const loadGroup = async (group: MessageGroup) => {
    Object.assign(messages, await loadMessages(boot.language, group), boot.overrides);
  };
  if (readEntry('access_token')) preloadForPlayer(loadGroup);
  const session = hideWhileAway(createSession());
  const alerts = createAlerts();
  const texts = {
    offline: translate({ ...boot, messages }, 'site_no_answer'),
    unknown: translate({ ...boot, messages }, 'site_unknown_error'),
  };
  /** After any 401: sign out once, and return here after signing in. */
  function onUnauthenticated(failure?: CallFailure) {
    if (session.state().status === 'empty') return;
    session.forget(failure?.isRefusal ? failure.message : undefined);
    saveReturnAddress(location.pathname + location.search);
    void late.navigation?.navigate(paths.login);
  }
  const app: Writable<App, 'brand'> = {
    ...boot,
    messages,
    loadMessages: loadGroup,
    queries: new QueryClient({
      defaultOptions: { queries: { gcTime: UNUSED_QUERY_MS, retry: mayRetry, refetchOnWindowFocus: false } },
    }),
    call: createBrowserCall({
      siteId: boot.brand.siteId,
      language: boot.language,
      texts,
      onUnauthenticated,
      // A page that missed the event learns it here.
      onAccountClosed: () => void session.refreshProfile(),
      onUnavailable: () => late.options?.recheck(),
    }),
    checkSite: async () => late.options?.check(),
  };
  for (const [key, data] of boot.queries) app.queries.setQueryData(key, data);
  const events = createAccountEvents({
    headers: () => callHeaders(boot.brand.siteId, boot.language),
    onUnauthenticated: () => onUnauthenticated(),
  });
  const source = { app, routes: siteRoutes, rootState: boot.rootState };
  const first = await openFirstPage(source);
  if (mayReloadFor(first.page.failure)) return location.reload();
  if (!(first.page.failure instanceof LoadFailure)) forgetReload();
  const { promise: hydrated, resolve: onHydrated } = deferred<void>();
  const navigation = createNavigation(source, first, hydrated);
  late.navigation = navigation;
  const parts = { navigation, session, alerts, events, onHydrated };
  // React needs a new object whenever what the site renders from has changed.
  const site = () => <Site {...parts} app={{ ...app }} />;
  await nextTask();
  const tree = hydrate(root, site(), !boot.isFailed && first.page.failure === undefined);
  // Rendering before hydration is complete would discard the server's HTML.
  await hydrated;
  const redraw = () => withFooter(() => tree.render(site()));
  late.options = createSiteOptions({ app, redraw, setRootState: navigation.setRootState });
  late.options.start();
  // Shows outside observers, such as tests, that the page responds to input.
  document.documentElement.dataset['hydrated'] = '';
}

allowMovedNodes();
const root = document.getElementById('root');
const boot = document.getElementById('boot');
// Both are written by our own server (see document/write-document.ts).
if (root && boot?.textContent) void start(boot.textContent, root);

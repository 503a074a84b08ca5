import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';

import '../styles.css';
import * as paths from '../addresses/paths.ts';
import { type App, AppContext } from '../app/app.ts';
import { type AccountEvents, AccountEventsContext } from '../call/account-events.ts';
import { type Alerts, AlertsContext, createAlerts } from '../call/alert.ts';
import { createSession, type Session, SessionContext } from '../call/session.ts';
import { Layout } from './layout.tsx';
import { PopupHost } from './popup-host.tsx';
import { SupportHost } from './support-host.tsx';
import { NavigationContext } from '../router/index.ts';
import type { Navigation } from '../router/navigation.ts';

export interface SiteProps {
  readonly app: App;
  readonly navigation: Navigation;
  readonly session?: Session;
  readonly alerts?: Alerts;
  readonly events?: AccountEvents;
  /** Called once hydration is complete. */
  readonly onHydrated?: () => void;
}

/** On the server nobody is signed in and nothing is announced; these never change. */
const serverSession = createSession();
const serverAlerts = createAlerts();

/** Reads the stored session after hydration and keeps the account's event stream open. */
function useLiveSession({ app, session, events, navigation }: SiteProps) {
  const { call, checkSite, queries, brand } = app;
  useEffect(() => session?.start(call), [call, session]);
  useEffect(() => {
    if (!session || !events) return;
    let player: number | undefined;
    let playerBefore: number | undefined;
    const follow = () => {
      const next = session.state().user?.id;
      if (next === player) return;
      // One player's data must never be shown to the next.
      if (next !== undefined && playerBefore !== undefined && next !== playerBefore) {
        if (player === undefined) queries.removeQueries({ type: 'inactive' });
        else location.reload();
      }
      player = next;
      playerBefore = next ?? playerBefore;
      if (next !== undefined) events.start();
      else {
        events.stop();
        // Brands with external sign-in have no page for it.
        const target = brand.traits['auth.entry'] === 'external' ? paths.home : paths.login;
        if (session.state().end?.by === 'exclusion') void navigation.navigate(target, { replace: true });
      }
    };
    const stopFollowing = session.subscribe(follow);
    const stopListening = events.subscribe((event) => {
      // Whatever is open closes at once, even if the network fails now.
      if (event.kind === 'signed-out' && event.reason === 'excluded') session.closeAccount();
      // Another tab may have signed in since; ask the server.
      else if (event.kind === 'signed-out') void session.refreshProfile();
      else if (event.kind === 'closed') void checkSite();
      else if (event.kind === 'refresh') {
        void session.refreshProfile();
        void queries.invalidateQueries({ queryKey: ['GET /account/limits'] });
      } else if (event.kind === 'limits')
        void queries.invalidateQueries({ queryKey: ['GET /account/limits'] });
      else if (event.kind === 'messages') session.unreadMessages.pushed(event.unread);
      // The money area reads again what it shows of the others.
      else if (event.kind === 'balance' || event.kind === 'transaction') session.pushedBalance.take(event);
    });
    follow();
    return () => {
      stopFollowing();
      stopListening();
      events.stop();
    };
  }, [session, events, checkSite, queries, navigation, brand.traits]);
}

/** The whole site; the same tree on the server and in the browser. */
export function Site(props: SiteProps) {
  const {
    app,
    navigation,
    session = serverSession,
    alerts = serverAlerts,
    events = null,
    onHydrated,
  } = props;
  useLiveSession(props);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queries}>
        <SessionContext value={session}>
          <AlertsContext value={alerts}>
            <AccountEventsContext value={events}>
              <NavigationContext value={navigation}>
                <SupportHost>
                  <PopupHost>
                    <Layout />
                  </PopupHost>
                </SupportHost>
              </NavigationContext>
            </AccountEventsContext>
          </AlertsContext>
        </SessionContext>
      </QueryClientProvider>
    </AppContext>
  );
}

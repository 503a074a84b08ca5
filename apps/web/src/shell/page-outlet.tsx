import { Component, type ReactNode, useEffect, useMemo } from 'react';

import * as paths from '../addresses/paths.ts';
import { useSession } from '../call/index.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useNavigate, usePage } from '../router/index.ts';
import { saveReturnAddress, takeReturnAddress } from '../frame/return-address.ts';

/** Catches errors of a page while it renders; a navigation clears them. */
class PageBoundary extends Component<{ address: string; children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: { address: string }) {
    if (before.address !== this.props.address && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <PageFailure error={this.state.error} />;
  }
}

/** The current page, or a redirect if its route is not for this user. */
export function PageOutlet() {
  const page = usePage();
  const session = useSession();
  const navigate = useNavigate();
  const { access } = page.route;
  const toLogin = access === 'player' && session.status === 'empty';
  const toPlayer = access === 'visitor' && session.status === 'success';

  useEffect(() => {
    if (toLogin) {
      saveReturnAddress(page.address);
      void navigate(paths.login, { replace: true });
    }
    // Signed in here, in the popup or in another tab: continue to the requested page.
    if (toPlayer) void navigate(takeReturnAddress(), { replace: true });
  }, [toLogin, toPlayer, page.address, navigate]);

  // The same element while the page is the same: signing in does not render it again.
  const shown = useMemo(
    () => (
      <PageBoundary address={page.address}>
        <page.View input={page.input} />
      </PageBoundary>
    ),
    [page],
  );
  if (access === 'player' && session.status !== 'success') return <PageSkeleton />;
  if (page.failure !== undefined) return <PageFailure error={page.failure} />;
  return shown;
}

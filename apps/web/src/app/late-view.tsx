import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';

import type { MessageGroup } from '../messages/load-messages.ts';
import { type App, useApp } from './app.ts';
import { lateCode } from './late-code.ts';

export interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** How often it has failed, one time after the other. */
  readonly failures: number;
}

interface LateViewProps {
  /** Shown while it loads, and after a failure. */
  readonly fallback?: ReactNode;
  /** Shown after a failure instead, if the user is waiting for this view. */
  readonly failed?: ComponentType<FailedProps>;
}

/** A component that loads when it is first rendered. */
export interface LateView<Props> {
  (props: Props & LateViewProps): ReactNode;
  /**
   * Loads it, so that it renders at once.
   *
   * @throws LoadFailure
   */
  load(app: Pick<App, 'loadMessages'>): Promise<void>;
}

interface BoundaryProps {
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps a failure from replacing the whole page. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Makes a component that loads when it is first rendered, with the texts it needs. If it fails, the rest of the page
 * stays, and it loads again when the connection is back, on request and when it is next mounted.
 */
export function lateView<const Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  { texts }: { readonly texts?: MessageGroup } = {},
): LateView<Props> {
  const code = lateCode(name, load);
  let loaded: ComponentType<Props> | undefined;
  let failures = 0;

  async function loadAll({ loadMessages }: Pick<App, 'loadMessages'>): Promise<void> {
    const [View] = await Promise.all([code.load(), texts && loadMessages(texts)]);
    loaded = View;
    failures = 0;
  }

  function Late({ fallback = null, failed: Failed, ...rest }: Props & LateViewProps) {
    const app = useApp();
    const { reset } = useQueryErrorResetBoundary();
    const [View, setView] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const hasFailed = failure !== undefined;
    useEffect(() => {
      if (View || hasFailed) return;
      let isWanted = true;
      loadAll(app).then(
        () => isWanted && setView(() => loaded),
        (error: unknown) => {
          failures += 1;
          if (isWanted) setFailure({ error });
        },
      );
      return () => {
        isWanted = false;
      };
    }, [app, View, hasFailed]);
    useEffect(() => {
      if (!hasFailed) return;
      const again = () => setFailure(undefined);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, [hasFailed]);
    const retry = () => {
      reset();
      setFailure(undefined);
    };
    if (failure)
      return Failed ? <Failed error={failure.error} onRetry={retry} failures={failures} /> : fallback;
    if (!View) return fallback;
    return (
      <Boundary onFailure={(error) => setFailure({ error })}>
        <Suspense fallback={fallback}>
          <View {...(rest as unknown as Props)} />
        </Suspense>
      </Boundary>
    );
  }

  return Object.assign(Late, { load: loadAll });
}

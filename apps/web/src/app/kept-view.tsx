import { type ComponentType, createElement, memo, type ReactNode, Suspense, use } from 'react';

import { deferred } from './deferred.ts';
import { lateCode } from './late-code.ts';

/** A component that keeps the server's HTML until its code has loaded, and is hydrated then. */
export interface KeptView<Props> {
  readonly View: ComponentType<Props>;
  readonly isLoaded: () => boolean;
  /**
   * Loads its code; the server does so before it renders.
   *
   * @param besides what it needs, too, such as its texts
   * @throws LoadFailure
   */
  load(besides?: Promise<unknown>): Promise<void>;
}

/** @param fallback for a browser that renders it anew before the code has loaded */
export function keptView<const Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  fallback?: ReactNode,
): KeptView<Props> {
  const code = lateCode(name, load);
  let loaded: { readonly View: ComponentType<Props> } | undefined;
  const loading = deferred<{ readonly View: ComponentType<Props> }>();

  function Loaded(props: Props) {
    return createElement((loaded ?? use(loading.promise)).View, props);
  }

  function Kept(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  }

  return {
    // With new props, React would discard the server's HTML before the code has loaded.
    View: memo(Kept),
    isLoaded: () => loaded !== undefined,
    async load(besides) {
      const [View] = await Promise.all([code.load(), besides]);
      loaded = { View };
      loading.resolve(loaded);
    },
  };
}

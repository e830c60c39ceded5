import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';

/** What a screen that reads from the server can be in. */
export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; data: T };

/** Something that is read from the server by key and kept for the rest of the visit. */
export interface Resource<T> {
  /** What is known about `key` now; the same object as long as nothing changed. */
  peek: (key: string) => Loaded<T>;
  /** Reads `key` unless that is done or under way. A failed key is tried again. */
  ensure: (key: string) => void;
  /** Reads `key` anew, for who needs it as it is now. What is known stays until then, and when that fails. */
  refresh: (key: string) => Promise<T>;
  subscribe: (onChange: () => void) => () => void;
}

const LOADING = { status: 'loading' } as const;

/**
 * @param load reads one key from the server
 * @param failure the sentence for a shopper whose read failed
 */
export function createResource<T>(load: (key: string) => Promise<T>, failure: string): Resource<T> {
  const known = new Map<string, Loaded<T>>();
  const watchers = new Set<() => void>();

  function settle(key: string, state: Loaded<T>): void {
    known.set(key, state);
    watchers.forEach((notify) => notify());
  }

  return {
    peek: (key) => known.get(key) ?? LOADING,
    ensure(key) {
      const state = known.get(key);
      if (state && state.status !== 'failed') return;
      settle(key, LOADING);
      // What was renewed meanwhile is newer.
      const answer = (outcome: Loaded<T>) => known.get(key) === LOADING && settle(key, outcome);
      load(key).then(
        (data) => answer({ status: 'ready', data }),
        () => answer({ status: 'failed', message: failure }),
      );
    },
    async refresh(key) {
      const data = await load(key);
      settle(key, { status: 'ready', data });
      return data;
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** Reads `key` of a resource and follows it. Showing the screen again reads nothing that is already known. */
export function useResource<T>(resource: Resource<T>, key: string): Loaded<T> {
  const state = useSyncExternalStore(
    resource.subscribe,
    () => resource.peek(key),
    () => LOADING,
  );
  useEffect(() => resource.ensure(key), [resource, key]);
  return useDeferredState(key, state);
}

/**
 * What is known of `key`, as late as the browser likes: what has come is drawn in slices, between which the page
 * scrolls. The state of another key is never given for it.
 */
export function useDeferredState<State>(key: string, state: State): State {
  const known = useMemo(() => ({ key, state }), [key, state]);
  const drawn = useDeferredValue(known);
  return drawn.key === key ? drawn.state : state;
}

import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';

import { IS_SERVER } from '../server/env.ts';
import { resetOnServer, waitOnServer } from '../server/render-on-server.ts';

export type Loaded<T> =
  | { status: 'loading' }
  | { status: 'failed'; message: Sentence }
  | { status: 'ready'; data: T };

export interface Resource<T> {
  /** Returns the same object until something changes. */
  peek: (key: string) => Loaded<T>;
  /** Loads `key` unless it is loaded or loading. Retries after a failure. */
  ensure: (key: string) => void;
  /** Loads `key` unless it is loaded, before anything shows it. @throws what `load` throws */
  preload: (key: string) => Promise<T>;
  /** Reloads `key`. The old data stays until then, or if it fails. */
  refresh: (key: string) => Promise<T>;
  subscribe: (onChange: () => void) => () => void;
}

const LOADING = { status: 'loading' } as const;

/** @param failure message for the shopper when `load` fails */
export function createResource<T>(
  load: (key: string) => Promise<T>,
  failure: Sentence,
): Resource<T> {
  const known = new Map<string, Loaded<T>>();
  const reads = new Map<string, Promise<T>>();
  const watchers = new Set<() => void>();
  if (IS_SERVER) resetOnServer(() => known.clear());

  function settle(key: string, state: Loaded<T>): void {
    known.set(key, state);
    watchers.forEach((notify) => notify());
  }

  /** At most one read of a key at a time. */
  function read(key: string): Promise<T> {
    const reading = reads.get(key) ?? load(key).finally(() => reads.delete(key));
    reads.set(key, reading);
    return reading;
  }

  return {
    peek: (key) => known.get(key) ?? LOADING,
    ensure(key) {
      const state = known.get(key);
      if (state && state.status !== 'failed') return;
      settle(key, LOADING);
      // A refresh in the meantime is newer.
      const answer = (outcome: Loaded<T>) => known.get(key) === LOADING && settle(key, outcome);
      read(key).then(
        (data) => answer({ status: 'ready', data }),
        () => answer({ status: 'failed', message: failure }),
      );
    },
    async preload(key) {
      const state = known.get(key);
      if (state?.status === 'ready') return state.data;
      const data = await read(key);
      if (known.get(key)?.status !== 'ready') settle(key, { status: 'ready', data });
      return data;
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

export function useResource<T>(resource: Resource<T>, key: string): Loaded<T> {
  const state = useSyncExternalStore(
    resource.subscribe,
    () => resource.peek(key),
    () => (IS_SERVER ? readOnServer(resource, key) : LOADING),
  );
  useEffect(() => resource.ensure(key), [resource, key]);
  return useDeferredState(key, state);
}

function readOnServer<T>(resource: Resource<T>, key: string): Loaded<T> {
  const state = resource.peek(key);
  if (state.status !== 'ready') waitOnServer(() => resource.refresh(key));
  return state;
}

/** Renders new data in slices, so that the page stays responsive. Never returns the state of another key. */
export function useDeferredState<State>(key: string, state: State): State {
  const known = useMemo(() => ({ key, state }), [key, state]);
  const drawn = useDeferredValue(known);
  return drawn.key === key ? drawn.state : state;
}

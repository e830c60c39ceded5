import {
  QueryClient,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';

import { onSignOut } from '../browser/sign-out.ts';
import { ApiError, NETWORK_FAILURE } from '../server/api-client.ts';

/** What to read, and the key under which the answer is kept. */
export interface ServerQuery<Answer> {
  queryKey: QueryKey;
  queryFn: () => Promise<Answer>;
}

export interface ReadOptions<Answer, Data> {
  select?: (answer: Answer) => Data;
  enabled?: boolean;
  /** Milliseconds between reads while the tab is visible. */
  refetchInterval?: number;
  /** Only for what no form is filled from. */
  refetchOnWindowFocus?: boolean;
  /** Milliseconds during which the answer is not read again. */
  staleTime?: number;
  /**
   * Read when the screen opens and not again while it is open, because a form is filled from it: with older values, or
   * a newer revision, the form would overwrite what someone else has saved.
   */
  fresh?: boolean;
  /** `keepPreviousData` shows the previous answer until another request is answered. */
  placeholderData?: UseQueryOptions<Answer, Error, Data>['placeholderData'];
}

const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 400;

/** Reads only, and only what may work a moment later. The browser knows when it is offline, so that is said at once. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && navigator.onLine && isTransient(error);
}

function isTransient(error: Error): boolean {
  if (error instanceof ApiError) return error.code === NETWORK_FAILURE || error.status >= 500;
  // Firestore's word for a lost connection.
  return 'code' in error && error.code === 'unavailable';
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Fails while offline instead of waiting silently.
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        // Someone may be typing in a form that is filled from an answer.
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** Everything that was read from the server, until sign-out. */
export const queryClient = createQueryClient();
// Listens for the network. There is no provider, because it would load with the shop's frame.
queryClient.mount();

let refresh: ReturnType<typeof setTimeout> | undefined;

export function forgetServerState(): void {
  clearTimeout(refresh);
  queryClient.clear();
}

// The next person at this browser must not see it.
onSignOut(forgetServerState);

/** Shows what an action returned as the answer to a query that was read before. */
export function keepAnswer(queryKey: QueryKey, answer: unknown): void {
  queryClient.setQueryData(queryKey, (shown: unknown) =>
    shown === undefined ? undefined : answer,
  );
}

type KeptQuery<Answer, Data> = UseQueryResult<Data> & {
  /** Shows what an action returned, without reading it again. */
  keep: (answer: Answer) => void;
};

/** An answer is shown from memory at once and read again in the background. */
export function useServerQuery<Answer, Data = Answer>(
  { queryKey, queryFn }: ServerQuery<Answer>,
  { fresh, enabled = true, ...options }: ReadOptions<Answer, Data> = {},
): KeptQuery<Answer, Data> {
  const query = useQuery(
    {
      queryKey,
      queryFn,
      ...options,
      enabled: fresh ? ({ state }) => enabled && state.data === undefined : enabled,
      ...(fresh && { gcTime: 0 }),
    },
    queryClient,
  );
  return { ...query, keep: (answer) => keepAnswer(queryKey, answer) };
}

/** Time for a screen to close after its last action, so that it is not read again. */
const AFTER_ACTION_MS = 50;

/**
 * After an action every answer may be out of date: what is on screen is read again, the rest when it is next shown.
 * An answer that the action itself returned is kept.
 */
export function refreshAfterAction(): void {
  const doneAt = Date.now();
  clearTimeout(refresh);
  refresh = setTimeout(
    () =>
      void queryClient.invalidateQueries({
        predicate: ({ state }) => state.dataUpdatedAt < doneAt,
      }),
    AFTER_ACTION_MS,
  );
}

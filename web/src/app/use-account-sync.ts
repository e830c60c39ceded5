import { useEffect } from 'react';

import { useSession } from '#session/state/session-store.ts';

export function useAccountSync(): void {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) void loadOnce();
  }, [isSignedIn]);
}

let loading: Promise<void> | undefined;

function loadOnce(): Promise<void> {
  loading ??= import('./sync-account-lists.ts').then(
    ({ syncListsWithAccount }) => {
      syncListsWithAccount();
    },
    () => {
      // The next sign-in retries.
      loading = undefined;
    },
  );
  return loading;
}

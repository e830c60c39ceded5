import { lazy, Suspense } from 'react';

import { useSession } from '#session/state/session-store.ts';

const InactivityGuard = lazy(async () => ({
  default: (await import('#session/components/inactivity-guard.tsx')).InactivityGuard,
}));

/** Watches over whoever is signed in, on every page; visitors do not even fetch it. */
export function InactivityHost() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <InactivityGuard />
    </Suspense>
  );
}

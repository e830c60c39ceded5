import { useSession } from '#session/state/session-store.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import { loadLazyPages } from './load-lazy-pages.ts';

const InactivityGuard = lazyComponent(async () => (await loadLazyPages()).loadInactivityGuard(), {
  onError: 'over',
});

export function InactivityHost() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return isSignedIn && <InactivityGuard />;
}

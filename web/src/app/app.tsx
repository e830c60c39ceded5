import { useEffect, type ReactNode } from 'react';

import { followColourMode } from '#lib/browser/colour-mode.ts';
import { useSession } from '#session/state/session-store.ts';
import { startSession } from '#session/state/start-session.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { SafeContent } from '#ui/feedback/safe-content.tsx';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

import { AuthDialogHost } from './auth-dialog-host.tsx';
import { LanguageHost } from './language-host.tsx';
import { AppRoutes } from './routes.tsx';
import { loadLazyPages } from './load-lazy-pages.ts';

/** `router` provides the location: the browser's, or the prerendered address. */
export function App({ router }: { router: (shop: ReactNode) => ReactNode }) {
  useEffect(startSession, []);
  useEffect(followColourMode, []);

  return router(
    <LanguageHost>
      <SafeContent>
        <AppRoutes />
      </SafeContent>
      <AuthDialogHost />
      <InactivityHost />
      <ToastRegion />
    </LanguageHost>,
  );
}

const InactivityGuard = lazyComponent(async () => (await loadLazyPages()).loadInactivityGuard(), {
  onError: 'over',
});

function InactivityHost() {
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  return isSignedIn && <InactivityGuard />;
}

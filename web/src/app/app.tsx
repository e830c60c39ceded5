import { ThemeProvider } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';

import { storageKeys } from '#lib/browser/storage-keys.ts';
import { startSession } from '#session/state/sign-in-actions.ts';
import { SafeContent } from '#ui/feedback/safe-content.tsx';
import { BaseStyles } from '#ui/theme/base-styles.tsx';
import { shopTheme } from '#ui/theme/theme.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

import { AuthDialogHost } from './auth-dialog-host.tsx';
import { InactivityHost } from './inactivity-host.tsx';
import { LanguageHost } from './language-host.tsx';
import { AppRoutes } from './routes.tsx';

/** The whole shop. `router` wraps it in the address that it shows: the browser's, or that of a page being built. */
export function App({ router }: { router: (shop: ReactNode) => ReactNode }) {
  // An effect runs after the first paint: who is here matters less than what is on the shelf.
  useEffect(startSession, []);

  return (
    // Light and dark differ by CSS variables alone: without noSsr all styles would be written twice as a page comes to life.
    <ThemeProvider
      theme={shopTheme()}
      defaultMode="system"
      modeStorageKey={storageKeys.colourMode}
      noSsr
    >
      <BaseStyles />
      {router(
        <LanguageHost>
          <SafeContent>
            <AppRoutes />
          </SafeContent>
          <AuthDialogHost />
          <InactivityHost />
          <ToastRegion />
        </LanguageHost>,
      )}
    </ThemeProvider>
  );
}

import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { storageKeys } from '#lib/storage-keys.ts';
import { startSession } from '#session/state/sign-in-actions.ts';
import { BaseStyles } from '#ui/theme/base-styles.tsx';
import { theme } from '#ui/theme/theme.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

import { AppRoutes } from './routes.tsx';

/** The whole shop. */
export function App() {
  // An effect runs after the first paint: who is here matters less than what is on the shelf.
  useEffect(startSession, []);

  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKeys.colourMode} noSsr>
      <BaseStyles />
      <BrowserRouter>
        <AppRoutes />
        <ToastRegion />
      </BrowserRouter>
    </ThemeProvider>
  );
}

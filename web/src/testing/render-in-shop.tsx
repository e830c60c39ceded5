import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll } from 'vitest';

import { shopTheme } from '#ui/theme/theme.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

/** The styles of one test file. Left in the page they would be searched whenever a later file asks what is visible. */
const styles = createCache({ key: 'css' });
afterAll(() => styles.sheet.flush());

/** Renders what stands inside the shop: with its look, its toasts, and an address. */
export function renderInShop(content: ReactElement, address = '/') {
  return render(
    <CacheProvider value={styles}>
      <ThemeProvider theme={shopTheme()}>
        <MemoryRouter initialEntries={[address]}>
          {content}
          <ToastRegion />
        </MemoryRouter>
      </ThemeProvider>
    </CacheProvider>,
  );
}

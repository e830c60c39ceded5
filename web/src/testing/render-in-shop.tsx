import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll } from 'vitest';

import { shopTheme } from '#ui/theme/theme.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

/** One cache per test file: leftover styles slow down visibility checks in later files. */
const styles = createCache({ key: 'css' });
afterAll(() => styles.sheet.flush());

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

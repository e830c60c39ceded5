import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { theme } from '#ui/theme/theme.ts';
import { ToastRegion } from '#ui/toasts/toast-region.tsx';

/** Renders what stands inside the shop: with its look, its toasts, and an address. */
export function renderInShop(content: ReactElement, address = '/') {
  return render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[address]}>
        {content}
        <ToastRegion />
      </MemoryRouter>
    </ThemeProvider>,
  );
}

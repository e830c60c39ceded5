import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { ToastRegion } from '#ui/toasts/toast-region.tsx';

export function renderInShop(content: ReactElement, address = '/') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      {content}
      <ToastRegion />
    </MemoryRouter>,
  );
}

import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { ToastRegion } from '#ui/toasts/toast-region.tsx';

export function renderInShop(content: ReactElement, address = '/') {
  const Shop = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>
      {children}
      <ToastRegion />
    </MemoryRouter>
  );
  return render(content, { wrapper: Shop });
}

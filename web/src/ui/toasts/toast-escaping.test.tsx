import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { SCRIPT_PAYLOADS } from '../../../../tests/security/script-payloads.ts';
import { ToastCard } from './toast-card.tsx';

test('shows toast content as text, never as elements', () => {
  for (const message of SCRIPT_PAYLOADS) {
    const { container, unmount } = renderInShop(
      <ToastCard toast={{ tone: 'error', message }} onClose={() => undefined} />,
    );
    expect(screen.getByRole('alert').textContent).toContain(message);
    expect(container.querySelector('script, img, iframe, a, [onload], [onerror]')).toBeNull();
    unmount();
  }
});

import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ToastStack } from './toast-stack.tsx';
import { showToast } from './toasts.ts';

test('shows all toasts of one moment', async () => {
  vi.spyOn(Date.prototype, 'getTime').mockReturnValue(1_795_934_882_501);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  for (const message of ['Large.', 'Not a picture.', 'Added.'])
    showToast({ tone: 'info', message });
  renderInShop(<ToastStack />);
  for (const message of ['Large.', 'Not a picture.', 'Added.']) {
    expect(await screen.findByText(message)).toBeVisible();
  }
});

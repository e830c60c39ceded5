import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { ReplayEarlyInput } from './replay-early-input.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { DiscardEarlyInput } from '../routes.tsx';

test('does not replay back-office presses in the shop', () => {
  const signOut = vi.fn();
  const gone = document.createElement('button');
  gone.textContent = 'Log out';
  window.karghaEarly = {
    end: () => ({ pressed: [{ what: gone, isForm: false }], held: null, focused: null }),
  };
  const { rerender } = render(
    <DiscardEarlyInput>
      <p>Orders</p>
    </DiscardEarlyInput>,
  );
  rerender(
    <>
      <button onClick={signOut}>Log out</button>
      <ReplayEarlyInput />
    </>,
  );
  expect(signOut).not.toHaveBeenCalled();
});

test('shows a loading message while the back office loads', () => {
  const Coming = lazyPage(() => new Promise<never>(() => undefined));
  renderInShop(
    <DiscardEarlyInput>
      <Coming />
    </DiscardEarlyInput>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { KEEP_PLACE } from '#lib/keep-place.ts';

import { MAIN_ID, useArrival } from './use-arrival.ts';

function Shop() {
  useArrival();
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/cart">Cart</Link>
      <Link to="?view=p1" state={KEEP_PLACE}>
        Details
      </Link>
      <main id={MAIN_ID} tabIndex={-1}>
        {pathname}
      </main>
    </>
  );
}

const scrollTo = vi.fn((_x: number, y: number) => readerScrollsTo(y));

function readerScrollsTo(y: number) {
  vi.stubGlobal('scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  window.history.replaceState(null, '', '/products');
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
  render(
    <BrowserRouter>
      <Shop />
    </BrowserRouter>,
  );
});

test('a link leads to the top of its page and moves the focus there', async () => {
  readerScrollsTo(800);
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Back leads to where the reader was, whatever the pages did in between', async () => {
  readerScrollsTo(800);
  const push = window.history.pushState.bind(window.history);
  vi.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
    push(...entry);
    // The page that is left shrinks before the next one has taken over.
    readerScrollsTo(120);
  });
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  await screen.findByText('/cart');
  window.history.back();
  await screen.findByText('/products');
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 800));
});

test('opening details changes the address but neither place nor focus', async () => {
  readerScrollsTo(800);
  await userEvent.click(screen.getByRole('link', { name: 'Details' }));
  expect(window.location.search).toBe('?view=p1');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Details' })).toHaveFocus();
});

test('entering the shop scrolls nothing', () => {
  expect(scrollTo).not.toHaveBeenCalled();
});

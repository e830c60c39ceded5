import { StrictMode } from 'react';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BrowserRouter,
  MemoryRouter,
  Navigate,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { KEEP_PLACE } from '#lib/addresses/keep-place.ts';
import { MAIN_ID } from '#lib/browser/page-focus.ts';
import { useUrlFilter } from '#lib/reading/use-url-filter.ts';
import { Link } from '#ui/controls/link.tsx';

import { useScrollAndFocus } from './use-scroll-and-focus.ts';

function Shop() {
  useScrollAndFocus();
  const [{ state }, change] = useUrlFilter({ state: '' });
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/cart">Cart</Link>
      <Link to="?view=p1" state={KEEP_PLACE}>
        Details
      </Link>
      <button type="button" onClick={() => change({ state: 'unpaid' })}>
        Unpaid {state}
      </button>
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

test('a link scrolls to the top and focuses the page', async () => {
  readerScrollsTo(800);
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Back restores the scroll position', async () => {
  readerScrollsTo(800);
  const push = window.history.pushState.bind(window.history);
  vi.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
    push(...entry);
    // The old page shrinks before the next one is shown.
    readerScrollsTo(120);
  });
  await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
  await screen.findByText('/cart');
  window.history.back();
  await screen.findByText('/products');
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 800));
});

test('opening details keeps scroll position and focus', async () => {
  readerScrollsTo(800);
  await userEvent.click(screen.getByRole('link', { name: 'Details' }));
  expect(window.location.search).toBe('?view=p1');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Details' })).toHaveFocus();
});

test('filtering a list keeps scroll position and focus', async () => {
  readerScrollsTo(800);
  await userEvent.click(screen.getByRole('button', { name: 'Unpaid' }));
  expect(window.location.search).toBe('?state=unpaid');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Unpaid unpaid' })).toHaveFocus();
});

test('a redirect from the login focuses the page', () => {
  cleanup();
  render(
    <MemoryRouter initialEntries={['/login']}>
      <Routes>
        <Route path="/login" element={<Navigate to="/orders" replace />} />
        <Route path="/orders" element={<Shop />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toHaveFocus();
});

test('does not scroll on the first visit', () => {
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not scroll when React runs its effects twice', () => {
  cleanup();
  scrollTo.mockClear();
  readerScrollsTo(800);
  render(
    <StrictMode>
      <BrowserRouter>
        <Shop />
      </BrowserRouter>
    </StrictMode>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
});

test('leaves reloads and returns from other sites to the browser', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});

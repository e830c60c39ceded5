import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { applyLanguage, chooseLanguage } from '#lib/language/language-choice.ts';
import { Link } from '#ui/controls/link.tsx';

import { ShopRouter } from './shop-router.tsx';

beforeEach(() => {
  applyLanguage('en');
  window.history.replaceState(null, '', '/products?category=women');
});
afterEach(() => chooseLanguage('en'));

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Link to="/policies">Policies</Link>
      <output>{pathname + search}</output>
    </>
  );
}

function renderPlace() {
  render(
    <ShopRouter>
      <Place />
    </ShopRouter>,
  );
}

test('a chosen language changes the address and keeps the query', () => {
  renderPlace();
  act(() => chooseLanguage('hi'));
  expect(window.location.pathname + window.location.search).toBe('/hi/products?category=women');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/hi/policies');
});

test('a page that comes late leaves the address alone that Back has reached meanwhile', () => {
  renderPlace();
  act(() => {
    screen.getByRole('link').click();
    // Back changes the address before the page of the link has rendered, and reports it after.
    window.history.replaceState(null, '', '/products?category=women');
  });
  expect(screen.getByRole('status')).toHaveTextContent('/policies');
  expect(window.location.pathname + window.location.search).toBe('/products?category=women');
});

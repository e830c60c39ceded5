import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';

import { renderInShop } from '#testing/render-in-shop.tsx';

import { NewsletterOutcome } from './newsletter-outcome.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const arrive = (address: string) =>
  renderInShop(
    <>
      <NewsletterOutcome />
      <Address />
    </>,
    address,
  );

test.each([
  ['confirmed', 'You are subscribed'],
  ['unsubscribed', 'You are unsubscribed'],
  ['expired', 'This link no longer works'],
])('shows %s as “%s” and cleans the URL', async (outcome, title) => {
  arrive(`/?newsletter=${outcome}&page=2`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText('/?page=2')).toBeVisible();
});

test('ignores unknown values', () => {
  arrive('/?newsletter=hello');
  expect(screen.getByText('/?newsletter=hello')).toBeVisible();
});

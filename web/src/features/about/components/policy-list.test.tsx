import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

const POLICIES = {
  entries: [
    { id: 'returns', title: 'Returns and refunds', paragraphs: ['You have 15 days.'] },
    {
      id: 'terms',
      title: 'Terms <b>of sale</b>',
      paragraphs: ['An order is a contract.', 'Pune.'],
    },
  ],
};

beforeEach(() => {
  vi.resetModules();
});

async function open(address: string) {
  const { PolicyList } = await import('./policy-list.tsx');
  renderInShop(<PolicyList />, address);
}

test('what staff have written stands there as text, and the address leads to its part', async () => {
  fakeFirestore({ 'content/policies': POLICIES });
  const shown: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this.id);
  };
  await open('/policies#terms');
  expect(await screen.findByRole('heading', { name: 'Terms <b>of sale</b>' })).toBeVisible();
  expect(screen.getByText('An order is a contract.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Returns and refunds' })).toBeVisible();
  expect(shown).toEqual(['terms']);
});

test('in the Hindi shop a policy is read in Hindi; what has no Hindi stays English, and is marked so', async () => {
  const [returns, terms] = POLICIES.entries;
  const hindi = { titleHindi: 'वापसी', paragraphsHindi: ['आपके पास 15 दिन हैं।'] };
  fakeFirestore({ 'content/policies': { entries: [{ ...returns, ...hindi }, terms] } });
  const { chooseLanguage } = await import('#lib/language/language-choice.ts');
  chooseLanguage('hi');
  await open('/policies');
  expect(await screen.findByRole('region', { name: 'वापसी' })).toHaveAttribute('lang', 'hi');
  expect(screen.getByText('आपके पास 15 दिन हैं।')).toBeVisible();
  expect(screen.queryByText('You have 15 days.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: /^Terms/ })).toHaveAttribute('lang', 'en');
});

const SHIPPING = {
  id: 'shipping',
  title: 'Shipping',
  paragraphs: ['Free above {freeShippingAbove}, packed within {dispatchTime}.'],
  titleHindi: 'भेजना',
  paragraphsHindi: ['{freeShippingAbove} से ऊपर मुफ़्त, {dispatchTime} में पैक।'],
};

test('a figure that the text names is that of the shop today, in either language', async () => {
  fakeFirestore({
    'content/policies': { entries: [SHIPPING] },
    'settings/public': { shipping: { freeAboveRupees: 999 }, delivery: { dispatchDays: 3 } },
  });
  await open('/policies');
  expect(await screen.findByText('Free above ₹999, packed within 3 working days.')).toBeVisible();
  const { chooseLanguage } = await import('#lib/language/language-choice.ts');
  act(() => chooseLanguage('hi'));
  expect(await screen.findByText('₹999 से ऊपर मुफ़्त, 3 कार्य-दिवस में पैक।')).toBeVisible();
});

test('a shop that has set nothing names the usual figures', async () => {
  fakeFirestore({ 'content/policies': { entries: [SHIPPING] } });
  await open('/policies');
  expect(await screen.findByText('Free above ₹2,000, packed within 2 working days.')).toBeVisible();
});

test('where the figures cannot be read nothing is promised', async () => {
  fakeFirestore({ 'content/policies': { entries: [SHIPPING] } }, ['settings/public']);
  await open('/policies');
  expect(await screen.findByText('Failed to load policies')).toBeVisible();
  expect(screen.queryByText(/Free above/)).toBeNull();
});

test('without a connection it says so, with a way to try again', async () => {
  fakeFirestore();
  await open('/policies');
  expect(await screen.findByText('Failed to load policies')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

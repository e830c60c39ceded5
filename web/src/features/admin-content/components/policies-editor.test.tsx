import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#lib/server/api-client.ts';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { PoliciesEditor } from './policies-editor.tsx';

beforeEach(() => signInStaff('owner'));

const { readSection, saveSection } = vi.hoisted(() => ({
  readSection: vi.fn<() => Promise<object>>(),
  saveSection: vi.fn<() => Promise<object>>(),
}));
vi.mock('../data/content-api.ts', () => ({ readSection, saveSection, restoreSection: vi.fn() }));

const POLICY = {
  id: 'shipping',
  title: 'Shipping',
  paragraphs: ['Free above {freeShippingAbove}.', '{weavingTime} until it leaves.'],
};
const OPENED = {
  section: 'policies',
  revision: 1,
  savedAt: null,
  savedBy: '',
  content: { entries: [POLICY] },
  versions: [],
};

beforeEach(() => {
  vi.resetAllMocks();
  readSection.mockResolvedValue(OPENED);
});

test('lists placeholders with their current values', async () => {
  fakeFirestore({ 'settings/public': { shipping: { freeAboveRupees: 999 } } });
  renderInShop(<PoliciesEditor />);
  expect(await screen.findByText('Free above ₹999.')).toBeInTheDocument();
  expect(screen.getByText('24 working days until it leaves.')).toBeInTheDocument();
  const guide = screen.getByText('{freeShippingAbove}').closest('li')!;
  expect(guide).toHaveTextContent(
    '{freeShippingAbove} order value above which shipping is free: ₹999',
  );
  expect(within(guide.parentElement!).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByLabelText('Text')).toHaveValue(POLICY.paragraphs.join('\n\n'));
});

test('shows the server’s message about an unknown placeholder and keeps the form', async () => {
  fakeFirestore({});
  const sentence = 'There is no placeholder {freeShiping}. You can use {freeShippingAbove}';
  saveSection.mockRejectedValue(new ApiError(sentence, { status: 400, code: 'invalid' }));
  renderInShop(<PoliciesEditor />);
  const field = await screen.findByLabelText('Text');
  await userEvent.clear(field);
  await userEvent.type(field, 'Free above {{freeShiping}.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(field).toHaveValue('Free above {freeShiping}.');
});

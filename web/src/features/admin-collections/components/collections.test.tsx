import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { callStaffApi } from '#session/state/staff-api.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';
import { sampleInventory } from '#testing/sample-inventory.ts';

import { CollectionForm } from './collection-form.tsx';
import { CollectionScreen } from './collection-screen.tsx';
import { CollectionsView } from './collections-view.tsx';

beforeEach(() => signInStaff('owner'));

vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));

const trunk = {
  slug: 'wedding-trunk',
  title: 'The wedding trunk',
  description: '',
  kind: 'manual',
  match: 'all',
  conditions: [],
  productIds: ['p1', 'p2'],
  coverProductId: '',
  published: true,
  revision: 2,
  titles: { p1: 'Tangail saree', p2: 'Eri stole' },
};
const server = { rows: [] as unknown[] };

beforeEach(() => {
  server.rows = [];
  vi.mocked(callStaffApi).mockImplementation((path, call) => {
    if (path.startsWith('/inventory')) {
      return Promise.resolve(sampleInventory({ id: 'p3', title: 'Bidri vase', sku: '' }));
    }
    if (call?.method !== 'GET' || path.endsWith('/settings'))
      return Promise.resolve({ collection: trunk });
    return Promise.resolve({ rows: server.rows, nextCursor: null });
  });
});

test('offers to create a collection in two places when there are none', async () => {
  renderInShop(<CollectionsView />);
  expect(await screen.findByText('Create collections for your products')).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Create collection' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/products/collections/new',
    '/admin/products/collections/new',
  ]);
});

test('shows title, products, type, status and the date of the last change in IST', async () => {
  server.rows = [{ ...trunk, products: 7, updatedAt: '2026-11-20T20:00:00Z' }];
  renderInShop(<CollectionsView />);
  expect(await screen.findByRole('link', { name: 'The wedding trunk' })).toHaveAttribute(
    'href',
    '/admin/products/collections/wedding-trunk',
  );
  expect(screen.getAllByRole('cell').map((one) => one.textContent)).toEqual([
    '7',
    'Manual',
    'Published',
    '21 Nov 2026',
  ]);
});

test('creates an automatic collection with conditions and a slug made from the title', async () => {
  const saved = vi.fn();
  renderInShop(<CollectionForm onSaved={saved} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a title.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Small presents' } });
  fireEvent.change(screen.getByLabelText('Collection type'), { target: { value: 'rule' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add condition' }));
  fireEvent.change(await screen.findByLabelText('Condition 1'), {
    target: { value: 'price-below' },
  });
  fireEvent.change(screen.getByLabelText('Value of condition 1'), { target: { value: '1000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(callStaffApi).toHaveBeenCalledWith('/collections', {
    method: 'POST',
    body: {
      slug: 'small-presents',
      title: 'Small presents',
      description: '',
      titleHindi: '',
      descriptionHindi: '',
      kind: 'rule',
      match: 'all',
      conditions: [{ field: 'price-below', value: '1000' }],
      productIds: [],
      coverProductId: '',
      published: true,
    },
  });
});

test('reorders products, adds one, and sends the revision it is based on', async () => {
  renderInShop(<CollectionScreen slug="wedding-trunk" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Move Eri stole up' }));
  const search = screen.getByRole('combobox', { name: 'Add a product' });
  fireEvent.change(search, { target: { value: 'vase' } });
  fireEvent.mouseDown(await screen.findByRole('option', { name: /Bidri vase/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Collection saved')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/collections/wedding-trunk', {
    method: 'PUT',
    body: expect.objectContaining({
      revision: 2,
      productIds: ['p2', 'p1', 'p3'],
    }) as object,
  });
});

test('asks with the title before deleting a collection', async () => {
  renderInShop(<CollectionScreen slug="wedding-trunk" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete The wedding trunk?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Collection deleted')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/collections/wedding-trunk', { method: 'DELETE' });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { CustomerRow } from '@kargha/domain/people/customer-endpoints';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { CustomersPage } from './customers-view.tsx';

const { listCustomers, saveCsv } = vi.hoisted(() => ({
  listCustomers: vi.fn<(filter: object, cursor: string) => Promise<ListPage<CustomerRow>>>(),
  saveCsv: vi.fn<(name: string, csv: string) => void>(),
}));
vi.mock('../data/customers-api.ts', () => ({
  listCustomers,
  readCustomer: vi.fn(),
  changeCustomer: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveCsv }));

const ASHA: CustomerRow = {
  id: 'asha',
  uid: 'asha',
  kind: 'b2b_buyer',
  name: 'Asha Verma',
  email: 'asha@mail.example',
  phone: '9876543210',
  companyName: 'Verma Mills',
  companyState: 'pending',
  orders: 3,
  value: paise(540_000),
  lastOrderAt: new Date('2026-11-14T06:00:00.000Z'),
  tags: ['vip'],
  note: '',
  revision: 0,
  createdAt: new Date('2026-01-01T06:00:00.000Z'),
};
const GUEST: CustomerRow = {
  ...ASHA,
  id: 'guest-1',
  uid: null,
  kind: 'guest',
  name: '=HYPERLINK("x")',
  companyName: '',
  companyState: null,
  tags: [],
};

beforeEach(() => {
  vi.resetAllMocks();
  listCustomers.mockResolvedValue({ rows: [ASHA], nextCursor: null });
});

test('a row shows the customer, total spent and last order', async () => {
  renderInShop(<CustomersPage />);
  const row = (await screen.findByRole('link', { name: 'Asha Verma' })).closest('tr')!;
  for (const text of ['Business', 'Pending verification', '3', '₹5,400', '14 Nov 2026', 'vip']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Asha Verma' })).toHaveAttribute(
    'href',
    '/admin/customers/asha',
  );
});

test('combines type, tag, sorting and search', async () => {
  renderInShop(<CustomersPage />, '/admin/customers?tag=vip');
  await screen.findByText('Asha Verma');
  await userEvent.click(screen.getByRole('button', { name: 'Guest' }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Highest spend');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search customers' }), 'ash');
  await vi.waitFor(() =>
    expect(listCustomers).toHaveBeenLastCalledWith(
      { search: 'ash', kind: 'guest', tag: 'vip', sort: 'value' },
      '',
    ),
  );
});

test('exports every page of the filter, and no name becomes a formula', async () => {
  renderInShop(<CustomersPage />);
  await screen.findByText('Asha Verma');
  listCustomers.mockImplementation((_filter, cursor) =>
    Promise.resolve(
      cursor === '' ? { rows: [ASHA], nextCursor: 'asha' } : { rows: [GUEST], nextCursor: null },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await screen.findByText('Customers exported');
  const [name, csv = ''] = saveCsv.mock.calls[0] ?? [];
  expect(name).toBe('customers.csv');
  const lines = csv.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Asha Verma,asha@mail.example,9876543210,Business,Verma Mills');
  expect(lines[2]).toMatch(/^"'=HYPERLINK/);
});

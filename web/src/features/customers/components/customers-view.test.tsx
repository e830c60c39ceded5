import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { customerEndpoints, type CustomerRow } from '@kargha/domain/people/customer-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCustomerRow } from '#testing/sample-customer.ts';

import { CustomersPage } from './customers-view.tsx';

const { saveCsv } = vi.hoisted(() => ({
  saveCsv: vi.fn<(name: string, csv: string) => void>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveCsv }));

const ASHA = sampleCustomerRow();
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

const answerWith = (
  list: (cursor: string | undefined) => { rows: CustomerRow[]; nextCursor: string | null },
) =>
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(customerEndpoints.list, ({ query }) => list(query.cursor)),
  ]);

beforeEach(() => {
  vi.resetAllMocks();
  answerWith(() => ({ rows: [ASHA], nextCursor: null }));
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
    expect(callStaffApi).toHaveBeenLastCalledWith(
      '/customers?search=ash&kind=guest&tag=vip&sort=value',
      { method: 'GET' },
    ),
  );
});

test('exports every page of the filter, and no name becomes a formula', async () => {
  renderInShop(<CustomersPage />);
  await screen.findByText('Asha Verma');
  answerWith((cursor) =>
    cursor === undefined
      ? { rows: [ASHA], nextCursor: 'asha' }
      : { rows: [GUEST], nextCursor: null },
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

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { NO_SALES } from '@kargha/domain/reports/sales';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { analyticsCsv } from '../state/analytics-csv.ts';
import { AnalyticsView } from './analytics-view.tsx';

const FIGURES = {
  ...{ sales: NO_SALES, before: NO_SALES, days: [], returns: [], gst: [] },
  ...{ crafts: [], origins: [], destinations: [] },
  steps: { opened: 0, paid: 0, delivered: 0 },
  visits: { viewed: 0, cart: 0, checkout: 0, paid: 0 },
  giftCards: { sold: 0, amount: 0, refunded: 0 },
};
const SALES = {
  title: 'Ajrakh kurta',
  variants: [
    { name: 'Size: M', sku: 'KUR-M', units: 1200, revenue: 540_000 },
    { name: 'Size: L', sku: '', units: 0, revenue: 0 },
  ],
};
const ROW = { id: 'kurta', title: 'Ajrakh kurta', sku: 'KUR', status: 'active', variants: [] };

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#session/state/staff-endpoint.ts', () => ({
  callStaffEndpoint: ({ path }: { path: string }, sent: unknown) => call(path, sent) as unknown,
}));

test('shows and exports what each variant of the chosen product sold', async () => {
  call.mockImplementation((path: string) => {
    if (path.endsWith('/variants')) return Promise.resolve(SALES);
    return Promise.resolve(path.includes('analytics') ? { analytics: FIGURES } : { rows: [ROW] });
  });
  renderInShop(<AnalyticsView />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'Product' }), 'kurta');
  await userEvent.click(await screen.findByRole('option', { name: /Ajrakh kurta/ }));
  const table = await screen.findByRole('region', { name: 'Sales by variant: Ajrakh kurta' });
  const cells = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Size: M', 'KUR-M', '1,200', '₹5,400'],
    ['Size: L', '', '0', '₹0'],
  ]);
  const csv = analyticsCsv(FIGURES, analyticsTexts.en, { variants: SALES });
  expect(csv).toContain('Sales by variant: Ajrakh kurta\r\nVariant,SKU,Pieces,Net sales (₹)\r\n');
  expect(csv).toContain('Size: M,KUR-M,1200,5400.00\r\nSize: L,,0,0.00\r\n');
  expect(analyticsCsv(FIGURES, analyticsTexts.en)).not.toContain('by variant');
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { UNSPECIFIED } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { FIGURE_DEFINITIONS, SALES_LINES } from '@kargha/domain/reports/figure-definitions';
import { NO_SALES } from '@kargha/domain/reports/sales';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { analyticsCsv } from '../state/analytics-csv.ts';
import { AnalyticsView } from './analytics-view.tsx';

const { readAnalytics } = vi.hoisted(() => ({
  readAnalytics: vi.fn<(range: { from: string; to: string }) => Promise<Analytics>>(),
}));
vi.mock('#session/state/staff-endpoint.ts', () => ({
  callStaffEndpoint: async (_: unknown, { query }: { query: { from: string; to: string } }) => ({
    analytics: await readAnalytics(query),
  }),
}));

const FIGURES: Analytics = {
  sales: {
    ...{ orders: 2, goods: 900_000, discount: 80_000, returns: 100_000 },
    ...{ tax: 129_600, shipping: 0, revenue: 849_600 },
  },
  before: { ...NO_SALES, orders: 1, goods: 410_000, revenue: 424_800, tax: 14_800 },
  days: [
    { day: '2026-11-20', revenue: 424_800, orders: 1 },
    { day: '2026-11-21', revenue: 424_800, orders: 1 },
  ],
  steps: { opened: 4, paid: 2, delivered: 1 },
  visits: { viewed: 20, cart: 8, checkout: 4, paid: 2 },
  crafts: [{ name: '=Ikat', units: 4, revenue: 720_000 }],
  origins: [],
  destinations: [],
  returns: [{ reason: 'damaged', pieces: 1, exchanged: 0 }],
  gst: [{ percent: 18, state: 'Assam', taxable: 720_000, cgst: 0, sgst: 0, igst: 129_600 }],
  giftCards: { sold: 3, amount: 450_000, refunded: 50_000 },
};

beforeEach(() => {
  readAnalytics.mockReset();
  readAnalytics.mockResolvedValue(FIGURES);
});

it('shows sales, average, funnel and GST, compared with the previous period', async () => {
  renderInShop(<AnalyticsView />);
  expect(await screen.findAllByText('₹8,496')).toHaveLength(2);
  expect(screen.getAllByText('Up 100% from the previous period')).toHaveLength(2);
  expect(screen.getByText('Up 75.6% from the previous period')).toBeVisible();
  expect(screen.getByText('Same as the previous period')).toBeVisible();
  expect(screen.getByText('2, 50%')).toBeVisible();
  const funnel = within(screen.getByRole('region', { name: 'Shopping funnel' }));
  expect(funnel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Viewed a product20, 100%',
    'Added to cart8, 40%',
    'Reached checkout4, 20%',
    'Paid2, 10%',
  ]);
  const gst = within(screen.getByRole('region', { name: 'GST by rate and place of supply' }));
  expect(gst.getByRole('rowheader', { name: 'Assam' })).toBeVisible();
});

it('shows the lines from gross to total sales, with the previous period', async () => {
  renderInShop(<AnalyticsView />);
  const region = await screen.findByRole('region', { name: 'From gross to total sales, table' });
  const rows = within(region).getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(' i', '')),
  );
  expect(cells).toEqual([
    ['Gross sales', '₹9,000', '₹4,100'],
    ['Discounts', '−₹800', '₹0'],
    ['Returns', '−₹1,000', '₹0'],
    ['Net sales', '₹7,200', '₹4,100'],
    ['GST', '₹1,296', '₹148'],
    ['Shipping', '₹0', '₹0'],
    ['Total sales', '₹8,496', '₹4,248'],
  ]);
});

it('shows gift cards sold apart from the sales', async () => {
  renderInShop(<AnalyticsView />);
  const panel = within(await screen.findByRole('region', { name: 'Gift cards sold' }));
  expect(panel.getByText('3 cards for ₹4,500')).toBeVisible();
  expect(panel.getByText('₹500 refunded')).toBeVisible();
  expect(panel.getByText(/They are not sales and have no GST/)).toBeVisible();
  expect(analyticsCsv(FIGURES, analyticsTexts.en)).toContain('3,4500.00,500.00');
});

it('shows the definition of a figure by keyboard, and returns to its button', async () => {
  renderInShop(<AnalyticsView />);
  const button = await screen.findByRole('button', { name: 'About Returns' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const definition = await screen.findByRole('dialog', { name: 'Returns' });
  expect(definition).toHaveTextContent('on the day of the refund, not on the day of the order');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

it('says what growth from almost nothing started from', async () => {
  const before = { ...NO_SALES, orders: 1, goods: 50_000, revenue: 50_000 };
  readAnalytics.mockResolvedValue({ ...FIGURES, before });
  renderInShop(<AnalyticsView />);
  // Total sales, net sales and the average order.
  expect(await screen.findAllByText('Up from ₹500 in the previous period')).toHaveLength(3);
  expect(screen.queryByText(/1599/)).toBeNull();
});

it('says how far figures fell', async () => {
  const before = { ...NO_SALES, orders: 4, revenue: 1_699_200 };
  readAnalytics.mockResolvedValue({ ...FIGURES, before });
  renderInShop(<AnalyticsView />);
  // Total sales, and the number of orders.
  expect(await screen.findAllByText('Down 50% from the previous period')).toHaveLength(2);
});

it('shows no stored name for what is not specified', async () => {
  const unnamed = { name: UNSPECIFIED, units: 1, revenue: 100_000 };
  const returns = [{ reason: UNSPECIFIED, pieces: 2, exchanged: 1 }];
  const figures = { ...FIGURES, crafts: [unnamed], returns };
  readAnalytics.mockResolvedValue(figures);
  renderInShop(<AnalyticsView />);
  expect(await screen.findAllByText('Not specified')).toHaveLength(2);
  expect(screen.getByText('2 pieces, 1 for another size')).toBeVisible();
  expect(analyticsCsv(figures, analyticsTexts.en)).not.toContain(UNSPECIFIED);
});

it('rejects a range that ends before it starts without a request', async () => {
  renderInShop(<AnalyticsView />, '/?range=own&from=2026-11-02&to=2026-11-01');
  expect(await screen.findByText(/The range must end on or after its first day/)).toBeVisible();
  expect(readAnalytics).not.toHaveBeenCalled();
});

it('loads another range when it is selected', async () => {
  renderInShop(<AnalyticsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  await vi.waitFor(() => expect(readAnalytics).toHaveBeenCalledTimes(2));
  const [first, second] = readAnalytics.mock.calls.map(([range]) => range);
  expect(second?.to).toBe(first?.to);
  expect(second?.from).not.toBe(first?.from);
});

it('exports every figure of the page', () => {
  const csv = analyticsCsv(FIGURES, analyticsTexts.en).split('\r\n');
  const table = (title: string) => {
    const at = csv.indexOf(title);
    expect(at).toBeGreaterThanOrEqual(0);
    return csv.slice(at + 1, csv.indexOf('', at));
  };
  const [heading, ...rows] = table('Key figures');
  expect(heading).toBe('Figure,This period,Previous period,Definition');
  const names = ['orders', ...SALES_LINES, 'averageOrder'] as const;
  expect(rows).toHaveLength(names.length);
  const values = ['2,1', '9000.00,4100.00', '-800.00,0.00', '-1000.00,0.00', '7200.00,4100.00'];
  values.push('1296.00,148.00', '0.00,0.00', '8496.00,4248.00', '4100.00,4100.00');
  rows.forEach((row, index) => {
    const { label, definition } = FIGURE_DEFINITIONS[names[index] ?? 'orders'];
    expect(row.startsWith(`${label},${values[index]},`), row).toBe(true);
    expect(row.replaceAll('"', '')).toContain(definition);
  });
  expect(table('Shopping funnel')).toEqual([
    'Step,Visits,% of first step',
    'Viewed a product,20,100',
    'Added to cart,8,40',
    'Reached checkout,4,20',
    'Paid,2,10',
  ]);
  expect(table('Order conversion').slice(1)).toEqual([
    'Checkout started,4,100',
    'Paid,2,50',
    'Delivered,1,25',
  ]);
  expect(table('Returns by reason')).toHaveLength(2);
  expect(table('Total sales by day')).toContain('2026-11-21,1,4248.00');
});

it('escapes names that could start a formula', () => {
  const csv = analyticsCsv(FIGURES, analyticsTexts.en);
  expect(csv).toContain("'=Ikat,4,7200.00");
  expect(csv).toContain('Assam,18,7200.00,0.00,0.00,1296.00');
});

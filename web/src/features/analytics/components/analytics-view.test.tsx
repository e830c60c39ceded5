import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import { UNSPECIFIED } from '@kargha/domain/reports/analytics';
import type { Analytics } from '@kargha/domain/reports/analytics-endpoints';
import { NO_SALES } from '@kargha/domain/reports/sales';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { analyticsTexts } from '../analytics-texts.ts';
import { analyticsCsv } from '../state/analytics-csv.ts';
import { AnalyticsView } from './analytics-view.tsx';

const { readAnalytics } = vi.hoisted(() => ({
  readAnalytics: vi.fn<(range: { from: string; to: string }) => Promise<Analytics>>(),
}));
vi.mock('../data/analytics-api.ts', () => ({ readAnalytics }));

const FIGURES: Analytics = {
  sales: { ...NO_SALES, orders: 2, revenue: 849_600, tax: 129_600 },
  before: { ...NO_SALES, orders: 1, revenue: 424_800 },
  days: [
    { day: '2026-11-20', revenue: 424_800, orders: 1 },
    { day: '2026-11-21', revenue: 424_800, orders: 1 },
  ],
  steps: { opened: 4, paid: 2, delivered: 1 },
  visits: { viewed: 20, cart: 8, checkout: 4, paid: 2 },
  crafts: [{ name: '=Ikat', units: 4, revenue: 720_000 }],
  origins: [],
  destinations: [],
  returns: [{ reason: 'damaged', pieces: 1 }],
  gst: [{ percent: 18, state: 'Assam', taxable: 720_000, cgst: 0, sgst: 0, igst: 129_600 }],
};

beforeEach(() => {
  readAnalytics.mockReset();
  readAnalytics.mockResolvedValue(FIGURES);
});

it('shows sales, average, funnel and GST, compared with the previous period', async () => {
  renderInShop(<AnalyticsView />);
  expect(await screen.findByText('₹8,496')).toBeVisible();
  expect(screen.getByText('₹4,248')).toBeVisible();
  expect(screen.getAllByText('Up 100% from the previous period')).toHaveLength(2);
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

it('says what growth from almost nothing started from', async () => {
  const before = { ...NO_SALES, orders: 1, revenue: 50_000 };
  readAnalytics.mockResolvedValue({ ...FIGURES, before });
  renderInShop(<AnalyticsView />);
  // Sales, and the average order.
  expect(await screen.findAllByText('Up from ₹500 in the previous period')).toHaveLength(2);
  expect(screen.getByText('New this period')).toBeVisible();
  expect(screen.queryByText(/1599/)).toBeNull();
});

it('says how far figures fell', async () => {
  const before = { ...NO_SALES, orders: 4, revenue: 1_699_200 };
  readAnalytics.mockResolvedValue({ ...FIGURES, before });
  renderInShop(<AnalyticsView />);
  // Sales, and the number of orders.
  expect(await screen.findAllByText('Down 50% from the previous period')).toHaveLength(2);
});

it('shows no stored name for what is not specified', async () => {
  const unnamed = { name: UNSPECIFIED, units: 1, revenue: 100_000 };
  const returns = [{ reason: UNSPECIFIED, pieces: 2 }];
  const figures = { ...FIGURES, crafts: [unnamed], returns };
  readAnalytics.mockResolvedValue(figures);
  renderInShop(<AnalyticsView />);
  expect(await screen.findAllByText('Not specified')).toHaveLength(2);
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
  expect(table('Key figures')).toEqual([
    'Metric,This period,Previous period',
    'Sales,8496.00,4248.00',
    'Orders,2,1',
    'Average order,4248.00,4248.00',
    'GST charged,1296.00,0.00',
  ]);
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
  expect(table('Sales by day')).toContain('2026-11-21,1,4248.00');
});

it('escapes names that could start a formula', () => {
  const csv = analyticsCsv(FIGURES, analyticsTexts.en);
  expect(csv).toContain("'=Ikat,4,7200.00");
  expect(csv).toContain('Assam,18,7200.00,0.00,0.00,1296.00');
});

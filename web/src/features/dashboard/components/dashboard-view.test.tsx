import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import { paise } from '@kargha/domain/money/paise';
import { NO_SALES } from '@kargha/domain/reports/sales';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { DashboardView } from './dashboard-view.tsx';

const { readDashboard } = vi.hoisted(() => ({ readDashboard: vi.fn<() => Promise<Dashboard>>() }));
vi.mock('#session/state/staff-endpoint.ts', () => ({
  callStaffEndpoint: async () => ({ dashboard: await readDashboard() }),
}));

const busy: Dashboard = {
  stats: {
    totalOrders: { value: 1234, before: 1097, changePercent: 12.5 },
    revenue: { value: 21_830_000, before: 22_739_583, changePercent: -4 },
    products: { value: 95, before: 95, changePercent: 0 },
    customers: { value: 12, before: 0, changePercent: null },
  },
  recentOrders: [
    {
      id: 'o1',
      number: 'KG-ABCD1234',
      customer: 'Asha Devi',
      email: 'asha@kargha.example',
      amount: paise(2_183_000),
      state: 'placed',
      createdAt: new Date('2026-11-20T20:00:00Z'),
      items: 2,
    },
  ],
  topProducts: [{ id: 'p1', name: 'Ilkal saree', sales: 9, revenue: 900_000, category: 'women' }],
  statusCounts: { pending: 3, processing: 4, completed: 20, other: 1 },
  revenueBreakdown: {
    ...NO_SALES,
    goods: 1_000_000,
    discount: 50_000,
    returns: 100_000,
    tax: 171_000,
    revenue: 1_021_000,
  },
  days: [
    { day: '2026-11-20', revenue: 100, orders: 1 },
    { day: '2026-11-21', revenue: 424_800, orders: 2 },
  ],
  inventoryAlerts: [
    { id: 'p2', title: 'Coir mat', quantity: 2 },
    { id: 'p3', title: 'Brass lamp', quantity: 0 },
  ],
  messages: { open: 7, overdue: 2 },
};

const empty: Dashboard = {
  stats: {
    totalOrders: { value: 0, before: 0, changePercent: null },
    revenue: { value: 0, before: 0, changePercent: null },
    products: { value: 0, before: 0, changePercent: null },
    customers: { value: 0, before: 0, changePercent: null },
  },
  recentOrders: [],
  topProducts: [],
  statusCounts: { pending: 0, processing: 0, completed: 0, other: 0 },
  revenueBreakdown: NO_SALES,
  days: [{ day: '2026-11-21', revenue: 0, orders: 0 }],
  inventoryAlerts: [],
  messages: { open: 0, overdue: 0 },
};

beforeEach(() => {
  signInStaff('owner');
  readDashboard.mockReset();
});

const panel = (name: string) => screen.findByRole('region', { name });

test('shows figures in Indian number format with their change', async () => {
  readDashboard.mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  for (const text of [
    '1,234',
    'Up 12.5%',
    '₹2,18,300',
    'Down 4%',
    'No change',
    'New this period',
  ]) {
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('says what growth from almost nothing started from', async () => {
  const steep = { value: 21_830_000, before: 120_000, changePercent: 18_091.7 };
  readDashboard.mockResolvedValue({ ...busy, stats: { ...busy.stats, revenue: steep } });
  renderInShop(<DashboardView />);
  expect(await screen.findByText('Up from ₹1,200')).toBeVisible();
  expect(screen.queryByText(/18,?091/)).toBeNull();
});

test('shows panels for orders, products, statuses, revenue and stock', async () => {
  readDashboard.mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  const recent = await panel('Recent orders');
  for (const text of ['KG-ABCD1234', 'asha@kargha.example', '21 Nov 2026 · 2 items', 'Placed']) {
    expect(recent).toHaveTextContent(text);
  }
  // On phones, a long one is cut.
  expect(within(recent).getByTitle('asha@kargha.example')).toBeVisible();
  expect(await panel('Top products')).toHaveTextContent('Women · 9 sold this month₹9,000');
  expect(await panel('Order status')).toHaveTextContent('Pending3Processing4Completed20Other1');
  const breakdown = within(await panel('Revenue breakdown'));
  const lines = breakdown
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent);
  expect(lines.map((line) => line?.replace(' i', ' '))).toEqual([
    'Gross sales ₹10,000',
    'Discounts −₹500',
    'Returns −₹1,000',
    'Net sales ₹8,500',
    'GST ₹1,710',
    'Shipping ₹0',
    'Total sales ₹10,210',
  ]);
  for (const figure of ['Orders', 'Products', 'Customers', 'Net sales']) {
    expect(screen.getByRole('button', { name: `About ${figure}` })).toBeVisible();
  }
  const alerts = within(await panel('Inventory alerts'));
  expect(alerts.getByText('2 left')).toBeVisible();
  expect(alerts.getByText('Sold out')).toBeVisible();
});

test('counts open and overdue messages and links to them', async () => {
  readDashboard.mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  const messages = await panel('Messages');
  expect(messages).toHaveTextContent('Open7Overdue complaints2');
  const links = within(messages).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/messages',
    '/admin/messages?state=overdue',
  ]);
});

test('describes the chart in text', async () => {
  readDashboard.mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  const summary = 'Best day: 21 Nov 2026 with ₹4,248.';
  expect(await screen.findByRole('img', { name: summary })).toBeVisible();
});

test('draws the chart on an axis of round amounts, with the first and last day', async () => {
  readDashboard.mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  const chart = await screen.findByRole('img', { name: /^Best day/ });
  for (const tick of ['₹0', '₹2K', '₹4K', '₹6K']) expect(chart).toHaveTextContent(tick);
  const [first, last] = [...chart.querySelectorAll('rect')];
  expect(first).toHaveTextContent('20 Nov 2026: ₹1, 1 order');
  // 4,248 of 6,000 on a height of 200.
  expect(Number(last?.getAttribute('height'))).toBeCloseTo(141.6);
  expect(screen.getByText('20 Nov 2026')).toBeVisible();
});

test('shows zeros and hints for an empty shop', async () => {
  readDashboard.mockResolvedValue(empty);
  renderInShop(<DashboardView />);
  expect(await screen.findByRole('link', { name: 'Add Product' })).toBeVisible();
  expect(screen.getAllByText('No earlier data')).toHaveLength(4);
  expect(screen.getByText(/^No orders yet\./)).toBeVisible();
  expect(screen.getByText('No sales in this period.')).toBeVisible();
  expect(screen.getByText('No stock alerts.')).toBeVisible();
  expect(screen.getByText('No messages need a reply.')).toBeVisible();
});

test('retries when the dashboard fails to load', async () => {
  readDashboard.mockRejectedValueOnce(new Error()).mockResolvedValue(busy);
  renderInShop(<DashboardView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await panel('Recent orders')).toBeVisible();
});

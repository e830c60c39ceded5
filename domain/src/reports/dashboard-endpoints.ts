import { array, nullable, number, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { ORDER_STATES } from '../orders/order-state.ts';
import { dayFigures, salesFigures } from './day-figures.ts';

export const DASHBOARD_DAYS = 30;

/** A figure and its change against the days before; null when there is nothing to compare with. */
const dashboardFigure = object({
  value: number(),
  before: number(),
  changePercent: nullable(number()),
});
export type DashboardFigure = InferOutput<typeof dashboardFigure>;

const dashboardOrder = object({
  id: string(),
  number: string(),
  customer: string(),
  email: string(),
  amount: paiseAmount,
  state: picklist(ORDER_STATES),
  createdAt: time,
  items: count,
});
export type DashboardOrder = InferOutput<typeof dashboardOrder>;

const dashboardProduct = object({
  id: string(),
  name: string(),
  sales: count,
  revenue: number(),
  category: string(),
});
export type DashboardProduct = InferOutput<typeof dashboardProduct>;

const stockAlert = object({ id: string(), title: string(), quantity: number() });
export type StockAlert = InferOutput<typeof stockAlert>;

/** Messages from customers that wait for staff. */
const waitingMessages = object({
  open: count,
  /** complaints with a missed deadline, answered or not; 100 means 100 or more */
  overdue: count,
});
export type WaitingMessages = InferOutput<typeof waitingMessages>;

/** Money in paise, days in India. Null or empty: the person may not see it. */
const dashboard = object({
  stats: object({
    totalOrders: nullable(dashboardFigure),
    revenue: nullable(dashboardFigure),
    products: nullable(dashboardFigure),
    customers: nullable(dashboardFigure),
  }),
  recentOrders: array(dashboardOrder),
  topProducts: array(dashboardProduct),
  statusCounts: nullable(
    object({ pending: count, processing: count, completed: count, other: count }),
  ),
  revenueBreakdown: nullable(salesFigures),
  /** oldest first */
  days: array(dayFigures),
  inventoryAlerts: array(stockAlert),
  messages: nullable(waitingMessages),
});
export type Dashboard = InferOutput<typeof dashboard>;

export const dashboardEndpoints = defineEndpoints('/api/dashboard', {
  find: {
    method: 'GET',
    path: '/',
    does: 'Returns the figures of the dashboard.',
    who: 'staff',
    permission: 'dashboard.read',
    response: object({ dashboard }),
  },
});

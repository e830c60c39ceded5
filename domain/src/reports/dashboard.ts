import type { OrderBadge, OrderState } from '../orders/order-state.ts';
import type { DaySales } from './sales.ts';

/** Days of the window that the dashboard looks at; it is compared with as many days before. */
export const DASHBOARD_DAYS = 30;

/** A figure, and how far it lies from that of the days before; null when there is nothing to compare with. */
export interface DashboardFigure {
  value: number;
  changePercent: number | null;
}

export interface DashboardOrder {
  id: string;
  number: string;
  customer: string;
  email: string;
  /** paise */
  amount: number;
  state: OrderState;
  /** ISO time */
  createdAt: string;
  /** pieces */
  items: number;
}

export interface DashboardProduct {
  id: string;
  name: string;
  /** pieces sold this month */
  sales: number;
  /** paise, without tax */
  revenue: number;
  category: string;
}

export interface StockAlert {
  id: string;
  title: string;
  quantity: number;
}

/** What people have written to the shop and wait for. */
export interface WaitingMessages {
  /** nobody has answered them yet */
  open: number;
  /** complaints of which a promise is over and not kept, answered or not; a hundred stand for more */
  overdue: number;
}

/** GET /api/dashboard: how the shop does. Money in paise, days in India. */
export interface Dashboard {
  stats: {
    totalOrders: DashboardFigure;
    revenue: DashboardFigure;
    products: DashboardFigure;
    customers: DashboardFigure;
  };
  recentOrders: DashboardOrder[];
  topProducts: DashboardProduct[];
  statusCounts: Record<OrderBadge, number>;
  revenueBreakdown: DaySales;
  /** revenue of each day of the window, oldest first */
  days: { day: string; revenue: number; orders: number }[];
  inventoryAlerts: StockAlert[];
  messages: WaitingMessages;
}

import type { OrderBadge, OrderState } from '../orders/order-state.ts';
import type { DaySales } from './sales.ts';

export const DASHBOARD_DAYS = 30;

/** A figure and its change against the days before; null when there is nothing to compare with. */
export interface DashboardFigure {
  value: number;
  before: number;
  changePercent: number | null;
}

export interface DashboardOrder {
  id: string;
  number: string;
  customer: string;
  email: string;
  amount: number;
  state: OrderState;
  createdAt: string;
  items: number;
}

export interface DashboardProduct {
  id: string;
  name: string;
  sales: number;
  revenue: number;
  category: string;
}

export interface StockAlert {
  id: string;
  title: string;
  quantity: number;
}

/** Messages from customers that wait for staff. */
export interface WaitingMessages {
  open: number;
  /** complaints with a missed deadline, answered or not; 100 means 100 or more */
  overdue: number;
}

/** GET /api/dashboard. Money in paise, days in India. */
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
  /** revenue by day, oldest first */
  days: { day: string; revenue: number; orders: number }[];
  inventoryAlerts: StockAlert[];
  messages: WaitingMessages;
}

import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  DASHBOARD_DAYS,
  type Dashboard,
  type DashboardOrder,
  type DashboardProduct,
  type StockAlert,
  type WaitingMessages,
} from '@kargha/domain/reports/dashboard-endpoints';
import { lastDays, indianMonth } from '@kargha/domain/india/indian-day';
import { ORDER_STATES, orderBadge, type OrderBadge } from '@kargha/domain/orders/order-state';
import { pieceCount } from '@kargha/domain/orders/order';
import { orderWorth } from '@kargha/domain/pricing/price-order';
import { changePercent, salesOn } from '@kargha/domain/reports/sales';
import { CUSTOMER_KINDS } from '@kargha/domain/people/customer';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { lowUnits } from '@kargha/domain/stock/low-stock';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { firestore, type Query } from '../../platform/firestore.ts';
import { customers } from '../../records/customer-record.ts';
import { orders, readOrders } from '../../records/order-record.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { readProducts } from '../../records/product-record.ts';
import {
  MONTHS,
  monthsOfDays,
  readMonths,
  readProductSales,
  stats,
} from '../../records/sales/stored-stats.ts';
import { openTickets } from '../../records/ticket-record.ts';
import { overdueComplaints } from '../../messages/tickets/overdue-complaints.ts';

/** Customers other than staff, including guests. */
const SHOPPERS = CUSTOMER_KINDS.filter((kind) => kind !== 'admin');

/** With at most three months of sales, the dashboard reads twelve documents, regardless of the number of orders. */
const ROWS_PER_LIST = 3;

/** Sales come from monthly totals, everything else from counts and a few latest documents. */
export async function readDashboard(now: Date): Promise<Dashboard> {
  const days = lastDays(now, 2 * DASHBOARD_DAYS);
  const [
    months,
    recentOrders,
    topProducts,
    inventoryAlerts,
    messages,
    statusCounts,
    products,
    shoppers,
  ] = await Promise.all([
    readMonths(MONTHS.sales, monthsOfDays(days)),
    readRecentOrders(),
    readTopProducts(indianMonth(now)),
    readAlerts(),
    readMessages(now),
    readStatusCounts(),
    countWithPrevious(firestore().collection(COLLECTIONS.products), now),
    countWithPrevious(customers().where('kind', 'in', SHOPPERS), now),
  ]);
  const window = days.slice(DASHBOARD_DAYS);
  const sold = salesOn(window, months);
  const before = salesOn(days.slice(0, DASHBOARD_DAYS), months);
  const figure = (value: number, earlier: number) => ({
    value,
    before: earlier,
    changePercent: changePercent(value, earlier),
  });
  return {
    stats: {
      totalOrders: figure(sold.orders, before.orders),
      revenue: figure(sold.revenue, before.revenue),
      products: figure(products.all, products.before),
      customers: figure(shoppers.all, shoppers.before),
    },
    recentOrders,
    topProducts,
    statusCounts,
    revenueBreakdown: sold,
    days: window.map((day) => {
      const { revenue, orders: count } = salesOn([day], months);
      return { day, revenue, orders: count };
    }),
    inventoryAlerts,
    messages,
  };
}

async function readRecentOrders(): Promise<DashboardOrder[]> {
  const { docs } = await orders().orderBy('createdAt', 'desc').limit(ROWS_PER_LIST).get();
  return readOrders(docs).map((order) => ({
    id: order.id,
    number: order.number,
    customer: order.customer.name,
    email: order.customer.email,
    amount: orderWorth(order.totals),
    state: order.state,
    createdAt: order.createdAt,
    items: pieceCount(order),
  }));
}

async function readTopProducts(month: string): Promise<DashboardProduct[]> {
  const { docs } = await stats()
    .where('kind', '==', 'product-sales')
    .where('month', '==', month)
    .orderBy('revenue', 'desc')
    .limit(ROWS_PER_LIST)
    .get();
  return docs
    .map(readProductSales)
    .filter((product) => product !== null)
    .filter(({ units }) => units > 0)
    .map(({ productId, title, units, revenue, category }) => ({
      id: productId,
      name: title,
      sales: units,
      revenue,
      category,
    }));
}

/** Products of which something is low, each with what is lowest. */
async function readAlerts(): Promise<StockAlert[]> {
  const { lowStockAt } = await storeSettings();
  const { docs } = await firestore()
    .collection(COLLECTIONS.products)
    .where('status', '==', 'active')
    .where('hasLowStock', '==', true)
    .orderBy('quantity')
    .limit(ROWS_PER_LIST)
    .get();
  return readProducts(docs).flatMap((product) => {
    const { _id: id, title } = product;
    const [lowest] = lowUnits(product, lowStockAt).toSorted(
      (one, other) => one.quantity - other.quantity,
    );
    if (!lowest) return [];
    return { id, title: lineTitle({ title, options: lowest.options }), quantity: lowest.quantity };
  });
}

async function readMessages(now: Date): Promise<WaitingMessages> {
  const [open, overdue] = await Promise.all([openTickets().count().get(), overdueComplaints(now)]);
  return { open: open.data().count, overdue: overdue.length };
}

async function readStatusCounts(): Promise<Record<OrderBadge, number>> {
  const count = async (badge: OrderBadge) => {
    const states = ORDER_STATES.filter((state) => orderBadge(state) === badge);
    return (await orders().where('state', 'in', states).count().get()).data().count;
  };
  const [pending, processing, completed, other] = await Promise.all([
    count('pending'),
    count('processing'),
    count('completed'),
    count('other'),
  ]);
  return { pending, processing, completed, other };
}

async function countWithPrevious(all: Query, now: Date): Promise<{ all: number; before: number }> {
  const since = new Date(now.getTime() - DASHBOARD_DAYS * DAY_MS);
  const [total, added] = await Promise.all([
    all.count().get(),
    all.where('createdAt', '>=', since).orderBy('createdAt', 'desc').count().get(),
  ]);
  const { count } = total.data();
  return { all: count, before: count - added.data().count };
}

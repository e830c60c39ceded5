import type { Router } from 'express';

import { dashboardEndpoints, type Dashboard } from '@kargha/domain/reports/dashboard-endpoints';
import type { Permission } from '@kargha/domain/people/staff-permissions';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { readDashboard } from './dashboard.ts';

export function dashboardRoutes(now: () => Date): Router {
  return serveEndpoints(dashboardEndpoints, {
    find: async ({ caller: { permissions } }) => ({
      dashboard: visibleDashboard(await readDashboard(now()), permissions),
    }),
  });
}

/** Leaves out what the person may not see elsewhere. */
function visibleDashboard(all: Dashboard, permissions: ReadonlySet<Permission>): Dashboard {
  const only = <Value>(permission: Permission, value: Value) =>
    permissions.has(permission) ? value : null;
  const { stats } = all;
  return {
    stats: {
      totalOrders: only('orders.read', stats.totalOrders),
      revenue: only('analytics.read', stats.revenue),
      products: only('products.read', stats.products),
      customers: only('customers.read', stats.customers),
    },
    recentOrders: only('orders.read', all.recentOrders) ?? [],
    statusCounts: only('orders.read', all.statusCounts),
    topProducts: only('analytics.read', all.topProducts) ?? [],
    revenueBreakdown: only('analytics.read', all.revenueBreakdown),
    days: only('analytics.read', all.days) ?? [],
    inventoryAlerts: only('stock.read', all.inventoryAlerts) ?? [],
    messages: only('messages.read', all.messages),
  };
}

import { Link } from 'react-router-dom';

import type { DashboardOrder } from '@kargha/domain/reports/dashboard-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath, paths } from '#lib/addresses/paths.ts';

import { dashboardTexts } from '../dashboard-texts.ts';
import { Panel, Rows } from './panel.tsx';

export function RecentOrders({ orders }: { orders: readonly DashboardOrder[] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.recentOrders} aside={<Link to={paths.adminOrders}>{texts.allOrders}</Link>}>
      {orders.length === 0 && <p>{texts.noOrders}</p>}
      <Rows>
        {orders.map(({ id, number, customer, email, amount, state, createdAt, items }) => (
          <li key={id}>
            <span>
              <Link to={adminOrderPath(id)}>{number}</Link> · {customer}
              <small>{email}</small>
              <small>
                {formatDay(createdAt)} · {texts.items(items)}
              </small>
            </span>
            <span>
              {formatPaise(amount)}
              <small>{ORDER_STATE_LABELS[state]}</small>
            </span>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

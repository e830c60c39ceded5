import { findCategory } from '@kargha/domain/catalogue/categories';
import type {
  DashboardOrder,
  DashboardProduct,
  StockAlert,
  WaitingMessages,
  Dashboard,
} from '@kargha/domain/reports/dashboard-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { ORDER_STATE_LABELS, type OrderBadge } from '@kargha/domain/orders/order-state';
import { OVERDUE } from '@kargha/domain/people/ticket';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath, paths, adminEditProductPath } from '#lib/addresses/paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

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
              <small title={email}>{email}</small>
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

export function TopProducts({ products }: { products: readonly DashboardProduct[] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.topProducts}>
      {products.length === 0 && <p>{texts.noSales}</p>}
      <Rows>
        {products.map(({ id, name, sales, revenue, category }) => (
          <li key={id}>
            <span>
              <Link to={adminEditProductPath(id)}>{name}</Link>
              <small>
                {[findCategory(category)?.label, texts.sold(sales)].filter(Boolean).join(' · ')}
              </small>
            </span>
            <strong>{formatPaise(paise(revenue))}</strong>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

export function InventoryAlerts({ alerts }: { alerts: readonly StockAlert[] }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.inventoryAlerts}>
      {alerts.length === 0 && <p>{texts.noAlerts}</p>}
      <Rows>
        {alerts.map(({ id, title, quantity }) => (
          <li key={id}>
            <Link to={adminEditProductPath(id)}>{title}</Link>
            <Tag tone={quantity > 0 ? 'waiting' : 'offer'}>{texts.left(quantity)}</Tag>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

export function MessageCounts({ messages: { open, overdue } }: { messages: WaitingMessages }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.messages}>
      {open + overdue === 0 && <p>{texts.noMessages}</p>}
      <Rows>
        {open > 0 && (
          <li>
            <Link to={adminPaths.messages}>{texts.openMessages}</Link>
            <strong>{open}</strong>
          </li>
        )}
        {overdue > 0 && (
          <li>
            <Link to={`${adminPaths.messages}?state=${OVERDUE}`}>{texts.overdueComplaints}</Link>
            <Tag tone="offer">{overdue}</Tag>
          </li>
        )}
      </Rows>
    </Panel>
  );
}

/** Pending yellow, processing blue, completed green, others grey (spec §4). */
const TONES: [OrderBadge, TagTone][] = [
  ['pending', 'waiting'],
  ['processing', 'moving'],
  ['completed', 'done'],
  ['other', 'idle'],
];

export function StatusCounts({ counts }: { counts: NonNullable<Dashboard['statusCounts']> }) {
  const texts = useTexts(dashboardTexts);
  return (
    <Panel title={texts.orderStatus}>
      <Rows>
        {TONES.map(([badge, tone]) => (
          <li key={badge}>
            <Tag tone={tone}>{texts.badges[badge]}</Tag>
            <strong>{counts[badge]}</strong>
          </li>
        ))}
      </Rows>
    </Panel>
  );
}

import { formatPaise } from '@kargha/domain/money-format';
import { useTexts } from '#lib/language/language.ts';
import { formatDay } from '#lib/day-format.ts';
import { adminOrderPath } from '#lib/paths.ts';
import { IconLink } from '#ui/controls/icon-button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { TableFrame, TableHead } from '#ui/table-frame.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import type { ListedOrder } from '../state/listed-order.ts';

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  labelledBy: string;
}

/** One row per order. */
export function OrdersTable({ orders, labelledBy }: OrdersTableProps) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <TableFrame role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <TableHead columns={texts.columns} />
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <tr>
      <th scope="row">{order.number}</th>
      <td>
        <strong>{order.name}</strong>
        <span>{order.email}</span>
      </td>
      <td>{formatPaise(order.total)}</td>
      <td>
        <OrderTag state={order.state} />
      </td>
      <td>{formatDay(order.createdAt)}</td>
      <td>{texts.items(order.pieces)}</td>
      <td>
        <IconLink to={adminOrderPath(order.id)} aria-label={texts.view(order.number)}>
          <EyeIcon size={20} />
        </IconLink>
      </td>
    </tr>
  );
}

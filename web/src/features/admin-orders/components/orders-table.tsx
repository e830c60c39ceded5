import { lazy, Suspense, useState } from 'react';

import { formatPaise } from '@kargha/domain/money-format';
import { ORDER_STATE_LABELS, orderBadge, type OrderBadge } from '@kargha/domain/order-state';
import { useTexts } from '#lib/language/language.ts';
import { formatDay } from '#lib/day-format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { TableFrame } from '#ui/table-frame.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import type { ListedOrder } from '../state/listed-order.ts';

const OrderDialog = lazy(async () => ({
  default: (await import('./order-dialog.tsx')).OrderDialog,
}));

/** Pending yellow, processing blue, completed green, all others grey. */
const TONES: Record<OrderBadge, TagTone> = {
  pending: 'waiting',
  processing: 'moving',
  completed: 'done',
  other: 'idle',
};

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  labelledBy: string;
}

/** One row per order. */
export function OrdersTable({ orders, labelledBy }: OrdersTableProps) {
  const texts = useTexts(adminOrdersTexts);
  const [openId, setOpenId] = useState<string>();
  const open = orders.find(({ id }) => id === openId);
  return (
    <TableFrame role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {Object.values(texts.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} onOpen={() => setOpenId(order.id)} />
          ))}
        </tbody>
      </table>
      {open && (
        <Suspense fallback={null}>
          <OrderDialog order={open} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </TableFrame>
  );
}

function OrderRow({ order, onOpen }: { order: ListedOrder; onOpen: () => void }) {
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
        <Tag tone={TONES[orderBadge(order.state)]}>{ORDER_STATE_LABELS[order.state]}</Tag>
      </td>
      <td>{formatDay(order.createdAt)}</td>
      <td>{texts.items(order.pieces)}</td>
      <td>
        <IconButton aria-label={texts.view(order.number)} onClick={onOpen}>
          <EyeIcon size={20} />
        </IconButton>
      </td>
    </tr>
  );
}

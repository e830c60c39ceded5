import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import type { OrderRow } from '@kargha/domain/orders/staff-order-endpoints';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { IconLink } from '#ui/controls/icon-button.tsx';
import { EyeIcon, PencilIcon } from '#ui/icons.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { Tag } from '#ui/tag.tsx';

import { adminOrdersTexts } from '../admin-orders-texts.ts';
import { OrderMenu } from './order-menu.tsx';

interface OrdersTableProps {
  rows: readonly OrderRow[];
  selection: Selection;
  isStale?: boolean;
}

export function OrdersTable({ rows, selection, isStale = false }: OrdersTableProps) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <IndexTable
      label={texts.table}
      columns={texts.columns}
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ number }) => number}
      selection={selection}
      isStale={isStale}
      numbers={['amount', 'items']}
      opensRows
      cells={(order) => ({
        number: <Link to={adminOrderPath(order.id)}>{order.number}</Link>,
        customer: (
          <Customer>
            <strong>{order.name}</strong>
            <span>{order.email}</span>
          </Customer>
        ),
        amount: formatPaise(order.worth),
        status: (
          <>
            <OrderTag state={order.state} />{' '}
            {order.reviewReasons.length > 0 && <Tag tone="waiting">{texts.needsReview}</Tag>}
          </>
        ),
        date: formatDay(order.createdAt),
        items: texts.items(order.pieces),
        actions: <RowActions order={order} />,
      })}
    />
  );
}

function RowActions({ order }: { order: OrderRow }) {
  const texts = useTexts(adminOrdersTexts);
  const path = adminOrderPath(order.id);
  return (
    <Actions>
      <IconLink to={path} aria-label={texts.view(order.number)}>
        <EyeIcon size={20} />
      </IconLink>
      <IconLink to={`${path}?do=edit`} aria-label={texts.edit(order.number)}>
        <PencilIcon size={20} />
      </IconLink>
      <OrderMenu order={order} />
    </Actions>
  );
}

const Actions = styled('div')({ display: 'flex' });

const Customer = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 'max-content',
  maxWidth: 280,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary },
}));

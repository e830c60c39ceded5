import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import type {
  DiscountRow,
  DiscountUsage as Usage,
} from '@kargha/domain/pricing/discount-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tile, Tiles } from '#ui/lists/tiles.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';

export function DiscountUsage({ discount, usage }: { discount: DiscountRow; usage: Usage }) {
  const texts = useTexts(adminDiscountsTexts);
  const { paidOrders, givenAway, orders } = usage;
  return (
    <section aria-label={texts.usageSection}>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.usageSection}
      </Typography>
      <Tiles label={texts.usageSection}>
        {discount.method === 'code' && (
          <Tile label={texts.inUse} value={texts.usedOf(discount.used, discount.totalLimit)} />
        )}
        <Tile label={texts.paidOrders} value={String(paidOrders)} />
        <Tile label={texts.givenAway} value={formatPaise(givenAway)} />
      </Tiles>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <IndexTable
          label={texts.ordersTable}
          columns={texts.orderColumns}
          rows={orders}
          idOf={({ id }) => id}
          nameOf={({ number }) => number}
          numbers={['discount']}
          opensRows
          cells={({ id, number, customer, state, discount: off, createdAt }) => ({
            order: <Link to={adminOrderPath(id)}>{number}</Link>,
            customer,
            state: <OrderTag state={state} />,
            discount: formatPaise(off),
            date: formatDay(createdAt),
          })}
        />
      )}
    </section>
  );
}

import { useParams } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import {
  discountEndpoints,
  type DiscountRow,
  type DiscountUsage as Usage,
} from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { MayEdit } from '#session/components/may-edit.tsx';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { orderLink } from '#ui/lists/cells.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { RecordFrame } from '#ui/lists/record-frame.tsx';
import { Tiles } from '#ui/lists/tiles.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { Text } from '#ui/text.tsx';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { DiscountForm } from './discount-form.tsx';
import { DiscountStatusTag } from './discounts-view.tsx';

export function DiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const { code = '' } = useParams();
  const read = useStaffQuery(discountEndpoints.show, { params: { code } }, { fresh: true });
  return (
    <RecordFrame
      key={code}
      read={read}
      texts={texts}
      back={{ to: adminPaths.discounts, label: texts.title }}
      title={({ discount }) => discount.code}
      status={({ discount }) => <DiscountStatusTag standing={discount.standing} />}
    >
      {({ discount, usage }) => (
        <>
          <MayEdit permission="discounts.edit">
            <DiscountForm
              discount={discount}
              onSaved={(row) => read.keep({ discount: row, usage })}
            />
          </MayEdit>
          <DiscountUsage discount={discount} usage={usage} />
        </>
      )}
    </RecordFrame>
  );
}

function DiscountUsage({ discount, usage }: { discount: DiscountRow; usage: Usage }) {
  const texts = useTexts(adminDiscountsTexts);
  const { paidOrders, givenAway, orders } = usage;
  return (
    <section aria-label={texts.usageSection}>
      <Text variant="h3" component="h2" mt={4} mb={2}>
        {texts.usageSection}
      </Text>
      <Tiles
        label={texts.usageSection}
        tiles={[
          ...(discount.method === 'code'
            ? [[texts.inUse, texts.usedOf(discount.used, discount.totalLimit)] as const]
            : []),
          [texts.paidOrders, paidOrders],
          [texts.givenAway, formatPaise(givenAway)],
        ]}
      />
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
            order: orderLink(id, number),
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

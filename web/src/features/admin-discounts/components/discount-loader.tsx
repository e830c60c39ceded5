import Typography from '@mui/material/Typography';
import { useParams, Link } from 'react-router-dom';

import { formatPaise } from '@kargha/domain/money/money-format';
import type {
  DiscountRow,
  DiscountUsage as Usage,
} from '@kargha/domain/pricing/discount-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { Tiles } from '#ui/lists/tiles.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { useDiscount } from '../state/use-discounts.ts';
import { DiscountForm } from './discount-form.tsx';

export function DiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const { code = '' } = useParams();
  return (
    <IndexPage title={code} back={{ to: adminPaths.discounts, label: texts.title }}>
      <DiscountLoader code={code} />
    </IndexPage>
  );
}

function DiscountLoader({ code }: { code: string }) {
  const texts = useTexts(adminDiscountsTexts);
  const { status, data, failure, put } = useDiscount(code);
  if (status === 'loading') return <Spinner label={texts.loadingOne} />;
  if (!data) {
    return (
      <ErrorState
        title={failure || texts.failedOne}
        action={<ButtonLink to={adminPaths.discounts}>{texts.title}</ButtonLink>}
      />
    );
  }
  const { discount, usage } = data;
  return (
    <>
      <DiscountForm discount={discount} onSaved={(row) => put({ discount: row, usage })} />
      <DiscountUsage discount={discount} usage={usage} />
    </>
  );
}

function DiscountUsage({ discount, usage }: { discount: DiscountRow; usage: Usage }) {
  const texts = useTexts(adminDiscountsTexts);
  const { paidOrders, givenAway, orders } = usage;
  return (
    <section aria-label={texts.usageSection}>
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 2 }}>
        {texts.usageSection}
      </Typography>
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

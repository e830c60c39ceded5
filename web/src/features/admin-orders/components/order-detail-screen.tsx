import type { ReactNode } from 'react';

import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { formatDay, formatTime } from '#lib/language/day-format.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { useOrderDetail } from '../state/use-order-detail.ts';
import { OrderDetailView } from './order-detail-view.tsx';
import { OrderActions } from './order-actions.tsx';

interface OrderDetailScreenProps {
  orderId: string;
  payments: (order: ShownOrder) => ReactNode;
}

export function OrderDetailScreen({ orderId, payments }: OrderDetailScreenProps) {
  const texts = useTexts(orderDetailTexts);
  const { tryAgain } = useTexts(uiTexts);
  const detail = useOrderDetail(orderId);
  const back = (
    <ButtonLink to={paths.adminOrders} look="quiet">
      {texts.back}
    </ButtonLink>
  );

  if (detail === 'loading') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton style={{ height: 480 }} />
      </IndexPage>
    );
  }
  if (detail === 'unreached') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <ErrorState
          title={NETWORK_MESSAGE}
          action={<Button onClick={() => window.location.reload()}>{tryAgain}</Button>}
        />
      </IndexPage>
    );
  }
  if (detail === 'missing') {
    return (
      <IndexPage title={texts.orderTitle('')}>
        <ErrorState title={texts.missingTitle} action={back} />
      </IndexPage>
    );
  }
  return (
    <IndexPage
      title={texts.orderTitle(detail.order.number)}
      subtitle={`${formatDay(detail.order.createdAt)}, ${formatTime(detail.order.createdAt)}`}
      back={{ to: paths.adminOrders, label: texts.back }}
      actions={
        <OrderActions order={detail.order} refunds={detail.refunds} returns={detail.returns} />
      }
    >
      <OrderDetailView {...detail} payments={payments(detail.order)} />
    </IndexPage>
  );
}

import type { ReactNode } from 'react';

import type { CartItem } from '@kargha/domain/shopping/cart';
import { NETWORK_MESSAGE } from '#lib/server/api-client.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { ordersTexts } from '../orders-texts.ts';
import { useOrder } from '../state/use-order.ts';
import { OrderView } from './order-view.tsx';

interface OrderScreenProps {
  uid: string;
  orderId: string;
  onBuy: (item: CartItem, quantity: number) => void;
  payments: (order: ShownOrder) => ReactNode;
  reviews: (order: ShownOrder) => ReactNode;
}

export function OrderScreen({ uid, orderId, onBuy, payments, reviews }: OrderScreenProps) {
  const texts = useTexts(ordersTexts);
  const live = useOrder(uid, orderId);
  const back = (
    <ButtonLink to={paths.orders} look="quiet">
      {texts.back}
    </ButtonLink>
  );

  if (live.status === 'loading') {
    return (
      <Page title={texts.title}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Shapes aria-hidden="true">
          <Skeleton style={{ height: 380 }} />
          <Skeleton style={{ height: 80 }} />
        </Shapes>
      </Page>
    );
  }
  if (live.status === 'unreached') {
    return (
      <Page title={texts.title}>
        <ErrorState
          title={NETWORK_MESSAGE}
          action={<Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>}
        />
      </Page>
    );
  }
  if (live.status === 'missing' || live.status === 'refused') {
    const isMissing = live.status === 'missing';
    return (
      <Page title={texts.title}>
        <ErrorState title={isMissing ? texts.missingTitle : texts.refusedTitle} action={back}>
          {isMissing ? texts.missingHint : texts.refusedHint}
        </ErrorState>
      </Page>
    );
  }
  const { number, createdAt } = live.order;
  return (
    <Page title={texts.orderTitle(number)} lead={texts.placedOn(formatDay(createdAt))}>
      <Back>{back}</Back>
      <OrderView
        {...live}
        onBuy={onBuy}
        payments={payments(live.order)}
        reviews={reviews(live.order)}
      />
    </Page>
  );
}

const Shapes = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Back = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  marginInlineStart: theme.spacing(-1),
}));

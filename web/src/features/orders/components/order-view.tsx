import type { ReactNode } from 'react';

import { cancelOption } from '@kargha/domain/orders/order-action';
import { isPartlyShipped } from '@kargha/domain/orders/shipment';
import { isClosedBeforeDelivery, trackingSteps } from '@kargha/domain/orders/tracking';
import type { CartItem } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { cancelOrderTexts } from '#ui/orders/cancel-order-texts.ts';
import { FailedDeliveryNotice } from '#ui/orders/failed-delivery.tsx';
import { OrderLines } from '#ui/orders/order-lines.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { ParcelList } from '#ui/orders/parcel-list.tsx';
import { OrderTimeline } from '#ui/orders/order-timeline.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { ordersTexts } from '../orders-texts.ts';
import { answerFailedDelivery } from '../state/order-actions.ts';
import type { OrderWithHistory } from '../state/use-order.ts';
import { ExchangeNote } from './exchange-note.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ReturnList } from './return-list.tsx';

interface OrderViewProps extends OrderWithHistory {
  onBuy: (item: CartItem, quantity: number) => void;
  payments: ReactNode;
  reviews: ReactNode;
}

export function OrderView(props: OrderViewProps) {
  const { order, events, returns, onBuy, payments, reviews } = props;
  const texts = useTexts(ordersTexts);
  const cancelTexts = useTexts(cancelOrderTexts);
  const statusNote =
    texts.statusNotes[order.state] ?? (isPartlyShipped(order) ? texts.partly : undefined);
  return (
    <TwoColumns side={<OrderSummary order={order} />}>
      <Stack>
        {payments}
        <Surface>
          <Head>
            <Text variant="h2">{texts.progress}</Text>
            <OrderTag state={order.state} />
          </Head>
          {statusNote && <Aside>{statusNote}</Aside>}
          {cancelOption(order) === 'requested' && <Aside>{cancelTexts.requested}</Aside>}
          <ExchangeNote order={order} />
          <OrderTimeline steps={trackingSteps(order.state, order.stateTimes)} />
        </Surface>
        <OrderActions order={order} returns={returns} onBuy={onBuy} />
        <ReturnList returns={returns} />
        <Parcels order={order} />
        <Surface>
          <Text variant="h2" mb={2}>
            {texts.items}
          </Text>
          <OrderLines lines={order.lines} isLinked />
        </Surface>
        {reviews}
        <OrderHistory events={events} />
      </Stack>
    </TwoColumns>
  );
}

/** Renders nothing for an order that will never be shipped. */
function Parcels({ order }: Pick<OrderWithHistory, 'order'>) {
  const { shipments, lines, state } = order;
  const texts = useTexts(ordersTexts);
  if (shipments.length === 0 && isClosedBeforeDelivery(state)) return null;
  return (
    <Surface>
      <Text variant="h2" mb={2}>
        {texts.parcels}
      </Text>
      <ParcelList
        parcels={shipments}
        lines={lines}
        actions={(parcel) => (
          <FailedDeliveryNotice
            parcel={parcel}
            state={order.deliveryState}
            onAnswer={(answer) => answerFailedDelivery(order.id, parcel.id, answer)}
          />
        )}
      />
      {shipments.length === 0 && <p>{texts.notShipped}</p>}
    </Surface>
  );
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2.5),
}));

const Aside = styled('p')(({ theme: { vars, spacing } }) => ({
  marginBottom: spacing(2.5),
  padding: spacing(1.25, 1.75),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.onWaiting,
}));

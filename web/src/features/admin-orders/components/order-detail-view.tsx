import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { isPartlyShipped } from '@kargha/domain/orders/shipment';
import { describeReview, type ReviewReason } from '@kargha/domain/payments/review-reason';
import { trackingSteps } from '@kargha/domain/orders/tracking';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useResource } from '#lib/reading/resource.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { OrderLines } from '#ui/orders/order-lines.tsx';
import { OrderTag } from '#ui/orders/order-tag.tsx';
import { ParcelList } from '#ui/orders/parcel-list.tsx';
import { OrderTimeline } from '#ui/orders/order-timeline.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { staffNames } from '../state/staff-names.ts';
import { needsAttention } from '../state/staff-order.ts';
import type { OrderDetail, StaffOrderEvent } from '../state/use-order-detail.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderDetailSide } from './order-detail-side.tsx';
import { ParcelActions } from './parcel-actions.tsx';
import { ReturnPanel } from './return-panel.tsx';

interface OrderDetailViewProps extends OrderDetail {
  payments: ReactNode;
}

export function OrderDetailView({
  order,
  events,
  refunds,
  returns,
  payments,
}: OrderDetailViewProps) {
  const texts = useTexts(orderDetailTexts);
  return (
    <TwoColumns side={<OrderDetailSide order={order} refunds={refunds} />}>
      <Stack>
        {needsAttention(order) && (
          <Notice tone="warning" title={texts.needsReview}>
            <ReviewReasons reasons={order.reviewReasons} />
            {order.cancelRequest && <p>{texts.cancelRequested(order.cancelRequest)}</p>}
          </Notice>
        )}
        <OrderSteps order={order} />
        {payments}
        <Section
          title={texts.progress}
          tag={
            <>
              {isPartlyShipped(order) && <Tag tone="waiting">{texts.partly}</Tag>}{' '}
              <OrderTag state={order.state} />
            </>
          }
        >
          <OrderTimeline steps={trackingSteps(order.state, order.stateTimes)} />
        </Section>
        <Section title={texts.parcels}>
          <ParcelList
            parcels={order.shipments}
            lines={order.lines}
            actions={(parcel) => <ParcelActions order={order} parcel={parcel} />}
          />
          {order.shipments.length === 0 && <p>{texts.noParcels}</p>}
        </Section>
        {returns.length > 0 && (
          <Section title={texts.returns}>
            {returns.map((orderReturn) => (
              <ReturnPanel
                key={orderReturn.id}
                orderReturn={orderReturn}
                order={order}
                refunds={refunds}
              />
            ))}
          </Section>
        )}
        <Section title={texts.items}>
          <OrderLines lines={order.lines} skuText={texts.sku} />
        </Section>
        <Section title={texts.timeline}>
          <Timeline events={events} />
        </Section>
      </Stack>
    </TwoColumns>
  );
}

interface SectionProps {
  title: string;
  tag?: ReactNode;
  children: ReactNode;
}

function Section({ title, tag, children }: SectionProps) {
  return (
    <Surface>
      <Head>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <div>{tag}</div>
      </Head>
      {children}
    </Surface>
  );
}

function Timeline({ events }: { events: readonly StaffOrderEvent[] }) {
  const texts = useTexts(orderDetailTexts);
  return (
    <Events>
      {events.map(({ id, what, note, by, isInternal, at }) => (
        <li key={id}>
          <strong>{what}</strong>
          <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
          <p>
            <OrderTimelineActor by={by} /> {isInternal && <Tag>{texts.internal}</Tag>}
          </p>
          {note !== '' && <p>{note}</p>}
        </li>
      ))}
    </Events>
  );
}

function OrderTimelineActor({ by }: { by: string }) {
  const texts = useTexts(orderDetailTexts);
  const actorName = texts.actors[by];
  if (actorName !== undefined || by === '') return actorName ?? texts.staff;
  return <StaffName uid={by} />;
}

/** Shows 'Staff' until the name is loaded, and for a closed account. */
function StaffName({ uid }: { uid: string }) {
  const texts = useTexts(orderDetailTexts);
  const name = useResource(staffNames, uid);
  return (name.status === 'ready' && name.data) || texts.staff;
}

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2),
}));

const Events = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: spacing(2) },
  '& strong': { fontWeight: 600 },
  '& time, & p': { color: vars.palette.text.secondary, fontSize: '0.9rem' },
  '& p': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
}));

function ReviewReasons({ reasons }: { reasons: readonly ReviewReason[] }) {
  return reasons.map((reason) => (
    <p key={`${reason.code}-${String(reason.params.refundId)}`}>{describeReview(reason)}</p>
  ));
}

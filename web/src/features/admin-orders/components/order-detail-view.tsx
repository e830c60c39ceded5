import type { ReactNode } from 'react';

import { describeReview, type ReviewReason } from '@kargha/domain/payments/review-reason';
import { trackingSteps } from '@kargha/domain/orders/tracking';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { RecordTimeline } from '#ui/lists/record-timeline.tsx';
import { OrderLines } from '#ui/orders/order-lines.tsx';
import { ParcelList } from '#ui/orders/parcel-list.tsx';
import { OrderTimeline } from '#ui/orders/order-timeline.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useAction } from '#ui/toasts/use-action.ts';
import { staffOrderEndpoints } from '@kargha/domain/orders/staff-order-endpoints';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { orderDetailTexts } from '../order-detail-texts.ts';
import { needsAttention, type StaffOrder } from '../state/staff-order.ts';
import type { OrderDetail, StaffOrderEvent } from '../state/use-order-detail.ts';
import { OrderSteps } from './order-steps.tsx';
import { ParcelActions } from '../parcels/components/parcel-actions.tsx';
import { PlannedParcels } from '../parcels/components/planned-parcels.tsx';
import { ReturnPanel } from '../returns/components/return-panel.tsx';
import { BookingsPanel } from '../couriers/components/bookings-panel.tsx';
import { TaxDocuments } from '../documents/components/tax-documents.tsx';
import { saveWorkSheets } from '../documents/state/order-documents.ts';

interface OrderDetailViewProps extends OrderDetail {
  payments: ReactNode;
}

export function OrderDetailView({ order, events, money, returns, payments }: OrderDetailViewProps) {
  const texts = useTexts(orderDetailTexts);
  return (
    <>
      {needsAttention(order) && (
        <Notice tone="warning" title={texts.needsReview}>
          <ReviewReasons reasons={order.reviewReasons} />
          {order.cancelRequest && <p>{texts.cancelRequested(order.cancelRequest)}</p>}
        </Notice>
      )}
      <OrderSteps order={order} />
      {payments}
      <Section title={texts.progress}>
        <OrderTimeline steps={trackingSteps(order.state, order.stateTimes)} />
      </Section>
      <Section title={texts.parcels}>
        <ParcelList
          parcels={order.shipments}
          lines={order.lines}
          actions={(parcel) => <ParcelActions order={order} parcel={parcel} />}
        />
        {order.shipments.length === 0 && <p>{texts.noParcels}</p>}
        <PlannedParcels order={order} />
      </Section>
      {returns.length > 0 && (
        <Section title={texts.returns}>
          {returns.map((orderReturn) => (
            <ReturnPanel
              key={orderReturn.id}
              orderReturn={orderReturn}
              order={order}
              money={money}
            />
          ))}
        </Section>
      )}
      {/* These load later: above, they would move buttons that are being pressed. */}
      <BookingsPanel order={order} />
      <TaxDocuments order={order} />
      <Section title={texts.items}>
        <OrderLines lines={order.lines} skuText={texts.sku} />
        <WorkSheets order={order} />
      </Section>
      <Section title={texts.timeline}>
        <Timeline events={events} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {title}
      </Text>
      {children}
    </Surface>
  );
}

function ReviewReasons({ reasons }: { reasons: readonly ReviewReason[] }) {
  return reasons.map((reason) => (
    <p key={`${reason.code}-${String(reason.params.refundId)}`}>{describeReview(reason)}</p>
  ));
}

function Timeline({ events }: { events: readonly StaffOrderEvent[] }) {
  const texts = useTexts(orderDetailTexts);
  return (
    <RecordTimeline
      entries={events.map(({ id, what, note, by, isInternal, at }) => ({
        id,
        what,
        at,
        details: (
          <>
            <p>
              <OrderTimelineActor by={by} /> {isInternal && <Tag>{texts.internal}</Tag>}
            </p>
            {note !== '' && <p>{note}</p>}
          </>
        ),
      }))}
    />
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
  const name = useServerQuery(staffNameQuery(uid), { staleTime: Infinity }).data ?? '';
  return name === '' ? texts.staff : name;
}

/** Renders nothing unless a piece is made or altered for the buyer. */
function WorkSheets({ order }: { order: StaffOrder }) {
  const texts = useTexts(orderDetailTexts);
  const { isBusy, start } = useAction(() => saveWorkSheets(order));
  if (!order.lines.some(isMadeForBuyer)) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <May permission="orders.ship">
        <Button aria-disabled={isBusy || undefined} onClick={() => void start()}>
          {texts.printWorkSheets}
        </Button>
      </May>
    </div>
  );
}

const staffNameQuery = (uid: string) => ({
  queryKey: ['staff-name', uid],
  queryFn: () => readStaffName(uid),
});

/** Empty for a closed account. */
async function readStaffName(uid: string): Promise<string> {
  const { name } = await callStaffEndpoint(staffOrderEndpoints.findStaffName, { params: { uid } });
  return name;
}

import { useState } from 'react';

import { courierEndpoints } from '@kargha/domain/couriers/courier-endpoints';
import { canAct } from '@kargha/domain/orders/order-action';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { staffQuery, useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import type { StaffOrder } from '../../state/staff-order.ts';
import { courierTexts } from '../courier-texts.ts';
import {
  cancelBooking,
  requestPickup,
  retryBooking,
  saveCourierLabels,
  saveManifest,
  type BookingRow,
} from '../state/bookings.ts';
import { BookParcelDialog } from './book-parcel-dialog.tsx';

/** Nothing for a shop without a courier aggregator, and for people who may not ship. */
export function BookingsPanel({ order }: { order: StaffOrder }) {
  const canShip = useCan()('orders.ship');
  const { data } = useStaffQuery(courierEndpoints.list, {}, { enabled: canShip });
  // Other panels read the couriers too, so that there is data even for people who may not ship.
  return canShip && data?.hasAggregator ? <Bookings order={order} /> : null;
}

function Bookings({ order }: { order: StaffOrder }) {
  const texts = useTexts(courierTexts);
  const [isBooking, setBooking] = useState(false);
  const query = staffQuery(courierEndpoints.bookingsOf, { query: { order: order.id } });
  // Read again when the order changes.
  const read = useServerQuery({ ...query, queryKey: [...query.queryKey, order.revision] });
  // Pickups are shown with their returns.
  const bookings = read.data?.bookings.filter(({ returnId }) => returnId === '') ?? [];
  const isOpen = bookings.some(({ state }) => state === 'requested' || state === 'cancelling');
  const canBook = canAct(order, 'ship') && !isOpen;
  if (bookings.length === 0 && !canBook) return null;
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.title}
      </Text>
      <List>
        {bookings.map((booking) => (
          <BookingItem key={booking.id} order={order} booking={booking} />
        ))}
      </List>
      {canBook && (
        <Button look="action" onClick={() => setBooking(true)}>
          {texts.book}
        </Button>
      )}
      {isBooking && <BookParcelDialog order={order} onClose={() => setBooking(false)} />}
    </Surface>
  );
}

const TONES = {
  requested: 'moving',
  shipped: 'done',
  cancelling: 'waiting',
  cancelled: 'idle',
} as const;

function BookingItem({ order, booking }: { order: StaffOrder; booking: BookingRow }) {
  const texts = useTexts(courierTexts);
  const { parcelId, state, courier, awb, charge, problem, nextAttemptAt } = booking;
  const name = [parcelId, courier, awb].filter((part) => part !== '').join(' · ');
  return (
    <li>
      <p>
        <strong>{name}</strong> <BookingTags booking={booking} />
      </p>
      {charge !== null && state === 'shipped' && <p>{texts.charge(charge)}</p>}
      {problem !== '' && <p>{problem}</p>}
      {nextAttemptAt !== null && <p>{texts.again(formatMoment(nextAttemptAt))}</p>}
      <BookingButtons order={order} booking={booking} />
    </li>
  );
}

export function BookingTags({ booking }: { booking: BookingRow }) {
  const texts = useTexts(courierTexts);
  const { state, awb, problem, isManifested } = booking;
  const isNotBooked = state === 'cancelled' && awb === '' && problem !== '';
  return (
    <>
      <Tag tone={isNotBooked ? 'waiting' : TONES[state]}>
        {isNotBooked ? texts.parcelNotBooked : texts.states[state]}
      </Tag>{' '}
      {isManifested && <Tag tone="done">{texts.pickupRequested}</Tag>}
    </>
  );
}

function BookingButtons({ order, booking }: { order: StaffOrder; booking: BookingRow }) {
  const texts = useTexts(courierTexts);
  const { id, parcelId, state, isManifested } = booking;
  const retry = useAction(() => retryBooking(id));
  const cancel = useAction(() => cancelBooking(id));
  const documents = useAction(async () => {
    await saveCourierLabels([order.id]);
    if (await saveManifest([order.id])) return;
    showToast({ tone: 'info', message: texts.noManifest });
  });
  const pickup = useAction(async () => {
    const { parcels } = await requestPickup([order.id]);
    showToast({ tone: 'success', message: texts.pickupDone(parcels) });
  });
  return (
    <Row>
      {(state === 'requested' || state === 'cancelling') && (
        <Button
          disabled={retry.isBusy}
          aria-label={texts.retryOf(parcelId)}
          onClick={() => void retry.start()}
        >
          {texts.retry}
        </Button>
      )}
      {state === 'requested' && (
        <Button
          disabled={cancel.isBusy}
          aria-label={texts.cancelOf(parcelId)}
          onClick={() => void cancel.start()}
        >
          {texts.cancel}
        </Button>
      )}
      {state === 'shipped' && (
        <Button disabled={documents.isBusy} onClick={() => void documents.start()}>
          {texts.documents}
        </Button>
      )}
      {state === 'shipped' && !isManifested && (
        <Button disabled={pickup.isBusy} onClick={() => void pickup.start()}>
          {texts.requestPickup}
        </Button>
      )}
    </Row>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > li:last-of-type': { marginBottom: spacing(2) },
  '& p': { overflowWrap: 'anywhere', color: vars.palette.text.secondary },
  '& strong': { color: vars.palette.text.primary },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
}));

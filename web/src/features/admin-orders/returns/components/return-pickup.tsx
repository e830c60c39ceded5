import { useState } from 'react';

import { isOpenBooking } from '@kargha/domain/couriers/booking-schema';
import { returnPickupEndpoints } from '@kargha/domain/couriers/return-pickup-endpoints';
import type { PackageSize } from '@kargha/domain/couriers/parcel-package';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { staffQuery, useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { ActionDialog } from '#ui/dialog/action-dialog.tsx';
import { PickupFacts } from '#ui/orders/pickup-facts.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { BookingTags } from '../../couriers/components/bookings-panel.tsx';
import { PackageFields, usePricedPackage } from '../../couriers/components/package-fields.tsx';
import { courierTexts } from '../../couriers/courier-texts.ts';
import { bookPickup, cancelPickup, type BookingRow } from '../../couriers/state/bookings.ts';

/** Who picks up an approved return; nothing for a shop without a courier aggregator. */
export function ReturnPickup({ orderReturn }: { orderReturn: OrderReturn }) {
  const [isBooking, setBooking] = useState(false);
  const texts = useTexts(courierTexts);
  const { booking, canBook } = usePickupBooking(orderReturn);
  const { pickup } = orderReturn;
  return (
    <Pickup>
      {pickup && <PickupFacts pickup={pickup} />}
      {booking && <PickupBooking orderReturn={orderReturn} booking={booking} />}
      {canBook && <Button onClick={() => setBooking(true)}>{texts.bookPickup}</Button>}
      {isBooking && (
        <BookPickupDialog orderReturn={orderReturn} onClose={() => setBooking(false)} />
      )}
    </Pickup>
  );
}

function usePickupBooking({ id, state, revision, pickup }: OrderReturn) {
  const can = useCan()('orders.returns');
  const isWaiting = state === 'approved';
  const query = staffQuery(returnPickupEndpoints.find, { params: { id } });
  const { data } = useServerQuery(
    { ...query, queryKey: [...query.queryKey, revision] },
    { enabled: can && (isWaiting || pickup !== undefined) },
  );
  const booking = data?.booking ?? null;
  return { booking, canBook: isWaiting && data?.hasAggregator === true && !isActive(booking) };
}

function isActive(booking: BookingRow | null): boolean {
  return booking !== null && (isOpenBooking(booking) || booking.state === 'shipped');
}

interface PickupBookingProps {
  orderReturn: OrderReturn;
  booking: BookingRow;
}

function PickupBooking({ orderReturn, booking }: PickupBookingProps) {
  const texts = useTexts(courierTexts);
  const { id, revision = 0, pickup } = orderReturn;
  const isRequested = booking.state === 'requested';
  const retry = useAction(async () => {
    await bookPickup(id, { revision });
  });
  const cancel = useAction(async () => {
    await cancelPickup(id, revision);
    showToast({ tone: 'success', message: texts.pickupCancelled });
  });
  return (
    <Booking>
      <p>
        <BookingTags booking={booking} />
      </p>
      {bookingFacts(booking, texts).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {isRequested && (
        <Button disabled={retry.isBusy} onClick={() => void retry.start()}>
          {texts.retry}
        </Button>
      )}
      {(isRequested || pickup?.state === 'shipped') && (
        <Button disabled={cancel.isBusy} onClick={() => void cancel.start()}>
          {texts.cancelPickup}
        </Button>
      )}
    </Booking>
  );
}

function bookingFacts(
  { state, charge, problem, nextAttemptAt }: BookingRow,
  texts: typeof courierTexts.en,
): string[] {
  return [
    charge !== null && state === 'shipped' ? texts.charge(charge) : '',
    problem,
    nextAttemptAt === null ? '' : texts.again(formatMoment(nextAttemptAt)),
  ].filter((fact) => fact !== '');
}

interface BookPickupDialogProps {
  orderReturn: OrderReturn;
  onClose: () => void;
}

function BookPickupDialog({ orderReturn, onClose }: BookPickupDialogProps) {
  const texts = useTexts(courierTexts);
  const { id, orderNumber, revision = 0 } = orderReturn;
  const [size, setSize] = useState<PackageSize>();
  const body = size ? { size } : {};
  const prices = useStaffQuery(returnPickupEndpoints.rates, { params: { id }, body });
  const parcel = usePricedPackage(prices);
  const { courierId, entered } = parcel;
  const send = async () => {
    const wanted = { revision, courierId, ...(entered && { size: entered }) };
    const { awb, state, problem } = await bookPickup(id, wanted);
    if (awb === '' && state === 'cancelled') throw new Error(problem);
    showToast({ tone: 'success', message: awb === '' ? texts.waits : texts.pickupBooked(awb) });
  };
  return (
    <ActionDialog
      title={texts.pickupTitle(orderNumber)}
      confirm={texts.bookPickup}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{texts.pickupLead}</p>
      <PackageFields parcel={parcel} onAsk={() => setSize(entered)} />
    </ActionDialog>
  );
}

const Pickup = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  '&:empty': { display: 'none' },
}));

const Booking = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(1),
}));

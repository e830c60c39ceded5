import type { Router } from 'express';

import { orderEditEndpoints } from '@kargha/domain/orders/order-edit-endpoints';
import { orderStepEndpoints } from '@kargha/domain/orders/order-step-endpoints';

import { recordManualRefund } from '../money/refunds/record-manual-refund.ts';
import { refundOrder } from '../money/refunds/refund-order.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { serveEndpoints } from '../people/serve-endpoints.ts';
import type { Identity } from '../platform/identity.ts';
import {
  type StaffChange,
  changeByStaff,
  recordStep,
  type ChangedOrder,
} from '../records/change-order.ts';
import { bookingId } from '../records/booking-record.ts';
import { planParcels } from './plan-parcels.ts';
import { refuseUnservedAddress } from './couriers/served-pincode.ts';
import { advanceBooking } from './couriers/advance-booking.ts';
import { cancelAwb, correctAwb } from './change-awb.ts';
import { changeDetails } from './change-details.ts';
import { correctPiece } from './correct-piece.ts';
import { takeCourierStep, type CourierStep } from './courier-steps.ts';
import { resendEmail } from './order-emails.ts';
import { recordOfflinePayment } from './record-offline-payment.ts';
import { releaseOrder } from './release-order.ts';
import { editOrder, removeOrderItems } from './edits/edit-order.ts';
import { previewEdit } from './edits/preview-edit.ts';
import { resolveOrderReview } from './resolve-order-review.ts';
import { openReturnByStaff } from './returns/open-return-by-staff.ts';
import { shipParcel } from './ship-parcel.ts';
import { takeStaffStep, type StaffStep } from './staff-order-steps.ts';
import { receiveParcel, reshipParcel } from './undelivered-parcels.ts';
import { voidPayment } from './void-payment.ts';

interface StepCall<Body extends { revision: number }> {
  params: { id: string };
  body: Body;
  caller: Identity;
}

/** What staff do with an order that is still as they saw it. */
export function orderStepRoutes(context: PaymentContext): Router {
  const step =
    <Body extends { revision: number }, Changed>(
      take: (change: StaffChange, body: Body) => Promise<Changed>,
    ) =>
    async ({ params: { id }, body, caller }: StepCall<Body>) => {
      const { revision } = body;
      const change = { orderId: id, revision, actor: caller.uid, at: context.now() };
      return { order: await take(change, body) };
    };
  return serveEndpoints(orderStepEndpoints, {
    confirm: step(staffStep('confirm')),
    pack: step(staffStep('pack')),
    hold: step(staffStep('hold')),
    release: step((change, { reason }) => releaseOrder(context.ids, change, reason)),
    resolve: step((change, { reason }) => resolveOrderReview(change, reason)),
    ship: step((change, body) => shipParcel(context.ids, change, body)),
    'in-transit': step(courierStep('in-transit')),
    'out-for-delivery': step(courierStep('out-for-delivery')),
    deliver: step(courierStep('deliver')),
    rto: step(courierStep('rto')),
    reship: step((change, body) => reshipParcel(context.ids, change, body)),
    'correct-piece': step(correctPiece),
    'correct-awb': step((change, body) => correctAwb(context.ids, change, body)),
    'cancel-awb': step(async (change, body) => {
      const changed = await cancelAwb(change, body);
      // The AWB of a booked parcel is cancelled at the aggregator, now or by the schedule.
      await advanceBooking(context, bookingId(change.orderId, body.shipmentId));
      return changed;
    }),
    receive: step(receiveParcel),
    'open-return': step((change, body) => openReturnByStaff(change, body)),
    refunds: step((change, body) => refundOrder(context, change, body)),
    'given-back': step((change, body) => recordManualRefund(change, body)),
    details: step(async (change, { customer, isUnservedAccepted }) => {
      if (!isUnservedAccepted) await refuseUnservedAddress(context, change.orderId, customer);
      return changeDetails(change, customer);
    }),
    'plan-parcels': step((change, { parcels }) => planParcels(change, parcels)),
    lines: step((change, body) => removeOrderItems(context, change, body)),
    notes: step((change, { note }) => addStaffNote(change, note)),
    paid: step((change, body) => recordOfflinePayment(context, change, body)),
    'strike-payment': step((change, body) => voidPayment(context, change, body)),
    resend: step((change, { mailId }) => resendEmail(change, mailId)),
  });
}

/** Edits of the items, which also ask whether the caller may refund. */
export function orderEditRoutes(context: PaymentContext): Router {
  return serveEndpoints(orderEditEndpoints, {
    preview: async ({ params: { id }, body: { lines } }) => ({
      preview: await previewEdit(id, lines, context.now()),
    }),
    edit: async ({ params: { id }, body, caller: { uid: actor, permissions } }) => {
      const change = {
        orderId: id,
        revision: body.revision,
        actor,
        permissions,
        at: context.now(),
      };
      return { order: await editOrder(context, change, body) };
    },
  });
}

function staffStep(action: StaffStep) {
  return (change: StaffChange, { reason }: { revision: number; reason: string }) =>
    takeStaffStep(change, action, reason);
}

function courierStep(action: CourierStep) {
  return (
    change: StaffChange,
    {
      shipmentId,
      reason: note,
    }: { revision: number; reason: string; shipmentId?: string | undefined },
  ) => takeCourierStep(change, action, { shipmentId, note });
}

/** Adds a note that only staff can see. Throws 404 and 409 stale. */
function addStaffNote(change: StaffChange, note: string): Promise<ChangedOrder> {
  const { actor, at } = change;
  return changeByStaff(change, (transaction, order) => {
    const step = { action: 'note', to: order.state, what: 'Note', actor, at, note };
    return Promise.resolve(recordStep(transaction, order, { ...step, visibleToCustomer: false }));
  });
}

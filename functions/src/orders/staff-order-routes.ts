import { Router, type Request, type RequestHandler } from 'express';
import type { InferType, Schema } from 'yup';

import {
  manualRefundSchema,
  offlinePaymentSchema,
  voidPaymentSchema,
} from '@kargha/domain/payments/offline-payment';
import {
  parcelStepSchema,
  receiveSchema,
  refundSchema,
  reshipSchema,
  shipSchema,
  staffReasonSchema,
  staffStepSchema,
} from '@kargha/domain/orders/order-requests';
import {
  orderDetailsSchema,
  orderLinesSchema,
  orderNoteSchema,
  resendMailSchema,
} from '@kargha/domain/orders/order-edit-requests';
import { staffReturnSchema } from '@kargha/domain/orders/return-requests';

import { FORM_BODY, PHOTOS_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { recordManualRefund } from '../money/refunds/record-manual-refund.ts';
import { refundOrder } from '../money/refunds/refund-order.ts';
import { openReturnByStaff } from './returns/open-return-by-staff.ts';
import { requireAdmin } from '../people/users/staff.ts';
import { changeDetails } from './change-details.ts';
import { cancelByStaff } from './cancel-by-staff.ts';
import { takeStaffStep } from './staff-order-steps.ts';
import { listOrderEmails, resendEmail } from './order-emails.ts';
import { takeCourierStep } from './courier-steps.ts';
import { recordOfflinePayment } from './record-offline-payment.ts';
import { removeOrderItems } from './remove-order-items.ts';
import { releaseOrder } from './release-order.ts';
import { resolveOrderReview } from './resolve-order-review.ts';
import { shipParcel } from './ship-parcel.ts';
import type { ChangedOrder, StaffChange } from '../records/change-order.ts';
import { addStaffNote } from './staff-note.ts';
import { voidPayment } from './void-payment.ts';
import { receiveParcel, reshipParcel } from './undelivered-parcels.ts';

const STAFF_STEPS = ['confirm', 'pack'] as const;
const EDITS = ['details', 'lines', 'notes', 'resend', 'paid', 'given-back', 'strike-payment'];
const COURIER_STEPS = ['in-transit', 'out-for-delivery', 'deliver', 'rto'] as const;

type Take<Body> = (change: StaffChange, body: Body) => Promise<ChangedOrder>;

/** POST /api/orders/:id/{action} for administrators. Every body has the revision of the order that staff saw. */
export function staffOrderRoutes(context: PaymentContext): Router {
  const router = Router();
  const on = <Body extends Schema<{ revision: number }>>(
    action: string,
    schema: Body,
    take: Take<InferType<Body>>,
    maximum = FORM_BODY,
  ) => router.post(`/:id/${action}`, limitJson(maximum), step(context, schema, take));

  for (const action of STAFF_STEPS) {
    on(action, staffStepSchema, (change, { reason }) => takeStaffStep(change, action, reason));
  }
  for (const action of COURIER_STEPS) {
    on(action, parcelStepSchema, (change, { shipmentId, reason: note }) =>
      takeCourierStep(change, action, { shipmentId, note }),
    );
  }
  on('hold', staffReasonSchema, (change, { reason }) => takeStaffStep(change, 'hold', reason));
  on('release', staffStepSchema, (change, { reason }) => releaseOrder(context.ids, change, reason));
  on('cancel', staffReasonSchema, (change, { reason }) => cancelByStaff(context, change, reason));
  on('resolve', staffReasonSchema, (change, { reason }) => resolveOrderReview(change, reason));
  on('ship', shipSchema, (change, body) => shipParcel(context.ids, change, body));
  on('reship', reshipSchema, (change, body) => reshipParcel(context.ids, change, body));
  on('receive', receiveSchema, (change, body) => receiveParcel(change, body));
  on('details', orderDetailsSchema, (change, { customer }) => changeDetails(change, customer));
  on('lines', orderLinesSchema, (change, body) => removeOrderItems(context, change, body));
  on('notes', orderNoteSchema, (change, { note }) => addStaffNote(change, note));
  on('resend', resendMailSchema, (change, { mailId }) => resendEmail(change, mailId));
  on('paid', offlinePaymentSchema, (change, body) => recordOfflinePayment(context, change, body));
  on('strike-payment', voidPaymentSchema, (change, body) => voidPayment(context, change, body));
  on('given-back', manualRefundSchema, (change, body) => recordManualRefund(change, body));
  on(
    'open-return',
    staffReturnSchema,
    (change, body) => openReturnByStaff(change, body),
    PHOTOS_BODY,
  );
  on('refunds', refundSchema, (change, body) => refundOrder(context, change, body));

  const other = [
    'hold',
    'release',
    'cancel',
    'resolve',
    'ship',
    'reship',
    'receive',
    'open-return',
    'refunds',
    ...EDITS,
  ];
  const paths = [...STAFF_STEPS, ...COURIER_STEPS, ...other].map((action) => `/:id/${action}`);
  router.all(paths, refuseOtherMethods('POST'));

  router.get('/:id/mails', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, mails: await listOrderEmails(request.params.id) });
  });
  router.all('/:id/mails', refuseOtherMethods('GET'));
  return router;
}

export function isFromStaff(request: Request): boolean {
  const body: unknown = request.body;
  return typeof body === 'object' && body !== null && 'revision' in body;
}

/** Checks the role before the body, so that no one else learns the schema. */
function step<Body extends Schema<{ revision: number }>>(
  { now }: PaymentContext,
  schema: Body,
  take: Take<InferType<Body>>,
): RequestHandler {
  return async (request, response) => {
    const { uid: actor } = await requireAdmin(request);
    const body = await readBody(request, schema);
    const { revision } = body;
    const orderId = String(request.params.id);
    const order = await take({ orderId, revision, actor, at: now() }, body);
    response.json({ success: true, order });
  };
}

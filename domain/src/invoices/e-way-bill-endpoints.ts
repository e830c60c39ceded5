import { array, boolean, nullable, number as percent, object, optional, string } from 'valibot';
import { number, object as fields, string as word } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { paiseAmount, time } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { orderMessages } from '../messages/order-messages.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { CANCEL_REASONS } from './e-invoice-rules.ts';
import { eInvoice } from './e-invoice-schema.ts';
import { eWayBill, TRANSPORT_MODE_NAMES } from './e-way-bill-schema.ts';
import { linesField, parcelId } from '../orders/order-requests.ts';

const orderId = word()
  .strict()
  .matches(RECORD_ID, orderMessages.not_an_order)
  .required(orderMessages.order_required);

const short = (name: string, longest: number) =>
  word().trim().uppercase().max(longest, `${name} can have at most ${longest} characters.`);

/** As KA01AB1234, or a temporary number. */
const vehicleNumber = short('The vehicle number', 15)
  .transform((typed: unknown) =>
    typeof typed === 'string' ? typed.replaceAll(/[\s-]/g, '') : typed,
  )
  .matches(/^([A-Z0-9]{7,15})?$/, 'A vehicle number looks like KA01AB1234.')
  .default('');

const transportDocument = short('The transport document', 15).default('');

const mode = word()
  .oneOf(TRANSPORT_MODE_NAMES, 'Please choose how the goods travel.')
  .default('road');

const distanceKm = number()
  .typeError('The distance is a number of kilometres.')
  .integer('The distance is a whole number of kilometres.')
  .min(1, 'The distance is at least 1 km.')
  .max(4000, 'The distance is at most 4,000 km.')
  .required('Please enter the distance.');

/** The next parcel with these items, or one that came back and goes out again. */
const parcelSchema = { orderId, lines: linesField(), shipmentId: parcelId() };

const generateSchema = fields({
  ...parcelSchema,
  distanceKm,
  mode,
  transporterId: short('The transporter id', 15)
    .matches(/^(\d{2}[A-Z0-9]{13})?$/, 'A transporter id has 15 characters, like a GST number.')
    .default(''),
  vehicleNumber,
  transportDocument,
})
  .exact(formMessages.unknown_field)
  .test(
    'carried',
    'Enter the transporter id, or the vehicle or transport document.',
    ({ transporterId, vehicleNumber: vehicle, transportDocument: document }) =>
      [transporterId, vehicle, document].some((one) => one !== ''),
  );

const recordSchema = fields({
  ...parcelSchema,
  /** of a bill that the courier or staff made on the portal; '' when the law asks for none */
  number: word()
    .trim()
    .matches(/^(\d{12})?$/, 'An e-way bill number has 12 digits.')
    .default(''),
  distanceKm,
  note: word()
    .trim()
    .max(200, 'A note can have at most 200 characters.')
    .required('Say who made the e-way bill, or why the goods need none.'),
}).exact(formMessages.unknown_field);

const vehicleSchema = fields({
  mode,
  vehicleNumber,
  transportDocument,
  place: word().trim().max(50).required('Please enter the place of the change.'),
  remark: word().trim().max(50).default(''),
})
  .exact(formMessages.unknown_field)
  .test(
    'vehicle',
    'Enter the vehicle or the transport document.',
    ({ vehicleNumber: vehicle, transportDocument: document }) => vehicle !== '' || document !== '',
  );

const extensionSchema = fields({
  mode,
  vehicleNumber,
  transportDocument,
  place: word().trim().max(50).required('Please enter where the goods are now.'),
  pincode: word()
    .trim()
    .matches(/^[1-9]\d{5}$/, 'A pincode has 6 digits.')
    .required('Please enter the pincode of that place.'),
  remainingKm: distanceKm,
  remark: word().trim().max(50).required('Please say why.'),
}).exact(formMessages.unknown_field);

const cancellationSchema = fields({
  reason: word()
    .oneOf(CANCEL_REASONS, 'Please choose a reason.')
    .required('Please choose a reason.'),
  remark: word().trim().max(50).required('Please say why.'),
}).exact(formMessages.unknown_field);

const issued = object({
  number: string(),
  issuedAt: time,
  /** null for an invoice that needs no registration */
  eInvoice: nullable(eInvoice),
  /** the last moment for its registration; null without a limit */
  reportBy: nullable(time),
  /** the last correction of the buyer's name and GST number; absent without any */
  correctedAt: optional(time),
});

const billResponse = object({ bill: eWayBill });
const PARCEL_ERRORS = [
  'e_invoice_pending',
  'e_way_bill_exists',
  'not_allowed',
  'tax_rates_changed',
];
const PORTAL_ERRORS = ['no_tax_portal', 'tax_portal_refused', 'tax_portal_unavailable'];

export const eWayBillEndpoints = defineEndpoints('/api/e-way-bills', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Returns what the parcels of an order need by law before they leave, its invoice and its e-way bills.',
    who: 'staff',
    permission: 'orders.read',
    query: fields({ order: orderId }),
    response: object({
      /** null when the order has none */
      invoice: nullable(issued),
      cancelledInvoices: array(string()),
      needsEInvoice: boolean(),
      /** goods whose GST rate has changed since the order; staff decide before they leave */
      changedRates: optional(
        array(object({ title: string(), ordered: percent(), current: percent() })),
        [],
      ),
      /** of the next parcel, unless it has one already */
      needsEWayBill: boolean(),
      /** of what is left to ship; null without an invoice */
      value: nullable(paiseAmount),
      bills: array(eWayBill),
      /** parcels that came back and need a bill before they leave again */
      reships: array(object({ shipmentId: string(), awb: string(), value: nullable(paiseAmount) })),
    }),
  },
  generate: {
    method: 'POST',
    path: '/',
    does: 'Generates the e-way bill of a parcel that leaves next, and the invoice of its order if it has none.',
    who: 'staff',
    permission: 'orders.ship',
    body: generateSchema,
    response: billResponse,
    errors: [...PORTAL_ERRORS, ...PARCEL_ERRORS],
  },
  record: {
    method: 'POST',
    path: '/recorded',
    does: 'Records an e-way bill that the courier or staff made on the portal, or why the goods need none.',
    who: 'staff',
    permission: 'orders.ship',
    body: recordSchema,
    response: billResponse,
    errors: PARCEL_ERRORS,
  },
  changeVehicle: {
    method: 'POST',
    path: '/:id/vehicle',
    does: 'Adds a vehicle or a transport document to an e-way bill (part B).',
    who: 'staff',
    permission: 'orders.ship',
    body: vehicleSchema,
    response: billResponse,
    errors: [...PORTAL_ERRORS, 'e_way_bill_not_active'],
  },
  extend: {
    method: 'POST',
    path: '/:id/extension',
    does: 'Extends an e-way bill, within eight hours of the end of its validity.',
    who: 'staff',
    permission: 'orders.ship',
    body: extensionSchema,
    response: billResponse,
    errors: [...PORTAL_ERRORS, 'e_way_bill_not_active'],
  },
  cancel: {
    method: 'POST',
    path: '/:id/cancellation',
    does: 'Cancels an e-way bill within 24 hours, if the parcel has not left.',
    who: 'staff',
    permission: 'orders.ship',
    body: cancellationSchema,
    response: billResponse,
    errors: [...PORTAL_ERRORS, 'e_way_bill_not_active', 'already_dispatched', 'too_late_to_cancel'],
  },
  file: {
    method: 'GET',
    path: '/:id/pdf',
    does: 'Returns an e-way bill to print.',
    who: 'staff',
    permission: 'orders.ship',
    file: 'application/pdf',
  },
});

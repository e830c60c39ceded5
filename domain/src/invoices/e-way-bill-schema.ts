import { array, optional, picklist, string, type InferOutput } from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { storedObject, text, timeOrNull } from '../records/stored-fields.ts';

/** `requested`: the portal was asked and its answer is not known yet. `exempt`: the law asks for none. */
const E_WAY_BILL_STATES = ['requested', 'active', 'cancelled', 'exempt'] as const;

/** Modes of transport with the portal's codes. */
export const TRANSPORT_MODES = { road: '1', rail: '2', air: '3', ship: '4' } as const;
export type TransportMode = keyof typeof TRANSPORT_MODES;
export const TRANSPORT_MODE_NAMES = Object.keys(TRANSPORT_MODES) as TransportMode[];
export const TRANSPORT_MODE_LABELS: Record<TransportMode, string> = {
  road: 'Road',
  rail: 'Rail',
  air: 'Air',
  ship: 'Ship',
};

/** How the goods travel: part A names the transporter, part B the vehicle or the transport document. */
const transport = {
  distanceKm: count,
  mode: picklist(TRANSPORT_MODE_NAMES),
  /** the transporter's GST number or enrolment id; '' when the shop moves the goods itself */
  transporterId: text,
  vehicleNumber: text,
  /** number of the railway receipt, air waybill or bill of lading */
  transportDocument: text,
};

/** eWayBills/{id}: one movement of goods, with its e-way bill (Rule 138). */
export const eWayBill = storedObject({
  id: string(),
  orderId: string(),
  orderNumber: string(),
  parcelId: string(),
  /** what the parcel contains */
  lines: array(storedObject({ ...lineRef.entries, quantity: count })),
  /** consignment value with tax */
  value: paiseAmount,
  invoiceNumber: string(),
  /** the invoice or bill of supply for its first parcel, a delivery challan for each later one (Rule 55(5)) */
  documentType: picklist(['INV', 'BIL', 'CHL']),
  documentNumber: string(),
  state: picklist(E_WAY_BILL_STATES),
  /** 12 digits; '' before there is one */
  number: text,
  generatedAt: timeOrNull,
  /** null until part B is complete */
  validUntil: timeOrNull,
  ...transport,
  /** earlier vehicles, first one first */
  vehicles: optional(array(storedObject({ vehicle: string(), place: string(), at: time })), []),
  /** of an entered one: who made it; why there is none; what the portal said */
  note: text,
  problem: text,
  requestedAt: time,
  cancelledAt: timeOrNull,
});
export type EWayBill = InferOutput<typeof eWayBill>;

import { safeParse } from 'valibot';

import type { CourierEvent } from '@kargha/domain/couriers/courier-event';
import { delhiveryWebhook } from '@kargha/domain/couriers/courier-webhook-schema';

/**
 * Delhivery's statuses as the numbers that we know (courier-event.ts). The types are UD for a parcel on its way, DL for
 * delivered, RT on its way back, PP and PU for pickups of returns, CN for cancelled. Others change no state.
 */
const CODES: Readonly<Record<string, number>> = {
  'UD In Transit': 18,
  'UD Dispatched': 17,
  'DL Delivered': 7,
  'RT In Transit': 9,
  'RT Pending': 9,
  'RT Dispatched': 9,
  'DL RTO': 10,
  'PU In Transit': 18,
  'PU Pending': 18,
  'PU Dispatched': 17,
  'DL DTO': 7,
};
const UNDELIVERED = 21;
const NOTED = 0;

/** A scan as Delhivery's webhook reports it. Null for anything else. */
export function readDelhiveryEvent(fields: unknown): CourierEvent | null {
  const { success, output } = safeParse(delhiveryWebhook, fields);
  if (!success) return null;
  const { AWB, NSLCode, Status } = output.Shipment;
  const at = new Date(`${Status.StatusDateTime.slice(0, 19)}+05:30`);
  if (Number.isNaN(at.getTime())) return null;
  return {
    awb: AWB.toUpperCase(),
    code: codeOf(Status, NSLCode),
    status: Status.Status.slice(0, 100),
    location: Status.StatusLocation.slice(0, 100),
    reason: Status.Instructions.slice(0, 200),
    at,
  };
}

/** Codes that begin with EOD say why a delivery failed that day. */
function codeOf({ StatusType: type, Status }: { StatusType: string; Status: string }, nsl: string) {
  if (type === 'UD' && Status === 'Pending' && nsl.startsWith('EOD')) return UNDELIVERED;
  return CODES[`${type} ${Status}`] ?? NOTED;
}

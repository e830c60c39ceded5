import { safeParse } from 'valibot';

import type { CourierEvent } from '@kargha/domain/couriers/courier-event';
import { shiprocketWebhook } from '@kargha/domain/couriers/courier-webhook-schema';
import { isRecord, recordOf, textOf } from '@kargha/domain/records/stored-record';

import { HttpError, invalid } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { isSameToken } from '../../platform/keyed-ids.ts';
import { log } from '../../platform/log.ts';
import { applyCourierEvent } from './apply-courier-event.ts';
import { readDelhiveryEvent } from './delhivery-event.ts';

interface Delivery {
  body: Buffer;
  /** header x-api-key */
  token: string;
}

/**
 * A tracking webhook of the aggregator. Its token is all that proves where it comes from. Events of numbers that we do
 * not know are accepted, so that they are not sent again. Throws 401 bad_token and 400 invalid.
 */
export async function receiveCourierWebhook(
  { courierWebhookToken, ids, now }: Pick<PaymentContext, 'courierWebhookToken' | 'ids' | 'now'>,
  { body, token }: Delivery,
): Promise<void> {
  if (courierWebhookToken === '' || !isSameToken(token, courierWebhookToken)) {
    throw new HttpError(401, 'bad_token', 'The token of this webhook is not valid.');
  }
  const fields = parseJson(body);
  const event = readShiprocketEvent(fields) ?? readDelhiveryEvent(fields);
  if (!event) throw invalid('This is not a tracking event.');
  const result = await applyCourierEvent(event, { ids, now: now() });
  if (result === 'unknown') log.warn('A courier reported an unknown parcel.', { awb: event.awb });
}

function readShiprocketEvent(fields: unknown): CourierEvent | null {
  const { success, output } = safeParse(shiprocketWebhook, fields);
  const at = success ? readIndianTime(output.current_timestamp) : null;
  if (!success || !at || !Number.isInteger(output.shipment_status_id)) return null;
  return {
    awb: output.awb.toUpperCase(),
    code: output.shipment_status_id,
    status: output.current_status.slice(0, 100),
    ...lastScan(fields),
    at,
  };
}

function parseJson(body: Delivery['body']): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

/** Where the last scan was made, and what the courier says about it. */
function lastScan(fields: unknown): Pick<CourierEvent, 'location' | 'reason'> {
  const scans: unknown = isRecord(fields) ? fields.scans : null;
  const last = recordOf(Array.isArray(scans) ? scans.at(-1) : null);
  return {
    location: textOf(last.location).slice(0, 100),
    reason: textOf(last.activity).slice(0, 200),
  };
}

/** `23 05 2023 11:43:52` and `2023-05-23 11:43:52`, in IST. Null for anything else. */
function readIndianTime(written: string): Date | null {
  const [, day, month, year, clock] =
    /^(\d{2})[ -](\d{2})[ -](\d{4}) (\d{2}:\d{2}:\d{2})$/.exec(written) ?? [];
  const iso = year
    ? `${year}-${month ?? ''}-${day ?? ''}T${clock ?? ''}`
    : written.replace(' ', 'T');
  const at = new Date(`${iso}+05:30`);
  return Number.isNaN(at.getTime()) ? null : at;
}

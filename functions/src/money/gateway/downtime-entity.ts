import { number, object, string } from 'yup';

import { DOWNTIME_METHODS, type PaymentDowntime } from '@kargha/domain/payments/payment-downtime';
import { recordOf } from '@kargha/domain/records/stored-record';

import { dateOf } from './account-entities.ts';

const schema = object({
  id: string().required(),
  method: string().required(),
  status: string().required(),
  severity: string().required(),
  begin: number().integer().min(0).required(),
  end: number().integer().min(0).nullable().default(null),
  updated_at: number().integer().min(0).required(),
});

const SEVERITIES = ['high', 'medium'] as const;
const OVER = ['resolved', 'cancelled'];

/**
 * razorpay.com/docs/api/payments/downtime/entity. Null for one that is over, has little effect (`low`) or concerns a
 * method that the shop does not offer. Throws yup's ValidationError for anything else.
 */
export function readDowntime(entity: unknown): PaymentDowntime | null {
  const downtime = schema.validateSync(entity, { strict: true });
  const method = DOWNTIME_METHODS.find((one) => one === downtime.method);
  const severity = SEVERITIES.find((one) => one === downtime.severity);
  if (!method || !severity || OVER.includes(downtime.status)) return null;
  return {
    id: downtime.id,
    method,
    severity,
    instrument: instrumentOf(recordOf(recordOf(entity).instrument)),
    begin: dateOf(downtime.begin),
    end: downtime.end === null ? null : dateOf(downtime.end),
    updatedAt: dateOf(downtime.updated_at),
  };
}

/** Which of them it has depends on the method. */
const INSTRUMENTS = ['bank', 'issuer', 'network', 'psp', 'vpa_handle', 'wallet'];
const LONGEST_CODE = 40;

/** `ALL` is how Razorpay names a whole method. */
function instrumentOf(fields: Readonly<Record<string, unknown>>): string | null {
  const named = INSTRUMENTS.map((name) => fields[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return typeof named === 'string' && named !== 'ALL' ? named.slice(0, LONGEST_CODE) : null;
}

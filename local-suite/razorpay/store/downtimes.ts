import { invalidInput } from '../api-error.ts';
import type { Downtime } from './account-entities.ts';
import { newEntityId } from './entity-id.ts';
import type { StoreContext } from './payments.ts';
import { secondsNow } from './seconds-now.ts';

type Fields = Readonly<Record<string, unknown>>;

const METHODS = ['card', 'netbanking', 'upi', 'wallet'] as const;
const SEVERITIES = ['high', 'medium', 'low'] as const;

/** A bank, network or UPI handle works badly or not at all. */
export function startDowntime(context: StoreContext, fields: Fields): Downtime {
  const method = METHODS.find((one) => one === fields.method);
  if (!method) throw invalidInput(`"method" must be one of ${METHODS.join(', ')}.`, 'method');
  const severity = readSeverity(fields.severity ?? 'high');
  const { instrument } = fields;
  const at = secondsNow();
  const downtime: Downtime = {
    id: newEntityId('down'),
    entity: 'payment.downtime',
    method,
    begin: at,
    end: null,
    status: 'started',
    scheduled: false,
    severity,
    instrument:
      typeof instrument === 'object' && instrument !== null
        ? (instrument as Record<string, string>)
        : {},
    created_at: at,
    updated_at: at,
  };
  context.store.downtimes.set(downtime.id, downtime);
  context.emit('payment.downtime.started', { 'payment.downtime': downtime });
  return downtime;
}

/** It gets better or worse. */
export function updateDowntime(context: StoreContext, id: string, fields: Fields): Downtime {
  const downtime = context.store.downtime(id);
  const severity = readSeverity(fields.severity);
  Object.assign(downtime, { status: 'updated', severity, updated_at: secondsNow() });
  context.emit('payment.downtime.updated', { 'payment.downtime': downtime });
  return downtime;
}

function readSeverity(value: unknown): Downtime['severity'] {
  const severity = SEVERITIES.find((one) => one === value);
  if (severity) return severity;
  throw invalidInput(`"severity" must be one of ${SEVERITIES.join(', ')}.`, 'severity');
}

export function resolveDowntime(context: StoreContext, id: string): Downtime {
  const downtime = context.store.downtime(id);
  const at = secondsNow();
  Object.assign(downtime, { status: 'resolved', end: at, updated_at: at });
  context.emit('payment.downtime.resolved', { 'payment.downtime': downtime });
  return downtime;
}

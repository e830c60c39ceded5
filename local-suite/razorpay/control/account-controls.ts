import type { Route } from '../../companion-server/routes.ts';
import { invalidInput } from '../api-error.ts';
import { DISPUTE_STATUSES } from '../store/account-entities.ts';
import { adjust } from '../store/balance.ts';
import { decideDispute, openDispute } from '../store/disputes.ts';
import { resolveDowntime, startDowntime, updateDowntime } from '../store/downtimes.ts';
import { slowRefundDown } from '../store/refunds.ts';
import { settle } from '../store/settlements.ts';
import { oneOf, readFlag } from './control-fields.ts';
import type { ControlHandler, ControlRequest } from './control-request.ts';

/** What happens to an account outside the shop's calls: its settings, disputes, settlements and downtimes. */
export const ACCOUNT_CONTROLS: Route<ControlHandler>[] = [
  { method: 'POST', path: '/control/account', handler: setAccount },
  {
    method: 'POST',
    path: '/control/payments/:id/disputes',
    handler: ({ sandbox, params, fields }) =>
      openDispute(sandbox, sandbox.store.payment(params.id ?? ''), fields),
  },
  { method: 'POST', path: '/control/disputes/:id', handler: moveDispute },
  { method: 'POST', path: '/control/refunds/:id/slow', handler: slowRefund },
  { method: 'POST', path: '/control/settlements', handler: makeSettlement },
  { method: 'POST', path: '/control/adjustments', handler: makeAdjustment },
  {
    method: 'POST',
    path: '/control/downtimes',
    handler: ({ sandbox, fields }) => startDowntime(sandbox, fields),
  },
  {
    method: 'POST',
    path: '/control/downtimes/:id',
    handler: ({ sandbox, params, fields }) => updateDowntime(sandbox, params.id ?? '', fields),
  },
  {
    method: 'POST',
    path: '/control/downtimes/:id/resolve',
    handler: ({ sandbox, params }) => resolveDowntime(sandbox, params.id ?? ''),
  },
];

/** `feeRate` of later payments, who bears the fee, and whether refunds can be instant. */
function setAccount({ sandbox, fields }: ControlRequest): object {
  const { settings } = sandbox.store;
  const { feeRate = settings.feeRate, feeBearer = settings.feeBearer } = fields;
  if (typeof feeRate !== 'number' || !(feeRate >= 0 && feeRate < 1)) {
    throw invalidInput('"feeRate" must be a number from 0 to 1.', 'feeRate');
  }
  const bearer = oneOf(['platform', 'customer'] as const, feeBearer, 'feeBearer');
  const instant = readFlag(fields.instantRefunds ?? settings.instantRefunds, 'instantRefunds');
  Object.assign(settings, { feeRate, feeBearer: bearer, instantRefunds: instant });
  return settings;
}

function moveDispute({ sandbox, params, fields }: ControlRequest): object {
  const statuses = [...DISPUTE_STATUSES, 'action_required'] as const;
  const status = oneOf(statuses, fields.status, 'status');
  return decideDispute(sandbox, sandbox.store.dispute(params.id ?? ''), status);
}

function slowRefund({ sandbox, params }: ControlRequest): object {
  const refund = sandbox.store.refund(params.id ?? '');
  slowRefundDown(sandbox, refund);
  return refund;
}

/** Settles the balance; see SettlementPlan for `only`, `leaveOut`, `repeat` and `at`. */
function makeSettlement({ sandbox, fields }: ControlRequest): object {
  const { at } = fields;
  if (at !== undefined && !Number.isSafeInteger(at)) {
    throw invalidInput('"at" must be a time in seconds.', 'at');
  }
  return settle(sandbox, {
    only: readIds(fields, 'only'),
    leaveOut: readIds(fields, 'leaveOut'),
    repeat: readIds(fields, 'repeat'),
    at: at === undefined ? undefined : Number(at),
  });
}

function readIds(fields: ControlRequest['fields'], name: string): string[] | undefined {
  const ids = fields[name];
  if (ids === undefined) return undefined;
  if (Array.isArray(ids)) return ids.map(String);
  throw invalidInput(`"${name}" must be a list of ids.`, name);
}

function makeAdjustment({ sandbox, fields }: ControlRequest): object {
  const { credit = 0, debit = 0, description = 'Adjustment' } = fields;
  const amounts = [credit, debit].map(Number);
  if (amounts.some((amount) => !Number.isSafeInteger(amount) || amount < 0)) {
    throw invalidInput('"credit" and "debit" must be whole numbers of paise.');
  }
  const [given = 0, taken = 0] = amounts;
  return adjust(sandbox.store, { credit: given, debit: taken, description: String(description) });
}

import { array, boolean, nullable, object, picklist, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { count, pageOf, paiseAmount, time } from '../api/response-fields.ts';
import { badgeEndpoints } from './badge-endpoints.ts';
import { ALARM_KINDS, opsListQuerySchema, reachabilitySchema } from './ops.ts';

/** A finding as a message. `path` is the document, or ''. */
const finding = object({ what: string(), path: string() });
export type Finding = InferOutput<typeof finding>;

const kind = picklist(ALARM_KINDS);

/** Result of one check. */
const checkResult = object({
  kind,
  /** checked documents */
  looked: count,
  findings: array(finding),
  found: count,
  /** false when the check ran out of time or could not read everything */
  isComplete: boolean(),
});
export type CheckResult = InferOutput<typeof checkResult>;

/** selfChecks/{id}: one run of all checks. */
export const integrityReport = object({
  id: string(),
  at: time,
  by: string(),
  checks: array(checkResult),
  found: count,
});
export type IntegrityReport = InferOutput<typeof integrityReport>;

const alarm = object({ kind, message: string(), since: time, seenAt: time });
export type Alarm = InferOutput<typeof alarm>;

const opsOverview = object({
  alarms: array(alarm),
  /** the latest report; null before the first */
  report: nullable(integrityReport),
});
export type OpsOverview = InferOutput<typeof opsOverview>;

/** A row of any list. */
const opsRow = object({
  id: string(),
  /** event name, order number or email subject */
  title: string(),
  detail: string(),
  state: string(),
  amount: nullable(paiseAmount),
  orderId: nullable(string()),
  at: nullable(time),
  /** available action */
  act: nullable(picklist(['replay', 'settle', 'retry', 'send'])),
});
export type OpsRow = InferOutput<typeof opsRow>;

function rowAction<Path extends `/${string}`>(path: Path, does: string, errors: readonly string[]) {
  return {
    method: 'POST',
    path,
    does,
    who: 'staff',
    permission: 'ops.repair',
    response: object({ state: string() }),
    errors,
  } as const;
}

export const opsEndpoints = {
  ...badgeEndpoints,
  ...defineEndpoints('/api/ops', {
    overview: {
      method: 'GET',
      path: '/',
      does: 'Returns the alarms and the latest integrity check.',
      who: 'staff',
      permission: 'ops.read',
      response: opsOverview,
    },
    list: {
      method: 'GET',
      path: '/lists/:list',
      does: 'Lists webhooks, unmatched payments, stuck checkouts, orders to review, refunds, mail, errors or vitals.',
      who: 'staff',
      permission: 'ops.read',
      query: opsListQuerySchema,
      response: pageOf(opsRow),
    },
    check: {
      method: 'POST',
      path: '/self-check',
      does: 'Runs the integrity check now.',
      who: 'staff',
      permission: 'ops.repair',
      response: object({ report: integrityReport }),
    },
    webhooks: rowAction(
      '/webhooks/:id/replay',
      'Asks the gateway again about the payment of a webhook.',
      ['nothing_to_replay', 'gateway_unavailable'],
    ),
    unmatched: rowAction(
      '/payments/:id/check',
      'Asks the gateway about a payment and applies what it says.',
      ['gateway_unavailable'],
    ),
    stuck: rowAction(
      '/checkouts/:id/settle',
      'Expires an unpaid order whose time to pay is over.',
      ['still_open', 'gateway_unavailable'],
    ),
    mail: rowAction(
      '/mail/:id/resend',
      'Sends an email again that failed, or was not picked up within an hour.',
      ['mail_is_held', 'not_refused'],
    ),
    reachability: {
      method: 'POST',
      path: '/mail-addresses',
      does: 'Stops emails to an address for six months after a bounce, or allows them again.',
      who: 'staff',
      permission: 'ops.repair',
      body: reachabilitySchema,
      response: object({ state: picklist(['suppressed', 'reachable']) }),
    },
    refunds: rowAction(
      '/refunds/:id/retry',
      'Sends a waiting refund to the gateway again, or replaces a failed one once.',
      ['not_waiting', 'gateway_unavailable'],
    ),
  }),
};

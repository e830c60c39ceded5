import type { Router } from 'express';

import { OPS_LISTS, type OpsList } from '@kargha/domain/reports/ops';
import { opsEndpoints } from '@kargha/domain/reports/ops-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints, type EndpointCall } from '../../people/serve-endpoints.ts';
import { runIntegrityCheck } from '../integrity-check/run-integrity-check.ts';
import {
  checkPayment,
  replayWebhook,
  retryRefund,
  settleCheckout,
  type OpsAction,
} from './ops-actions.ts';
import { markAddress } from './mark-address.ts';
import { readOpsList } from './ops-lists.ts';
import { resendEmail } from './resend-email.ts';
import { readBadges, readOverview } from './ops-overview.ts';

const RUNS = { scope: 'self-check', attempts: 6, minutes: 10 };
/** Milliseconds. Hosting gives up after one minute. */
const WITHIN_MS = 40_000;

export function opsRoutes(context: PaymentContext): Router {
  const run =
    (action: (context: PaymentContext, action: OpsAction) => Promise<string>) =>
    async ({
      params,
      caller,
    }: Pick<EndpointCall<typeof opsEndpoints.mail>, 'params' | 'caller'>) => ({
      state: await action(context, { id: idOf(params), by: caller.uid }),
    });
  return serveEndpoints(opsEndpoints, {
    overview: readOverview,
    badges: ({ caller }) => readBadges(caller),
    list: ({ params, query: { cursor } }) => readOpsList(listOf(params), cursor, context.now()),
    async check({ caller: { uid: by } }) {
      const now = context.now();
      await consumeAttempt(RUNS, 'everyone', now);
      return { report: await runIntegrityCheck({ now, by, within: WITHIN_MS }) };
    },
    webhooks: run(replayWebhook),
    unmatched: run(checkPayment),
    stuck: run(settleCheckout),
    mail: run(resendEmail),
    reachability: ({ body, caller }) => markAddress(context, { ...body, by: caller.uid }),
    refunds: run(retryRefund),
  });
}

function listOf(params: { list: string }): OpsList {
  const list = OPS_LISTS.find((known) => known === params.list);
  if (!list) throw notFound('We could not find this list.');
  return list;
}

function idOf({ id }: { id: string }): string {
  if (isRecordId(id)) return id;
  throw notFound('We could not find anything with this ID.');
}

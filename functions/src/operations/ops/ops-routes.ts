import { Router, type Request } from 'express';
import { object } from 'yup';

import { OPS_LISTS, type OpsList } from '@kargha/domain/reports/ops';
import { isRecordId } from '@kargha/domain/records/record-id';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { cursorField } from '../../http/cursor-page.ts';
import { notFound } from '../../http/errors.ts';
import { limitJson } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { runIntegrityCheck } from '../integrity-check/run-integrity-check.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import {
  checkPayment,
  replayWebhook,
  retryRefund,
  settleCheckout,
  type OpsAction,
} from './ops-actions.ts';
import { readOpsList } from './ops-lists.ts';
import { resendEmail } from './resend-email.ts';
import { readBadges, readOverview } from './ops-overview.ts';

const RUNS = { scope: 'self-check', attempts: 6, minutes: 10 };
/** Milliseconds. Hosting gives up after one minute. */
const WITHIN_MS = 40_000;

export const opsListQuerySchema = object({ cursor: cursorField });

const ACTIONS: Readonly<
  Record<string, (context: PaymentContext, action: OpsAction) => Promise<string>>
> = {
  'webhooks/:id/replay': replayWebhook,
  'payments/:id/check': checkPayment,
  'checkouts/:id/settle': settleCheckout,
  'refunds/:id/retry': retryRefund,
  'mail/:id/resend': resendEmail,
};

export function opsRoutes(context: PaymentContext): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await readOverview()) });
  });

  router.get('/badges', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await readBadges()) });
  });

  router.get('/lists/:list', async (request, response) => {
    await requireAdmin(request);
    const { cursor } = await opsListQuerySchema.validate(queryParams(request));
    response.json({
      success: true,
      ...(await readOpsList(listOf(request), cursor, context.now())),
    });
  });

  router.post('/self-check', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const now = context.now();
    await consumeAttempt(RUNS, 'everyone', now);
    response.json({
      success: true,
      report: await runIntegrityCheck({ now, by, within: WITHIN_MS }),
    });
  });

  for (const [path, action] of Object.entries(ACTIONS)) {
    router.post(`/${path}`, limitJson(SMALL_BODY), async (request, response) => {
      const { uid: by } = await requireAdmin(request);
      response.json({ success: true, state: await action(context, { id: idOf(request), by }) });
    });
    router.all(`/${path}`, refuseOtherMethods('POST'));
  }

  router.all(['/', '/badges', '/lists/:list'], refuseOtherMethods('GET'));
  router.all('/self-check', refuseOtherMethods('POST'));
  return router;
}

function listOf(request: Request): OpsList {
  const list = OPS_LISTS.find((known) => known === request.params.list);
  if (!list) throw notFound('We could not find this list.');
  return list;
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find anything with this ID.');
}

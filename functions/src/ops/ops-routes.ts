import { Router, type Request } from 'express';
import { object } from 'yup';

import { OPS_LISTS, type OpsList } from '@kargha/domain/reports/ops';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { cursorField } from '../http/cursor-page.ts';
import { notFound } from '../http/errors.ts';
import { jsonUpTo } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { plainQuery } from '../http/query-params.ts';
import { takeTry } from '../http/rate-limit.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { runSelfCheck } from '../integrity-check/run-integrity-check.ts';
import { adminOf } from '../users/staff.ts';
import {
  checkPayment,
  replayWebhook,
  retryRefund,
  settleCheckout,
  type OpsDeed,
} from './ops-actions.ts';
import { readOpsList } from './ops-lists.ts';
import { resendMail } from './resend-email.ts';
import { readBadges, readOverview } from './ops-overview.ts';

/** A run asks much of the database: so many in ten minutes are enough. */
const RUNS = { scope: 'self-check', tries: 6, minutes: 10 };
/** Below the minute after which Hosting gives up. In milliseconds. */
const WITHIN_MS = 40_000;

export const opsListQuerySchema = object({ cursor: cursorField });

const DEEDS: Readonly<Record<string, (context: PaymentContext, deed: OpsDeed) => Promise<string>>> =
  {
    'webhooks/:id/replay': replayWebhook,
    'payments/:id/check': checkPayment,
    'checkouts/:id/settle': settleCheckout,
    'refunds/:id/retry': retryRefund,
    'mail/:id/resend': resendMail,
  };

/** /api/ops: what goes on behind the shop, and what staff can set going again. */
export function opsRoutes(context: PaymentContext): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, ...(await readOverview()) });
  });

  router.get('/badges', async (request, response) => {
    await adminOf(request);
    response.json({ success: true, ...(await readBadges()) });
  });

  router.get('/lists/:list', async (request, response) => {
    await adminOf(request);
    const { cursor } = await opsListQuerySchema.validate(plainQuery(request));
    response.json({
      success: true,
      ...(await readOpsList(listOf(request), cursor, context.now())),
    });
  });

  router.post('/self-check', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { uid: by } = await adminOf(request);
    const now = context.now();
    await takeTry(RUNS, 'everybody', now);
    response.json({ success: true, report: await runSelfCheck({ now, by, within: WITHIN_MS }) });
  });

  for (const [path, deed] of Object.entries(DEEDS)) {
    router.post(`/${path}`, jsonUpTo(FEW_FIELDS), async (request, response) => {
      const { uid: by } = await adminOf(request);
      response.json({ success: true, state: await deed(context, { id: idOf(request), by }) });
    });
    router.all(`/${path}`, onlyMethods('POST'));
  }

  router.all(['/', '/badges', '/lists/:list'], onlyMethods('GET'));
  router.all('/self-check', onlyMethods('POST'));
  return router;
}

function listOf(request: Request): OpsList {
  const list = OPS_LISTS.find((known) => known === request.params.list);
  if (!list) throw notFound('There is no such list.');
  return list;
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('There is nothing with this id.');
}

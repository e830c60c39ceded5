import { Router, type Request } from 'express';

import {
  discountChangeSchema,
  discountQuerySchema,
  discountSwitchSchema,
  newDiscountSchema,
} from '@kargha/domain/pricing/discount-editing';

import { FORM_BODY, SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { StaffAction } from '../../records/audit-record.ts';
import { discountRef, readDiscount } from '../../records/discount-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { discountView } from './discount-view.ts';
import { discountUsage } from './discount-usage.ts';
import {
  changeDiscount,
  createDiscount,
  discountNotFound,
  switchDiscount,
} from './edit-discount.ts';
import { listDiscounts } from './list-discounts.ts';

export function discountRoutes(now: () => Date): Router {
  const router = Router();
  const actOf = async (request: Request): Promise<StaffAction> => ({
    by: (await requireAdmin(request)).uid,
    at: now(),
  });

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await discountQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listDiscounts(query, now())) });
  });

  router.post('/', limitJson(FORM_BODY), async (request, response) => {
    const act = await actOf(request);
    const discount = await createDiscount(await readBody(request, newDiscountSchema), act);
    response.status(201).json({ success: true, discount: await discountView(discount, act.at) });
  });

  router.get('/:code', async (request, response) => {
    await requireAdmin(request);
    const code = codeOf(request);
    const discount = readDiscount(await discountRef(code).get());
    if (!discount) throw discountNotFound();
    const [view, usage] = await Promise.all([discountView(discount, now()), discountUsage(code)]);
    response.json({ success: true, discount: view, usage });
  });

  router.put('/:code', limitJson(FORM_BODY), async (request, response) => {
    const act = await actOf(request);
    const change = await readBody(request, discountChangeSchema);
    const discount = await changeDiscount(codeOf(request), change, act);
    response.json({ success: true, discount: await discountView(discount, act.at) });
  });

  router.put('/:code/active', limitJson(SMALL_BODY), async (request, response) => {
    const act = await actOf(request);
    const wish = await readBody(request, discountSwitchSchema);
    const discount = await switchDiscount(codeOf(request), wish, act);
    response.json({ success: true, discount: await discountView(discount, act.at) });
  });

  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/:code', refuseOtherMethods('GET', 'PUT'));
  router.all('/:code/active', refuseOtherMethods('PUT'));
  return router;
}

function codeOf(request: Request): string {
  const { code } = request.params;
  if (typeof code === 'string' && /^[A-Z0-9][A-Z0-9-]{0,39}$/.test(code)) return code;
  throw discountNotFound();
}

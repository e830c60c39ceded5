import { Router, type Request } from 'express';

import { customerChangeSchema, customerQuerySchema } from '@kargha/domain/people/customer';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../users/staff.ts';
import { changeCustomer } from './change-customer.ts';
import { customerPage, noSuchCustomer } from './customer-page.ts';
import { customerRow, listCustomers } from './list-customers.ts';

export function customerRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await customerQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listCustomers(query)) });
  });

  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await customerPage(idOf(request))) });
  });

  router.put('/:id', limitJson(FORM_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const change = await readBody(request, customerChangeSchema);
    const id = idOf(request);
    const customer = await changeCustomer(id, change, { by, at: now() });
    response.json({ success: true, customer: customerRow(id, customer) });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('GET', 'PUT'));
  return router;
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw noSuchCustomer();
}

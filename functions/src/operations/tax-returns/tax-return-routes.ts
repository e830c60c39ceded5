import type { Router } from 'express';

import { taxReturnEndpoints } from '@kargha/domain/tax-returns/tax-return-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { buildGstr1, readTaxReturn } from './build-return.ts';
import { markFiled } from './mark-filed.ts';
import { listPurchases } from './purchase-register.ts';

export function taxReturnRoutes(): Router {
  return serveEndpoints(taxReturnEndpoints, {
    find: async ({ query: { month } }) => ({ taxReturn: await readTaxReturn(month) }),
    gstr1: async ({ query: { month }, response }) => {
      const gstr1 = await buildGstr1(month);
      const name = `GSTR1_${gstr1.gstin}_${gstr1.fp}.json`;
      response.type('application/json');
      response.set('Content-Disposition', `attachment; filename="${name}"`);
      response.send(JSON.stringify(gstr1));
    },
    markFiled: async ({ body, caller }) => ({
      filedAt: await markFiled(body, { by: caller.uid, at: new Date() }),
    }),
    purchases: ({ query }) => listPurchases(query),
  });
}

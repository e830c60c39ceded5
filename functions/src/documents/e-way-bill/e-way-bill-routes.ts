import type { Router } from 'express';

import { eWayBillEndpoints } from '@kargha/domain/invoices/e-way-bill-endpoints';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { sendPdf, type DocumentContext } from '../invoices/document-access.ts';
import { cancelEWayBill, changeVehicle, extendEWayBill, knownBill } from './change-e-way-bill.ts';
import { dispatchDocuments } from './dispatch-documents.ts';
import { printEWayBill } from './e-way-bill-pdf.ts';
import { generateEWayBill, recordEWayBill } from './generate-e-way-bill.ts';

export function eWayBillRoutes(context: DocumentContext): Router {
  return serveEndpoints(eWayBillEndpoints, {
    list: ({ query }) => dispatchDocuments(query.order, context.now()),
    generate: async ({ body, caller }) => ({
      bill: await generateEWayBill(context, { ...body, by: caller.uid }),
    }),
    record: async ({ body, caller }) => ({
      bill: await recordEWayBill(context, { ...body, by: caller.uid }),
    }),
    changeVehicle: async ({ params: { id }, body, caller }) => ({
      bill: await changeVehicle(context, { id, by: caller.uid }, body),
    }),
    extend: async ({ params: { id }, body, caller }) => ({
      bill: await extendEWayBill(context, { id, by: caller.uid }, body),
    }),
    cancel: async ({ params: { id }, body, caller }) => ({
      bill: await cancelEWayBill(context, { id, by: caller.uid }, body),
    }),
    file: async ({ params, response }) => {
      const bill = await knownBill(params.id);
      sendPdf(response, `e-way-bill-${bill.number}`, await printEWayBill(bill));
    },
  });
}

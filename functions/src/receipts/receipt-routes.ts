import { Router } from 'express';

import { onlyMethods } from '../http/no-such-route.ts';
import { paperIdOf, refuseStrangers, sendPdf, unknownPaper } from '../invoices/paper-access.ts';
import { keptFile } from '../invoices/paper-files.ts';
import { readReceipt, receiptRef } from '../records/invoice-record.ts';
import { receiptPdf } from './receipt-pdf.ts';

const NUMBER = /^KR-\d{4}-\d{6}$/;

/** /api/receipts: receipt vouchers, as invoices for those they belong to. */
export function receiptRoutes(): Router {
  const router = Router();

  router.get('/:id/pdf', async (request, response) => {
    const id = paperIdOf(request);
    const receipt = NUMBER.test(id) ? readReceipt(await receiptRef(id).get()) : null;
    if (!receipt) throw unknownPaper();
    await refuseStrangers(request, receipt);
    const file = await keptFile(receipt, () => receiptPdf(receipt));
    sendPdf(response, receipt.number, file);
  });

  router.all('/:id/pdf', onlyMethods('GET'));
  return router;
}

import { Router } from 'express';

import type { ReceiptVoucher } from '@kargha/domain/invoices/receipt-voucher';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import {
  documentIdOf,
  refuseWithoutAccess,
  sendPdf,
  documentNotFound,
  type LinkContext,
} from '../invoices/document-access.ts';
import { storedPdf } from '../invoices/stored-pdf.ts';
import type { DocumentReference, DocumentSnapshot } from '../../platform/firestore.ts';
import {
  readReceipt,
  readRefundVoucher,
  receiptRef,
  refundVoucherRef,
} from '../../records/invoice-record.ts';
import { receiptPdf, refundVoucherPdf } from './receipt-pdf.ts';

export function receiptRoutes(linkContext: LinkContext): Router {
  return voucherRoutes(linkContext, {
    id: /^KR-\d{4}-\d{6}$/,
    ref: receiptRef,
    read: readReceipt,
    draw: receiptPdf,
  });
}

export function refundVoucherRoutes(linkContext: LinkContext): Router {
  return voucherRoutes(linkContext, {
    id: /^KV-\d{4}-\d{6}$/,
    ref: refundVoucherRef,
    read: readRefundVoucher,
    draw: refundVoucherPdf,
  });
}

interface Kind<Voucher> {
  id: RegExp;
  ref: (id: string) => DocumentReference;
  read: (snapshot: DocumentSnapshot) => Voucher | null;
  draw: (voucher: Voucher) => Promise<Buffer>;
}

function voucherRoutes<Voucher extends Pick<ReceiptVoucher, 'uid' | 'orderId' | 'number'>>(
  linkContext: LinkContext,
  { id: pattern, ref, read, draw }: Kind<Voucher>,
): Router {
  const router = Router();

  router.get('/:id/pdf', async (request, response) => {
    const id = documentIdOf(request);
    const voucher = pattern.test(id) ? read(await ref(id).get()) : null;
    if (!voucher) throw documentNotFound();
    await refuseWithoutAccess(request, voucher, linkContext);
    sendPdf(response, voucher.number, await storedPdf(voucher, () => draw(voucher)));
  });

  router.all('/:id/pdf', refuseOtherMethods('GET'));
  return router;
}

import type { Request, Response, Router } from 'express';

import {
  receiptEndpoints,
  refundVoucherEndpoints,
} from '@kargha/domain/invoices/document-endpoints';
import type { ReceiptVoucher } from '@kargha/domain/invoices/invoice-fields';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import {
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
  return serveEndpoints(receiptEndpoints, {
    file: voucherFile(linkContext, {
      id: /^KR-\d{4}-\d{6}$/,
      ref: receiptRef,
      read: readReceipt,
      draw: receiptPdf,
    }),
  });
}

export function refundVoucherRoutes(linkContext: LinkContext): Router {
  return serveEndpoints(refundVoucherEndpoints, {
    file: voucherFile(linkContext, {
      id: /^KV-\d{4}-\d{6}$/,
      ref: refundVoucherRef,
      read: readRefundVoucher,
      draw: refundVoucherPdf,
    }),
  });
}

interface Kind<Voucher> {
  id: RegExp;
  ref: (id: string) => DocumentReference;
  read: (snapshot: DocumentSnapshot) => Voucher | null;
  draw: (voucher: Voucher) => Promise<Buffer>;
}

interface VoucherCall {
  request: Request;
  response: Response;
  params: { id: string };
  query: { token?: string | undefined };
}

function voucherFile<Voucher extends Pick<ReceiptVoucher, 'uid' | 'orderId' | 'number'>>(
  linkContext: LinkContext,
  { id: pattern, ref, read, draw }: Kind<Voucher>,
): (call: VoucherCall) => Promise<undefined> {
  return async ({ request, response, params: { id }, query }) => {
    const voucher = pattern.test(id) ? read(await ref(id).get()) : null;
    if (!voucher) throw documentNotFound();
    await refuseWithoutAccess({ request, ...query }, voucher, linkContext);
    sendPdf(response, voucher.number, await storedPdf(voucher, () => draw(voucher)));
  };
}

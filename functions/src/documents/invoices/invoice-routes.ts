import { Router } from 'express';
import { object, string } from 'yup';

import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { RECORD_ID } from '@kargha/domain/records/record-id';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import {
  creditNoteRef,
  invoiceRef,
  readCreditNote,
  readInvoice,
} from '../../records/invoice-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { issueInvoice } from './issue-invoice.ts';
import {
  documentIdOf,
  refuseWithoutAccess,
  sendPdf,
  documentNotFound,
  type LinkContext,
} from './document-access.ts';
import { creditNoteFile, invoiceFile } from './document-files.ts';

const NUMBER = /^K[GC]-\d{4}-\d{6}$/;

export const issueSchema = object({
  orderId: string()
    .strict()
    .matches(RECORD_ID, 'This is not an order.')
    .required('Order is required'),
});

export function invoiceRoutes(linkContext: LinkContext): Router {
  const router = Router();

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    await requireAdmin(request);
    const { orderId } = await readBody(request, issueSchema);
    response.json({ success: true, invoice: await issueInvoice(orderId, linkContext.now()) });
  });

  router.get('/:id/pdf', async (request, response) => {
    const invoice = await knownInvoice(documentIdOf(request));
    await refuseWithoutAccess(request, invoice, linkContext);
    sendPdf(response, invoice.number, await invoiceFile(invoice));
  });

  router.all('/', refuseOtherMethods('POST'));
  router.all('/:id/pdf', refuseOtherMethods('GET'));
  return router;
}

export function creditNoteRoutes(linkContext: LinkContext): Router {
  const router = Router();

  router.get('/:id/pdf', async (request, response) => {
    const note = await knownCreditNote(documentIdOf(request));
    await refuseWithoutAccess(request, note, linkContext);
    const against = await knownInvoice(note.invoiceNumber);
    sendPdf(response, note.number, await creditNoteFile(note, against));
  });

  router.all('/:id/pdf', refuseOtherMethods('GET'));
  return router;
}

async function knownInvoice(number: string): Promise<Invoice> {
  const id = number.replaceAll('/', '-');
  const invoice = NUMBER.test(id) ? readInvoice(await invoiceRef(id).get()) : null;
  if (!invoice) throw documentNotFound();
  return invoice;
}

async function knownCreditNote(id: string): Promise<CreditNote> {
  const note = NUMBER.test(id) ? readCreditNote(await creditNoteRef(id).get()) : null;
  if (!note) throw documentNotFound();
  return note;
}

import { Router, type Request, type Response } from 'express';
import { object, string } from 'yup';

import type { CreditNote, Invoice } from '@kargha/domain/invoice';

import { callerOf } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/no-such-route.ts';
import { hashOf } from '../platform/keyed-ids.ts';
import {
  creditNoteRef,
  invoiceRef,
  readCreditNote,
  readInvoice,
} from '../records/invoice-record.ts';
import { orderRef, readOrder } from '../records/order-record.ts';
import { adminOf, isAdmin } from '../users/staff.ts';
import { issueInvoice } from './issue-invoice.ts';
import { creditNoteFile, invoiceFile } from './paper-files.ts';

const SMALL = 1024;
const NUMBER = /^K[GC]-\d{4}-\d{6}$/;

export const issueSchema = object({ orderId: string().trim().max(100).required('Order is required') });

/** /api/invoices: papers for those they belong to; staff may issue one before the dispatch does. */
export function invoiceRoutes(now: () => Date): Router {
  const router = Router();

  router.post('/', jsonUpTo(SMALL), async (request, response) => {
    await adminOf(request);
    const { orderId } = await readBody(request, issueSchema);
    response.json({ success: true, invoice: await issueInvoice(orderId, now()) });
  });

  router.get('/:id/pdf', async (request, response) => {
    const invoice = await knownInvoice(idOf(request));
    await refuseStrangers(request, invoice);
    sendPdf(response, invoice.number, await invoiceFile(invoice));
  });

  router.all('/', onlyMethods('POST'));
  router.all('/:id/pdf', onlyMethods('GET'));
  return router;
}

/** /api/credit-notes: as invoices, for those they belong to. */
export function creditNoteRoutes(): Router {
  const router = Router();

  router.get('/:id/pdf', async (request, response) => {
    const note = await knownCreditNote(idOf(request));
    await refuseStrangers(request, note);
    const against = await knownInvoice(note.invoiceNumber);
    sendPdf(response, note.number, await creditNoteFile(note, against));
  });

  router.all('/:id/pdf', onlyMethods('GET'));
  return router;
}

async function knownInvoice(id: string): Promise<Invoice> {
  const invoice = NUMBER.test(idIn(id)) ? readInvoice(await invoiceRef(id).get()) : null;
  if (!invoice) throw unknownPaper();
  return invoice;
}

async function knownCreditNote(id: string): Promise<CreditNote> {
  const note = NUMBER.test(id) ? readCreditNote(await creditNoteRef(id).get()) : null;
  if (!note) throw unknownPaper();
  return note;
}

/** The owner, staff, and who holds the link of the order. Everybody else learns nothing, not even that it exists. */
async function refuseStrangers(
  request: Request,
  { uid, orderId }: Pick<Invoice, 'uid' | 'orderId'>,
): Promise<void> {
  const { token } = request.query;
  if (typeof token === 'string' && (await opensOrder(orderId, token))) return;
  const caller = await callerOf(request);
  if (caller && (caller.uid === uid || (await isAdmin(caller)))) return;
  throw unknownPaper();
}

async function opensOrder(orderId: string, token: string): Promise<boolean> {
  const order = readOrder(await orderRef(orderId).get());
  return order?.trackingTokenHashes.includes(hashOf(token)) ?? false;
}

function sendPdf(response: Response, number: string, file: Buffer): void {
  response.type('application/pdf');
  response.set('Content-Disposition', `attachment; filename="${idIn(number)}.pdf"`);
  response.send(file);
}

function idIn(number: string): string {
  return number.replaceAll('/', '-');
}

function idOf(request: Request): string {
  const { id } = request.params;
  return typeof id === 'string' ? id : '';
}

function unknownPaper() {
  return notFound('We could not find this invoice.');
}

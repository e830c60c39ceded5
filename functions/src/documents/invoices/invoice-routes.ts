import type { Router } from 'express';

import { creditNoteEndpoints, invoiceEndpoints } from '@kargha/domain/invoices/document-endpoints';
import { isValidDocument } from '@kargha/domain/invoices/e-invoice-rules';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { conflict } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import {
  creditNoteRef,
  invoiceRef,
  readCreditNote,
  readInvoice,
} from '../../records/invoice-record.ts';
import { cancelEInvoice } from '../e-invoice/cancel-e-invoice.ts';
import { registerDocument } from '../e-invoice/register-document.ts';
import { retryRegistration } from '../e-invoice/retry-registration.ts';
import { correctRecipient } from './correct-recipient.ts';
import { issueInvoice } from './issue-invoice.ts';
import {
  refuseWithoutAccess,
  sendPdf,
  documentNotFound,
  type DocumentContext,
} from './document-access.ts';
import { creditNoteFile, invoiceFile } from './stored-pdf.ts';

const NUMBER = /^K[GC]-\d{4}-\d{6}$/;

export function invoiceRoutes(context: DocumentContext): Router {
  return serveEndpoints(invoiceEndpoints, {
    issue: async ({ body: { orderId, ...choice } }) => {
      const invoice = await issueInvoice(orderId, context.now(), choice);
      if (invoice.eInvoice?.state !== 'pending') return { invoice };
      await registerDocument(context, { kind: 'invoice', number: invoice.number });
      return { invoice: await knownInvoice(invoice.number) };
    },
    file: async ({ request, response, params, query }) => {
      const invoice = await knownInvoice(params.id);
      await refuseWithoutAccess({ request, ...query }, invoice, context);
      refuseUnregistered(invoice);
      sendPdf(response, invoice.number, await invoiceFile(invoice));
    },
    register: async ({ params }) => {
      const { number } = await knownInvoice(params.id);
      return { eInvoice: await retryRegistration(context, { kind: 'invoice', number }) };
    },
    correctRecipient: async ({ params, body, caller }) => {
      const { number } = await knownInvoice(params.id);
      const action = { by: caller.uid, at: context.now() };
      return { invoice: await correctRecipient({ ...body, number }, action) };
    },
    cancel: async ({ params, body, caller }) => {
      const { number } = await knownInvoice(params.id);
      const cancellation = { ...body, number, by: caller.uid };
      return { eInvoice: await cancelEInvoice(context, cancellation) };
    },
  });
}

export function creditNoteRoutes(context: DocumentContext): Router {
  return serveEndpoints(creditNoteEndpoints, {
    file: async ({ request, response, params, query }) => {
      const note = await knownCreditNote(params.id);
      await refuseWithoutAccess({ request, ...query }, note, context);
      refuseUnregistered(note);
      const against = await knownInvoice(note.invoiceNumber);
      sendPdf(response, note.number, await creditNoteFile(note, against));
    },
    register: async ({ params }) => {
      const { number } = await knownCreditNote(params.id);
      return { eInvoice: await retryRegistration(context, { kind: 'credit-note', number }) };
    },
  });
}

/**
 * Throws 409 `e_invoice_pending` or `e_invoice_cancelled`: a document that must be registered is no invoice before that
 * (Rule 48(5)).
 */
function refuseUnregistered(document: Pick<Invoice, 'eInvoice'>): void {
  if (isValidDocument(document)) return;
  throw document.eInvoice?.state === 'cancelled'
    ? conflict('e_invoice_cancelled', orderMessages.document_cancelled())
    : conflict('e_invoice_pending', orderMessages.document_being_registered());
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

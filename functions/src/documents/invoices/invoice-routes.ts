import type { Router } from 'express';

import { creditNoteEndpoints, invoiceEndpoints } from '@kargha/domain/invoices/document-endpoints';
import type { CreditNote, Invoice } from '@kargha/domain/invoices/invoice';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import {
  creditNoteRef,
  invoiceRef,
  readCreditNote,
  readInvoice,
} from '../../records/invoice-record.ts';
import { issueInvoice } from './issue-invoice.ts';
import {
  refuseWithoutAccess,
  sendPdf,
  documentNotFound,
  type LinkContext,
} from './document-access.ts';
import { creditNoteFile, invoiceFile } from './stored-pdf.ts';

const NUMBER = /^K[GC]-\d{4}-\d{6}$/;

export function invoiceRoutes(linkContext: LinkContext): Router {
  return serveEndpoints(invoiceEndpoints, {
    issue: async ({ body }) => ({ invoice: await issueInvoice(body.orderId, linkContext.now()) }),
    file: async ({ request, response, params, query }) => {
      const invoice = await knownInvoice(params.id);
      await refuseWithoutAccess({ request, ...query }, invoice, linkContext);
      sendPdf(response, invoice.number, await invoiceFile(invoice));
    },
  });
}

export function creditNoteRoutes(linkContext: LinkContext): Router {
  return serveEndpoints(creditNoteEndpoints, {
    file: async ({ request, response, params, query }) => {
      const note = await knownCreditNote(params.id);
      await refuseWithoutAccess({ request, ...query }, note, linkContext);
      const against = await knownInvoice(note.invoiceNumber);
      sendPdf(response, note.number, await creditNoteFile(note, against));
    },
  });
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

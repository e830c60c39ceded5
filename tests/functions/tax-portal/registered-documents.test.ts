import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import type { Invoice } from '@kargha/domain/invoices/invoice';

import { registerDocument } from '../../../functions/src/documents/e-invoice/register-document.ts';
import { registerWaitingDocuments } from '../../../functions/src/documents/e-invoice/register-waiting-documents.ts';
import { invoicePdf } from '../../../functions/src/documents/invoices/invoice-pdf.ts';
import { writeCreditNote } from '../../../functions/src/documents/invoices/write-credit-note.ts';
import { inTransaction } from '../../../functions/src/platform/firestore.ts';
import { creditNoteRef } from '../../../functions/src/records/invoice-record.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { companyInvoice, openPortalShop, storedInvoice } from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop = openPortalShop();

const register = ({ number }: Invoice) => registerDocument(shop, { kind: 'invoice', number });

test('registers a credit note with the invoice that it credits', async () => {
  const invoice = await companyInvoice(shop.now());
  await register(invoice);
  const number = await inTransaction((transaction) =>
    writeCreditNote(
      transaction,
      invoice,
      {
        ...{ amount: invoice.totals.total, pieces: 'rest', reason: 'Order cancelled' },
        before: { ofClaim: [], others: [] },
      },
      shop.now(),
    ),
  );
  expect((await creditNoteRef(number).get()).get('eInvoice.state')).toBe('pending');
  await registerWaitingDocuments(shop);
  expect((await creditNoteRef(number).get()).get('eInvoice.state')).toBe('registered');
  const { documents } = await shop.registered();
  expect(documents[1]?.request).toMatchObject({
    DocDtls: { Typ: 'CRN', No: number },
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number }] },
    ValDtls: { TotInvVal: 4248 },
  });
});

test('prints the number, the acknowledgement and the code on the invoice', async () => {
  const invoice = await companyInvoice(shop.now());
  await register(invoice);
  const stored = await storedInvoice(invoice.number);
  const pdf = await getDocumentProxy(new Uint8Array(await invoicePdf(stored)));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(stored.eInvoice?.irn);
  expect(text).toContain(stored.eInvoice?.ackNo);
  const plain = await invoicePdf({ ...stored, eInvoice: undefined });
  expect((await invoicePdf(stored)).length).toBeGreaterThan(plain.length + 2000);
});

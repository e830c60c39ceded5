import { expect, test } from 'vitest';

import { invoicePayload } from '@kargha/domain/invoices/e-invoice-payload';
import type { Invoice } from '@kargha/domain/invoices/invoice';

import { registerDocument } from '../../../functions/src/documents/e-invoice/register-document.ts';
import { registerWaitingDocuments } from '../../../functions/src/documents/e-invoice/register-waiting-documents.ts';
import { retryRegistration } from '../../../functions/src/documents/e-invoice/retry-registration.ts';
import { issueInvoice } from '../../../functions/src/documents/invoices/issue-invoice.ts';
import { signedContent } from '../../../functions/src/platform/gsp-tax-portal.ts';
import type { TaxPortal } from '../../../functions/src/platform/tax-portal.ts';
import { concurrently } from '../concurrent-calls.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';
import { ORDERED_LINE, paidOrder } from '../paid-orders.ts';
import {
  BUYER_GSTIN,
  CODED_LINE,
  companyInvoice,
  companyOrder,
  openPortalShop,
  reportToPortal,
  storedInvoice,
} from '../tax-portal-fixtures.ts';

isolateDatabase();

const shop = openPortalShop();

const nameOf = ({ number }: Pick<Invoice, 'number'>) => ({ kind: 'invoice' as const, number });
const register = (invoice: Invoice) => registerDocument(shop, nameOf(invoice));
const stateOf = async ({ number }: Invoice) => (await storedInvoice(number)).eInvoice;
/** How often the portal has registered it. Documents of other tests may wait, too. */
const timesRegistered = async ({ number }: Invoice) =>
  (await shop.registered()).documents.filter(({ request }) => request.DocDtls.No === number).length;
const emailOf = async ({ orderId }: Invoice) =>
  (await db().doc(`mail/order_${orderId}_invoice`).get()).exists;

/** A process that ends here: nothing after it happens. */
const crash = () => new Promise<never>(() => undefined);

test('registers the invoice of a company once, however often its event comes', async () => {
  const invoice = await companyInvoice(shop.now());
  expect(await stateOf(invoice)).toMatchObject({ state: 'pending', attempts: 0 });
  expect(await emailOf(invoice)).toBe(false);
  await concurrently(10, () => register(invoice));
  await register(invoice);
  const { documents } = await shop.registered();
  expect(documents).toMatchObject([{ request: { DocDtls: { No: invoice.number } } }]);
  const registered = await stateOf(invoice);
  expect(registered).toMatchObject({ state: 'registered', irn: documents[0]?.irn, attempts: 1 });
  expect(registered?.ackNo).toMatch(/^\d{15}$/);
  expect(signedContent(registered?.signedQr ?? '')).toMatchObject({
    BuyerGstin: BUYER_GSTIN,
    DocNo: invoice.number,
    Irn: registered?.irn,
    TotInvVal: invoice.totals.total / 100,
  });
  expect(await emailOf(invoice)).toBe(true);
});

test('sends what the schema asks for, with the figures of the invoice', async () => {
  const invoice = await companyInvoice(shop.now());
  await register(invoice);
  const { documents } = await shop.registered();
  expect(documents[0]?.request).toMatchObject({
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B' },
    SellerDtls: { Gstin: '29AAHCK6072R1ZM', Stcd: '29', Pin: 570_001 },
    BuyerDtls: { Gstin: BUYER_GSTIN, LglNm: 'Malhar Exports', Pos: '27', Stcd: '27' },
    ItemList: [{ HsnCd: '500720', Qty: 2, UnitPrice: 1800, AssAmt: 3600, GstRt: 18, IgstAmt: 648 }],
    ValDtls: { AssVal: 3600, IgstVal: 648, CgstVal: 0, OthChrg: 0, TotInvVal: 4248 },
  });
});

test('leaves consumers, shops below the limit and earlier days alone', async () => {
  const { id } = await paidOrder({ lines: [CODED_LINE] });
  expect((await issueInvoice(id, shop.now())).eInvoice).toBeUndefined();
  await reportToPortal({ eInvoiceFrom: '' });
  expect((await companyInvoice(shop.now())).eInvoice).toBeUndefined();
  await reportToPortal({ eInvoiceFrom: '2026-11-01' });
  const before = new Date('2026-10-31T18:29:00Z');
  expect((await companyInvoice(before)).eInvoice).toBeUndefined();
  expect((await companyInvoice(new Date('2026-10-31T18:30:00Z'))).eInvoice).toBeDefined();
  await reportToPortal({});
});

test('uses no number for an invoice that the portal would refuse', async () => {
  const short = { ...ORDERED_LINE, hsnCode: '5007' };
  const { id } = await companyOrder({ lines: [short] });
  await expect(issueInvoice(id, shop.now())).rejects.toMatchObject({
    code: 'e_invoice_incomplete',
    message: expect.stringContaining('HSN code of 6 or 8 digits') as string,
  });
  expect((await db().doc(`orders/${id}`).get()).get('invoiceNumber')).toBeUndefined();
});

test('waits in a deployment without a portal', async () => {
  const invoice = await companyInvoice(shop.now());
  await registerDocument({ ...shop, taxPortal: null }, nameOf(invoice));
  expect(await stateOf(invoice)).toMatchObject({ state: 'pending', attempts: 0 });
  await register(invoice);
});

test.each([
  ['before the call', (portal: TaxPortal) => ({ ...portal, registerDocument: crash }), 0],
  [
    'after the portal registered it',
    (portal: TaxPortal) => ({
      ...portal,
      registerDocument: async (gstin: string, payload: object) => {
        await portal.registerDocument(gstin, payload);
        return crash();
      },
    }),
    1,
  ],
])('registers it once when the process ends %s', async (_when, crashing, before) => {
  const invoice = await companyInvoice(shop.now());
  void registerDocument({ ...shop, taxPortal: crashing(shop.taxPortal) }, nameOf(invoice));
  await expect.poll(() => stateOf(invoice)).toMatchObject({ attempts: 1 });
  await expect.poll(() => timesRegistered(invoice)).toBe(before);
  await registerWaitingDocuments(shop);
  expect(await stateOf(invoice)).toMatchObject({ state: 'pending', attempts: 1 });
  await shop.passHours(0.05);
  await registerWaitingDocuments(shop);
  expect(await stateOf(invoice)).toMatchObject({ state: 'registered', attempts: 2 });
  expect(await timesRegistered(invoice)).toBe(1);
});

test.each(['timeout_after', 'malformed_json', 'timeout_before', 'connection_closed'])(
  'finds its registration after %s',
  async (fault) => {
    const invoice = await companyInvoice(shop.now());
    await shop.fault('register_document', fault);
    await register(invoice);
    expect(await stateOf(invoice)).toMatchObject({ state: 'pending', attempts: 1 });
    await shop.passHours(0.05);
    await registerWaitingDocuments(shop);
    expect(await stateOf(invoice)).toMatchObject({ state: 'registered', problem: '' });
    expect(await timesRegistered(invoice)).toBe(1);
  },
);

test.each(['outage', 'rate_limited', 'server_error_html'])(
  'keeps trying, less and less often, during %s',
  async (fault) => {
    const invoice = await companyInvoice(shop.now());
    await shop.fault('register_document', fault, { times: 5 });
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await register(invoice);
      const { nextAttemptAt, state } = (await stateOf(invoice)) ?? {};
      expect(state).toBe('pending');
      pauses.push(Math.round((nextAttemptAt!.getTime() - shop.now().getTime()) / 60_000));
      await shop.passHours(1.1);
    }
    expect(pauses).toEqual([1, 5, 15, 60, 60]);
    await register(invoice);
    expect(await stateOf(invoice)).toMatchObject({ state: 'registered', attempts: 6 });
  },
);

test('renews an expired token and repeats the call', async () => {
  const invoice = await companyInvoice(shop.now());
  await shop.fault('register_document', 'token_expired');
  await register(invoice);
  expect(await stateOf(invoice)).toMatchObject({ state: 'registered', attempts: 1 });
});

test('stops at a refusal and registers again when staff ask for it', async () => {
  const invoice = await companyInvoice(shop.now());
  await shop.fault('register_document', 'declined', { message: '3029 : GSTIN is not active' });
  await register(invoice);
  expect(await stateOf(invoice)).toMatchObject({
    ...{ state: 'failed', problem: 'GSTIN is not active (3029)', nextAttemptAt: null },
  });
  await shop.passHours(2);
  await registerWaitingDocuments(shop);
  expect(await stateOf(invoice)).toMatchObject({ state: 'failed', attempts: 1 });
  expect(await retryRegistration(shop, nameOf(invoice))).toMatchObject({ state: 'registered' });
  expect(await retryRegistration(shop, nameOf(invoice))).toMatchObject({ attempts: 2 });
});

test('refuses a registration of another program under our number', async () => {
  const invoice = await companyInvoice(shop.now());
  const { totals, ...rest } = invoice;
  const other = { ...rest, totals: { ...totals, roundOff: 100, total: totals.total + 100 } };
  await shop.taxPortal.registerDocument(invoice.supplier.gstin, invoicePayload(other as Invoice));
  await register(invoice);
  const { state, problem } = (await stateOf(invoice)) ?? {};
  expect(state).toBe('failed');
  expect(problem).toContain('another buyer or amount');
});

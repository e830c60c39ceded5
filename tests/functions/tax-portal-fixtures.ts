import { afterAll, afterEach, beforeAll } from 'vitest';

import type { Order } from '@kargha/domain/orders/order';
import type { Invoice } from '@kargha/domain/invoices/invoice';

import type { Registrar } from '../../functions/src/documents/e-invoice/portal-document.ts';
import { shipParcel } from '../../functions/src/orders/ship-parcel.ts';
import { keyedIds } from '../../functions/src/platform/keyed-ids.ts';
import { priceOrder } from '@kargha/domain/pricing/price-order';
import { issueInvoice } from '../../functions/src/documents/invoices/issue-invoice.ts';
import { gspTaxPortal } from '../../functions/src/platform/gsp-tax-portal.ts';
import type { TaxPortal } from '../../functions/src/platform/tax-portal.ts';
import { invoiceRef, readInvoice } from '../../functions/src/records/invoice-record.ts';
import { PORTAL_CREDENTIALS } from '../../local-suite/tax-portal/portal-calls.ts';
import { startTaxPortal } from '../../local-suite/tax-portal/tax-portal.ts';
import { openIsolatedDatabase } from './isolated-database.ts';
import { db, orderOf } from './ledger-fixtures.ts';
import { CAPTURED, ORDERED_LINE, paidOrder, type PaidOrder } from './paid-orders.ts';
import { newAwb } from './staff-orders.ts';

export const BUYER_GSTIN = '27AAPFU0939F1ZV';
const SELLER_GSTIN = '29AAHCK6072R1ZM';

/** What the stand-in has registered. */
interface Registered {
  documents: { irn: string; isCancelled: boolean; request: { DocDtls: { No: string } } }[];
  bills: {
    number: string;
    isCancelled: boolean;
    vehicles: string[];
    request: Record<string, unknown>;
  }[];
}

export interface PortalShop extends Registrar {
  taxPortal: TaxPortal;
  /** moves the clocks of the shop and of the portal */
  passHours: (hours: number) => Promise<void>;
  fault: (call: string, fault: string, more?: object) => Promise<void>;
  registered: () => Promise<Registered>;
}

/** A separate database, whose shop reports to a separate portal. Calls give up after 1.5 s. */
export function openPortalShop(): PortalShop {
  let url = '';
  let ahead = 0;
  let close = () => Promise.resolve();
  const control = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Registered;
  };
  const shop: PortalShop = {
    taxPortal: null as unknown as TaxPortal,
    now: () => new Date(Date.now() + ahead),
    passHours: async (hours) => {
      ahead += hours * 3_600_000;
      await control('POST', '/clock', { aheadMs: ahead });
    },
    fault: async (call, fault, more = {}) => {
      await control('POST', '/faults', { call, fault, ...more });
    },
    registered: () => control('GET', ''),
  };
  beforeAll(async () => {
    await openIsolatedDatabase();
    const server = await startTaxPortal({ host: '127.0.0.1', port: 0 });
    ({ url, close } = server);
    shop.taxPortal = gspTaxPortal({ url, ...PORTAL_CREDENTIALS, timeoutMs: 1500 });
    await reportToPortal({});
  });
  afterEach(async () => {
    ahead = 0;
    await control('DELETE', '');
  });
  afterAll(() => close());
  return shop;
}

/** Switches the shop's reports on, from the first day of 2026. */
export async function reportToPortal(changes: object): Promise<void> {
  await db()
    .doc('settings/public')
    .set({
      legal: { legalName: 'Kargha Handlooms LLP', gstin: SELLER_GSTIN, address: SELLER },
      taxPortal: {
        eInvoiceFrom: '2026-01-01',
        isLimitedTo30Days: false,
        eWayBills: true,
        eWayBillLimitWithinState: 50_000,
        ...changes,
      },
    });
}

const SELLER = {
  line1: '12 Weavers Street',
  line2: '',
  city: 'Mysuru',
  state: 'Karnataka',
  pincode: '570001',
  country: 'India',
};

/** Goods with a code that large sellers must state. */
export const CODED_LINE: Order['lines'][number] = { ...ORDERED_LINE, hsnCode: '500720' };

/** A paid order of a company in Maharashtra. */
export async function companyOrder(fields: Partial<Order> = {}): Promise<PaidOrder> {
  const customer = {
    name: 'Meera Nair',
    email: 'meera@malhar.example',
    phone: '9876543210',
    gstin: BUYER_GSTIN,
    companyName: 'Malhar Exports',
    address: {
      ...{ line1: '4 Mill Road', line2: '', city: 'Pune', state: 'Maharashtra' },
      pincode: '411001',
      country: 'India' as const,
    },
  };
  return paidOrder({ lines: [CODED_LINE], customer, ...fields });
}

/** Issues the invoice of a new company order. It is not registered yet. */
export async function companyInvoice(at: Date, fields: Partial<Order> = {}): Promise<Invoice> {
  const { id } = await companyOrder(fields);
  return issueInvoice(id, at);
}

export async function storedInvoice(number: string): Promise<Invoice> {
  const invoice = readInvoice(await invoiceRef(number).get());
  if (!invoice) throw new Error(`There is no invoice ${number}.`);
  return invoice;
}

/** 40 sarees at ₹1,800 come to ₹84,960 with tax, one piece to ₹2,124. */
export function packed(quantity = 40): Partial<Order> {
  const lines = [{ ...CODED_LINE, quantity }];
  const totals = priceOrder(lines);
  return { state: 'packed', lines, totals, payment: { ...CAPTURED, captured: totals.total } };
}

export const BY_COURIER = {
  ...{ distanceKm: 850, mode: 'road' as const, transporterId: '27AAPFU0939F1ZV' },
  ...{ vehicleNumber: '', transportDocument: '', by: 'staff-1' },
};

export const IDS = keyedIds('a-key');

/** Ships all that is left, or so many sarees. */
export async function shipFrom(
  shop: PortalShop,
  orderId: string,
  quantity?: number,
): Promise<unknown> {
  const { revision = 0 } = await orderOf(orderId);
  const lines = quantity === undefined ? [] : [{ productId: CODED_LINE.productId, quantity }];
  return shipParcel(
    IDS,
    { orderId, revision, actor: 'staff-1', at: shop.now() },
    {
      revision,
      courier: 'Hamsa',
      awb: newAwb(),
      trackingUrl: '',
      lines,
    },
  );
}

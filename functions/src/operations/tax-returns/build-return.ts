import type { InvoiceParty } from '@kargha/domain/invoices/invoice';
import { filedAt } from '@kargha/domain/tax-returns/filed-months';
import { gstr3b } from '@kargha/domain/tax-returns/gstr3b';
import { isUploadFile, type Gstr1 } from '@kargha/domain/tax-returns/gstr1-schema';
import { taxReturnBuilder, type BuiltReturn } from '@kargha/domain/tax-returns/tax-return-builder';
import type { TaxReturn } from '@kargha/domain/tax-returns/tax-return-fields';
import {
  monthsOfPreviousYear,
  monthStart,
  nextMonth,
  returnsDue,
} from '@kargha/domain/tax-returns/tax-month';
import { sumAmounts, type TaxAmounts } from '@kargha/domain/tax-returns/tax-amounts';

import { conflict, HttpError } from '../../http/errors.ts';
import { filedMonths } from '../../records/filed-returns-record.ts';
import { MONTHS, readMonths } from '../../records/sales/stored-stats.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { addAmendments } from './add-amendments.ts';
import { addDocuments } from './add-documents.ts';
import { readPurchaseTotals } from './purchase-register.ts';

/**
 * GSTR-1 of a month. Throws 409 legal_identity_missing and other_returns, and 500 rather than send a file that the portal would refuse.
 */
export async function buildGstr1(month: string): Promise<Gstr1> {
  const { gstr1 } = await buildFor(await registeredShop(month), month);
  if (!isUploadFile(gstr1)) throw new Error('GSTR-1 does not match the schema of the portal.');
  return gstr1;
}

/** The totals of a month for both returns. Throws 409 legal_identity_missing and other_returns. */
export async function readTaxReturn(month: string): Promise<TaxReturn> {
  const shop = await registeredShop(month);
  const [built, figures, purchases, filed] = await Promise.all([
    buildFor(shop, month),
    salesFigures([month]),
    readPurchaseTotals(month, shop.stateCode),
    filedMonths(),
  ]);
  const { gstin } = shop;
  const { tables, series, leftOut, warnings } = built;
  return {
    ...{ month, gstin, due: returnsDue(month), filedAt: filedAt(month, filed) ?? null },
    ...{ tables, series, leftOut, warnings, figures, gstr3b: gstr3b(built, purchases) },
  };
}

/** The shop while it was registered as regular, for at least a part of the month. */
async function registeredShop(month: string): Promise<InvoiceParty> {
  const supplier = await supplierIdentity();
  if (!supplier) throw new HttpError(409, 'legal_identity_missing', NO_IDENTITY);
  const lastMoment = new Date(monthStart(nextMonth(month)).getTime() - 1);
  const shops = [supplier(lastMoment), supplier(monthStart(month))];
  const regular = shops.find(({ registration }) => registration === undefined);
  if (regular) return regular;
  const isComposition = shops.some(({ registration }) => registration === 'composition');
  throw conflict('other_returns', isComposition ? COMPOSITION : UNREGISTERED);
}

const NO_IDENTITY =
  'Tax returns need the legal name, GST number and address of the shop. Please add them in Settings.';
/** CGST Rule 62. */
const COMPOSITION =
  'The shop was under the composition scheme in this month. It files CMP-08 each quarter and GSTR-4 each year, not GSTR-1 or GSTR-3B.';
const UNREGISTERED =
  'The shop was not registered for GST in this month, so there are no GST returns to file.';

async function buildFor({ gstin }: InvoiceParty, month: string): Promise<BuiltReturn> {
  const { taxable: previousTurnover } = await salesFigures(monthsOfPreviousYear(month));
  const builder = taxReturnBuilder({ gstin, month, previousTurnover });
  const filed = await filedMonths();
  await addDocuments(builder, month, filedAt(month, filed));
  await addAmendments(builder, month, filed);
  return builder.finish();
}

/** Invoices less credit notes in the daily figures, which are counted as documents are issued. One read a month. */
async function salesFigures(months: readonly string[]): Promise<TaxAmounts> {
  const found = await readMonths(MONTHS.breakdown, months);
  const days = found.flatMap((month) => Object.values(month.days));
  return sumAmounts(days.flatMap(({ gst }) => Object.values(gst)));
}

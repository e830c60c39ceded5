import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import type { QuoteVersion } from '@kargha/domain/quotes/quote-schema';
import { quoteMessages } from '@kargha/domain/messages/quote-messages';

import { conflict, notFound } from '../../http/errors.ts';
import {
  findQuote,
  readVersion,
  versionRef,
  type QuoteRecord,
} from '../../records/quote-record.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { quoteNotFound } from './quote-access.ts';
import { quotationPdf } from './quotation-pdf.ts';

export interface QuotationFile {
  number: string;
  content: Buffer;
}

/**
 * One version of a quotation as a PDF. Buyers get versions that were sent, staff also drafts. Throws 404
 * not_found, 409 legal_identity_missing. `version` 0 is the latest that was sent; `reader` is the uid of the
 * buyer, null for staff.
 */
export async function quotationFile(
  quoteId: string,
  version: number,
  reader: string | null,
): Promise<QuotationFile> {
  const quote = await findQuote(quoteId);
  if (!quote || (reader !== null && quote.uid !== reader)) throw quoteNotFound();
  const offer = await readOffer(quote, version, reader === null);
  const supplier = await supplierIdentity();
  if (!supplier) throw conflict('legal_identity_missing', quoteMessages.shop_address_missing());
  const content = await quotationPdf({ quote, offer, supplier: supplier(offer.createdAt) });
  return { number: quotationNumber(quote.id, offer.version), content };
}

async function readOffer(
  { id, latestVersion }: QuoteRecord,
  version: number,
  isStaff: boolean,
): Promise<QuoteVersion> {
  const offer = readVersion(await versionRef(id, version === 0 ? latestVersion : version).get());
  if (offer && (isStaff || offer.state !== 'draft')) return offer;
  throw notFound(quoteMessages.no_such_version());
}

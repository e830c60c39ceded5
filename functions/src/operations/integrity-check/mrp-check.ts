import { mrpProblem } from '@kargha/domain/catalogue/declarations';
import type { TaxTable } from '@kargha/domain/pricing/tax-table';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';

import { firestore, type DocumentSnapshot } from '../../platform/firestore.ts';
import { readProductOrSkip } from '../../records/product-record.ts';
import { storeSettings } from '../../records/settings-record.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { walkQuery } from './walk-query.ts';

/**
 * Active products whose price with GST is above the MRP on their label (Packaged Commodities Rules, rule 18(2), since 1
 * April 2011). Changes of a product are checked when they are saved; a tax rate can also rise later.
 */
export const mrpCheck: Check = async (run) => {
  const { tax } = await storeSettings();
  const findings: Finding[] = [];
  const labelled = firestore().collection(COLLECTIONS.products).where('label.mrp', '>', 0);
  const walked = await walkQuery(labelled.orderBy('label.mrp'), run, (page) => {
    findings.push(...page.flatMap((document) => findingOf(document, tax, run.now)));
    return Promise.resolve();
  });
  return resultOf('price_above_mrp', walked.looked, findings, walked.isComplete);
};

function findingOf(document: DocumentSnapshot, tax: TaxTable, at: Date): Finding[] {
  const product = readProductOrSkip(document);
  const problem = product?.status === 'active' ? mrpProblem(product, tax, at) : null;
  if (!product || problem === null) return [];
  return [{ what: `${product.title}: ${problem}`, path: document.ref.path }];
}

import { addDays, startOfIndianDay } from '@kargha/domain/india/indian-day';
import { creditQuerySchema } from '@kargha/domain/payments/company-credit';
import type { CompanyCreditSummary } from '@kargha/domain/payments/credit-endpoints';
import type { SettledItem } from '@kargha/domain/payments/settlement-schema';

import { readPage } from '../../http/cursor-page.ts';
import { listCompanyCredits } from '../../money/credit/company-credits.ts';
import { FieldPath, type Query } from '../../platform/firestore.ts';
import {
  readSettledItemOrSkip,
  settledItemRef,
  settledItems,
} from '../../records/settlement-record.ts';
import type { ExportSource, SourceJob } from './export-source.ts';

const ITEMS_PER_PAGE = 200;

export const creditSource: ExportSource<CompanyCreditSummary> = {
  total: () => Promise.resolve(null),
  page: async ({ filter, cursor, createdAt }) => {
    const query = creditQuerySchema.cast({ ...filter, ...(cursor && { cursor }) });
    const { rows, nextCursor } = await listCompanyCredits(query, createdAt);
    return { rows, documents: rows.length, nextCursor };
  },
};

function itemQuery({ from, to, createdAt }: SourceJob): Query {
  let query: Query = settledItems().where('settledAt', '<=', createdAt);
  if (from !== '') query = query.where('settledAt', '>=', startOfIndianDay(from));
  if (to !== '') query = query.where('settledAt', '<', startOfIndianDay(addDays(to, 1)));
  return query.orderBy('settledAt').orderBy(FieldPath.documentId());
}

export const settlementSource: ExportSource<SettledItem> = {
  total: async (job) => (await itemQuery(job).count().get()).data().count,
  page: async (job) => {
    const { rows, nextCursor } = await readPage({
      query: itemQuery(job),
      cursor: job.cursor ?? '',
      size: ITEMS_PER_PAGE,
      documentRef: settledItemRef,
      rowOf: readSettledItemOrSkip,
    });
    return { rows, documents: rows.length, nextCursor };
  },
};

import type { Cell, ExportColumn } from '@kargha/domain/exports/export-column';
import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportJob } from '@kargha/domain/exports/export-schema';

import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { customerSource, productSource, reviewSource, stockSource } from './catalogue-sources.ts';
import type { ExportSource, SourceJob, SourcePage } from './export-source.ts';
import { creditSource, settlementSource } from './finance-sources.ts';
import { orderLineSource, orderSource } from './order-sources.ts';
import { auditSource, campaignSource, subscriberSource } from './people-sources.ts';

interface CellSource {
  total: (job: SourceJob) => Promise<number | null>;
  page: (job: SourceJob, ids: KeyedIds) => Promise<SourcePage<Cell[]>>;
}

function cellSource<Row>(
  columns: Readonly<Record<string, ExportColumn<Row>>>,
  { total, page }: ExportSource<Row>,
): CellSource {
  return {
    total,
    page: async (job, ids) => {
      const cells = job.columns.flatMap((key) => columns[key]?.cell ?? []);
      const { rows, ...place } = await page(job, ids);
      return { ...place, rows: rows.map((row) => cells.map((cell) => cell(row))) };
    },
  };
}

export const CELL_SOURCES: Readonly<Record<ExportJob['kind'], CellSource>> = {
  orderLines: cellSource(EXPORT_KINDS.orderLines.columns, orderLineSource),
  orders: cellSource(EXPORT_KINDS.orders.columns, orderSource),
  products: cellSource(EXPORT_KINDS.products.columns, productSource),
  customers: cellSource(EXPORT_KINDS.customers.columns, customerSource),
  stock: cellSource(EXPORT_KINDS.stock.columns, stockSource),
  reviews: cellSource(EXPORT_KINDS.reviews.columns, reviewSource),
  credit: cellSource(EXPORT_KINDS.credit.columns, creditSource),
  settlements: cellSource(EXPORT_KINDS.settlements.columns, settlementSource),
  subscribers: cellSource(EXPORT_KINDS.subscribers.columns, subscriberSource),
  campaign: cellSource(EXPORT_KINDS.campaign.columns, campaignSource),
  audit: cellSource(EXPORT_KINDS.audit.columns, auditSource),
};

import type { Cell, ExportColumn } from '@kargha/domain/exports/export-column';
import { EXPORT_KINDS } from '@kargha/domain/exports/export-kinds';
import type { ExportJob } from '@kargha/domain/exports/export-schema';

import { customerSource, productSource, reviewSource, stockSource } from './catalogue-sources.ts';
import type { ExportSource, SourceJob, SourcePage } from './export-source.ts';
import { orderLineSource, orderSource } from './order-sources.ts';

interface CellSource {
  total: (job: SourceJob) => Promise<number | null>;
  page: (job: SourceJob) => Promise<SourcePage<Cell[]>>;
}

function cellSource<Row>(
  columns: Readonly<Record<string, ExportColumn<Row>>>,
  { total, page }: ExportSource<Row>,
): CellSource {
  return {
    total,
    page: async (job) => {
      const cells = job.columns.flatMap((key) => columns[key]?.cell ?? []);
      const { rows, ...place } = await page(job);
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
};

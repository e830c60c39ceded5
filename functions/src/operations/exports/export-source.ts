import type { ExportJob } from '@kargha/domain/exports/export-schema';

import type { KeyedIds } from '../../platform/keyed-ids.ts';

/** What is read for a job. Records that are newer than the job are left out where a kind has times. */
export type SourceJob = Pick<
  ExportJob,
  'filter' | 'from' | 'to' | 'createdAt' | 'cursor' | 'columns'
>;

export interface SourcePage<Row> {
  rows: readonly Row[];
  /** records read: orders, products, … */
  documents: number;
  nextCursor: string | null;
}

/** The records of a kind, page by page: one page is all that is in memory. */
export interface ExportSource<Row> {
  /** null when they cannot be counted without reading them */
  total: (job: SourceJob) => Promise<number | null>;
  /** `ids` sign links in rows */
  page: (job: SourceJob, ids: KeyedIds) => Promise<SourcePage<Row>>;
}

import type { OpsList } from '@kargha/domain/reports/ops';
import type { OpsRow } from '@kargha/domain/reports/ops-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';

import { readOpsList } from '../data/ops-api.ts';

export function useOpsRows(list: OpsList): PagedRows<OpsRow> {
  return usePages({
    read: (filter: { list: OpsList }, cursor) => readOpsList(filter.list, cursor),
    filter: { list },
    idOf: ({ id }) => id,
  });
}

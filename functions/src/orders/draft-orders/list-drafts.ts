import type { DraftRow } from '@kargha/domain/orders/draft-order-endpoints';
import type { DraftQuery } from '@kargha/domain/orders/draft-order-requests';

import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath } from '../../platform/firestore.ts';
import { draftRef, draftRow, drafts, readDraftOrSkip } from './draft-record.ts';

const PER_PAGE = 25;

export function listDrafts({ search, state, cursor }: DraftQuery): Promise<CursorPage<DraftRow>> {
  const inState = state === '' ? drafts() : drafts().where('state', '==', state);
  return readPage({
    query: filterBySearch(inState, search)
      .orderBy('updatedAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: draftRef,
    rowOf: (snapshot) => {
      const draft = readDraftOrSkip(snapshot);
      return draft && draftRow(draft);
    },
  });
}

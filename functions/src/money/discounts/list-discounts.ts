import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  discountStatus,
  normaliseDiscountCode,
  type DiscountStatus,
} from '@kargha/domain/pricing/discount';
import type { DiscountQuery } from '@kargha/domain/pricing/discount-editing';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath, firestore, type Query } from '../../platform/firestore.ts';
import { discountRef, readDiscountOrSkip } from '../../records/discount-record.ts';
import { discountRow } from './discount-view.ts';

const SIZE = 25;

const MOST_PAGES = 20;

export async function listDiscounts(
  { search, standing: requested, cursor }: DiscountQuery,
  now: Date,
): Promise<CursorPage<DiscountRow>> {
  const filter = requested === '' ? null : requested;
  const rows: DiscountRow[] = [];
  let next: string | null | undefined = cursor;
  for (let page = 0; page < MOST_PAGES && rows.length === 0 && next !== null; page += 1) {
    const found: CursorPage<DiscountRow> = await readPage({
      query: search === '' ? byStatus(filter, now) : beginningWith(normaliseDiscountCode(search)),
      cursor: next,
      size: SIZE,
      documentRef: discountRef,
      rowOf: (snapshot) => {
        const discount = readDiscountOrSkip(snapshot);
        if (!discount || (filter && discountStatus(discount, now) !== filter)) return null;
        return discountRow(discount, now);
      },
    });
    rows.push(...found.rows);
    next = found.nextCursor;
  }
  return { rows, nextCursor: next ?? null };
}

/** Sorts after every character of a code, so it ends a prefix query. */
const LAST_CHARACTER = '\uf8ff';

function beginningWith(code: string): Query {
  return discounts()
    .orderBy('code')
    .startAt(code)
    .endBefore(code + LAST_CHARACTER);
}

/** Narrows as far as a query can; `discountStatus` filters the rest. */
function byStatus(status: DiscountStatus | null, now: Date): Query {
  const works = discounts().where('active', '==', true);
  switch (status) {
    case null:
      return newest(discounts(), 'createdAt');
    case 'disabled':
      return newest(discounts().where('active', '==', false), 'createdAt');
    case 'scheduled':
      return newest(works.where('startsAt', '>', now), 'startsAt');
    case 'ended':
      return newest(works.where('endsAt', '<=', now), 'endsAt');
    case 'active':
    case 'used_up':
      return newest(works.where('startsAt', '<=', now), 'startsAt');
  }
}

function newest(query: Query, field: string): Query {
  return query.orderBy(field, 'desc').orderBy(FieldPath.documentId(), 'desc');
}

function discounts(): Query {
  return firestore().collection(COLLECTIONS.discounts);
}

import type {
  FailedDelivery,
  FailedDeliveryState,
} from '@kargha/domain/couriers/failed-delivery-schema';

import { readPage, type CursorPage } from '../../http/cursor-page.ts';
import {
  failedDeliveries,
  failedDeliveryRef,
  readFailedDeliveryOrSkip,
} from '../../records/failed-delivery-record.ts';

const SIZE = 25;

const STATES: Readonly<Record<string, readonly FailedDeliveryState[]>> = {
  '': ['open', 'answered', 'sent', 'refused', 'overdue'],
  waiting: ['open'],
  answered: ['answered', 'sent'],
  attention: ['refused', 'overdue'],
  closed: ['closed'],
};

/** The last failed attempt first. Throws 400 when the cursor no longer exists. */
export function listUndelivered({
  view,
  cursor,
}: {
  view: string;
  cursor?: string | undefined;
}): Promise<CursorPage<FailedDelivery>> {
  return readPage({
    query: failedDeliveries().where('state', 'in', STATES[view]).orderBy('failedAt', 'desc'),
    cursor,
    size: SIZE,
    documentRef: failedDeliveryRef,
    rowOf: readFailedDeliveryOrSkip,
  });
}

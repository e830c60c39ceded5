import { failedDeliverySchema } from '@kargha/domain/couriers/failed-delivery-schema';
import { COLLECTIONS } from '@kargha/domain/records/collections';

import { storedDocuments } from './stored-documents.ts';

/** failedDeliveries/{orderId}_{parcelId}, as bookings are named. */
export const {
  ref: failedDeliveryRef,
  query: failedDeliveries,
  read: readFailedDelivery,
  readAll: readFailedDeliveries,
  readOrSkip: readFailedDeliveryOrSkip,
  find: failedDeliveryWithId,
} = storedDocuments({
  collection: COLLECTIONS.failedDeliveries,
  schema: failedDeliverySchema,
  ids: ['id'],
});

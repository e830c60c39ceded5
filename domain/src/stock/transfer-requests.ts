import { array, boolean, object, string, type InferType } from 'yup';

import { requestIdField } from './inventory.ts';
import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
  DUPLICATE_PRODUCT,
  UNKNOWN_FIELD,
} from '../records/request-fields.ts';
import { TRANSFER_FILTERS } from './transfer.ts';
import { recordIds } from '../records/record-id.ts';
import { formatCount } from '../money/count-format.ts';

const MAX_PIECES = 100_000;
const MAX_PLACES = 50;

const revision = () => revisionField('transfer');

const placeId = () =>
  string()
    .strict()
    .matches(recordIds(1, 60), 'This is not a location.')
    .required('Choose a location.');

const lines = (least: number) =>
  array(
    object({
      productId: productIdField(),
      quantity: quantityField(least).max(
        MAX_PIECES,
        `At most ${formatCount(MAX_PIECES)} pieces of one product.`,
      ),
    }).exact(UNKNOWN_FIELD),
  )
    .min(1, 'Add at least one product.')
    .max(MAX_ORDER_LINES, `At most ${MAX_ORDER_LINES} lines.`)
    .test('each-once', DUPLICATE_PRODUCT, hasNoDuplicates)
    .required('Add at least one product.');

/** POST /api/transfers. Each request ID creates one transfer. */
export const newTransferSchema = object({
  requestId: requestIdField(),
  fromId: placeId(),
  toId: placeId().test(
    'elsewhere',
    'Choose two different locations.',
    (toId, { parent }) => toId !== (parent as { fromId?: unknown }).fromId,
  ),
  note: noteField(),
  lines: lines(1),
}).exact(UNKNOWN_FIELD);
export type NewTransfer = InferType<typeof newTransferSchema>;

export const transferStepSchema = object({ revision: revision() }).exact(UNKNOWN_FIELD);

export const transferCancelSchema = object({
  revision: revision(),
  reason: noteField().required('Please give a reason.'),
}).exact(UNKNOWN_FIELD);

/** POST /api/transfers/{id}/receive: the received quantities. */
export const transferReceiveSchema = object({ revision: revision(), lines: lines(0) }).exact(
  UNKNOWN_FIELD,
);
export type TransferReceive = InferType<typeof transferReceiveSchema>;

/** PUT /api/transfers/places: the whole list and the revision that was edited. */
export const shopPlacesSchema = object({
  revision: revision(),
  places: array(
    object({
      id: placeId(),
      name: string()
        .trim()
        .max(80, 'A name can have at most 80 characters.')
        .required('Every location needs a name.'),
      sells: boolean().strict().required('Choose whether its pieces are sold online.'),
    }).exact(UNKNOWN_FIELD),
  )
    .max(MAX_PLACES, `At most ${MAX_PLACES} places.`)
    .test('names', 'Two locations have the same name.', (places) => {
      const names = new Set(places?.map(({ name }) => name.toLowerCase()));
      return names.size === (places?.length ?? 0);
    })
    .test('ids', 'A location is in the list twice.', (places) => {
      const ids = new Set(places?.map(({ id }) => id));
      return ids.size === (places?.length ?? 0);
    })
    .required('The list of locations is missing.'),
}).exact(UNKNOWN_FIELD);
export type ShopPlacesChange = InferType<typeof shopPlacesSchema>;

export const transferQuerySchema = object({
  filter: string().oneOf(TRANSFER_FILTERS, 'This filter is not valid.').default('all'),
  cursor: string().max(100),
});
export type TransferQuery = InferType<typeof transferQuerySchema>;

import { array, boolean, object, string, type InferType } from 'yup';

import { requestIdField } from './inventory.ts';
import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
} from '../records/request-fields.ts';
import { TRANSFER_FILTERS } from './transfer.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { recordIds } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';

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
      options: optionsField(),
      quantity: quantityField(least).max(MAX_PIECES, formMessages.too_many_pieces),
    }).exact(formMessages.unknown_field),
  )
    .min(1, 'Add at least one product.')
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
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
}).exact(formMessages.unknown_field);
export type NewTransfer = InferType<typeof newTransferSchema>;

export const transferStepSchema = object({ revision: revision() }).exact(
  formMessages.unknown_field,
);

export const transferCancelSchema = object({
  revision: revision(),
  reason: noteField().required(formMessages.give_a_reason),
}).exact(formMessages.unknown_field);

/** POST /api/transfers/{id}/receive: the received quantities. */
export const transferReceiveSchema = object({ revision: revision(), lines: lines(0) }).exact(
  formMessages.unknown_field,
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
    }).exact(formMessages.unknown_field),
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
}).exact(formMessages.unknown_field);
export type ShopPlacesChange = InferType<typeof shopPlacesSchema>;

export const transferQuerySchema = object({
  filter: string().oneOf(TRANSFER_FILTERS, 'This filter is not valid.').default('all'),
  cursor: string().max(100),
});
export type TransferQuery = InferType<typeof transferQuerySchema>;

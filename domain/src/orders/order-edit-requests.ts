import { array, object, string, type InferType } from 'yup';

import { customerInfoSchema } from '../shopping/customer-info.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { tailoringIdField } from '../shopping/tailoring-fields.ts';
import type { OrderState } from './order-state.ts';
import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
} from '../records/request-fields.ts';
import { recordIds } from '../records/record-id.ts';
import { unshippedLines, type OrderParcels } from './shipment.ts';
import { formMessages } from '../messages/form-messages.ts';

export const DETAILS_EDITABLE: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'on_hold'];
/** States in which items can be removed: a shipped order may have unshipped items. */
const LINES_EDITABLE: readonly OrderState[] = ['placed', 'confirmed', 'packed', 'shipped'];

export const VOIDABLE_ORDER_STATES: readonly OrderState[] = ['placed', 'confirmed', 'packed'];

/** Only items that are in no parcel can be removed. */
export function canRemoveItems(order: OrderParcels): boolean {
  return LINES_EDITABLE.includes(order.state) && unshippedLines(order).length > 0;
}

const seen = {
  revision: revisionField('order'),
};

export const orderDetailsSchema = object({
  ...seen,
  customer: customerInfoSchema.required('The customer is missing.'),
}).exact(formMessages.unknown_field);
/** POST /api/orders/:id/notes: a note that only staff see. */
export const orderNoteSchema = object({
  ...seen,
  note: noteField().required('Please write a note.'),
}).exact(formMessages.unknown_field);

/** POST /api/orders/:id/lines: the quantities to keep; lines that are not listed do not change. */
export const orderLinesSchema = object({
  ...seen,
  reason: noteField().required(formMessages.give_a_reason),
  lines: array(
    object({
      productId: productIdField(),
      quantity: quantityField(0),
      options: optionsField(),
      tailoringId: tailoringIdField(),
    }).exact(formMessages.unknown_field),
  )
    .strict()
    .min(1, 'Please enter the quantities to keep.')
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required('Please enter the quantities to keep.'),
}).exact(formMessages.unknown_field);
export type OrderLinesRequest = InferType<typeof orderLinesSchema>;

export const resendMailSchema = object({
  ...seen,
  mailId: string()
    .strict()
    .matches(recordIds(1, 300), 'This email does not belong to the order.')
    .required('Please choose an email.'),
}).exact(formMessages.unknown_field);

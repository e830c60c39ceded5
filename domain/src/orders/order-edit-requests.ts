import { array, boolean, number, object, string, type InferType } from 'yup';

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

/**
 * States in which items can be added. Once a parcel or the invoice has left, what is added is another supply with a
 * separate invoice (CGST Act s. 31(1)): another order.
 */
const ADDABLE: readonly OrderState[] = ['placed', 'confirmed', 'packed'];

export function canAddItems(
  order: OrderParcels & { invoiceNumber?: string | null | undefined },
): boolean {
  return ADDABLE.includes(order.state) && order.shipments.length === 0 && !order.invoiceNumber;
}

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
  /** true: saves an address although no courier was found for it */
  isUnservedAccepted: boolean().strict().default(false),
}).exact(formMessages.unknown_field);
/** POST /api/orders/:id/notes: a note that only staff see. */
export const orderNoteSchema = object({
  ...seen,
  note: noteField().required('Please write a note.'),
}).exact(formMessages.unknown_field);

const quantities = (missing: string) =>
  array(
    object({
      productId: productIdField(),
      quantity: quantityField(0),
      options: optionsField(),
      tailoringId: tailoringIdField(),
    }).exact(formMessages.unknown_field),
  )
    .strict()
    .min(1, missing)
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required(missing);

/** POST /api/orders/:id/lines: the quantities to keep; lines that are not listed do not change. */
export const orderLinesSchema = object({
  ...seen,
  reason: noteField().required(formMessages.give_a_reason),
  lines: quantities('Please enter the quantities to keep.'),
}).exact(formMessages.unknown_field);
export type OrderLinesRequest = InferType<typeof orderLinesSchema>;

const editedLines = () => quantities('Please change at least one item.');

/** POST /api/orders/:id/preview-edit: the new quantities, also of products that are not in the order yet. */
export const previewEditSchema = object({ lines: editedLines() }).exact(formMessages.unknown_field);

/**
 * POST /api/orders/:id/edit. `difference` is what staff saw that the order costs more, in paise; below 0 for less. With
 * `onCredit` it is due with the credit of the business, and dispatch does not wait for it.
 */
export const orderEditSchema = object({
  ...seen,
  reason: noteField().required(formMessages.give_a_reason),
  lines: editedLines(),
  difference: number()
    .strict()
    .integer(formMessages.amount_not_whole)
    .required(formMessages.amount_missing),
  onCredit: boolean().strict().default(false),
}).exact(formMessages.unknown_field);
export type OrderEditRequest = InferType<typeof orderEditSchema>;

export const resendMailSchema = object({
  ...seen,
  mailId: string()
    .strict()
    .matches(recordIds(1, 300), 'This email does not belong to the order.')
    .required('Please choose an email.'),
}).exact(formMessages.unknown_field);

import { array, number, object, string, type InferType } from 'yup';

import { requestIdField } from './inventory.ts';
import { MAX_ORDERED, MAX_UNIT_COST, PURCHASE_ORDER_FILTERS } from './purchase-order.ts';
import {
  hasNoDuplicates,
  MAX_ORDER_LINES,
  noteField,
  quantityField,
  productIdField,
  revisionField,
  searchField,
} from '../records/request-fields.ts';
import { optionsField } from '../shopping/line-options-field.ts';
import { RECORD_ID } from '../records/record-id.ts';
import { formMessages } from '../messages/form-messages.ts';

const MAX_WORDS = 120;

const revision = () => revisionField('order');

const reasonField = () => noteField().required(formMessages.give_a_reason);

const quantity = (least: number) =>
  quantityField(least).max(MAX_ORDERED, formMessages.too_many_pieces);

const orderedLine = object({
  productId: productIdField(),
  options: optionsField(),
  ordered: quantity(1),
  unitCost: number()
    .strict()
    .integer('The cost must be whole paise.')
    .min(0, 'The cost cannot be below zero.')
    .max(MAX_UNIT_COST, 'The cost can be at most ₹10,00,000.')
    .required('Every line needs a cost.'),
}).exact(formMessages.unknown_field);

const content = {
  supplierId: string()
    .strict()
    .matches(RECORD_ID, 'This supplier is not valid.')
    .required('Please choose a supplier.'),
  expectedOn: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, 'Enter a valid delivery date.')
    .required('Enter the expected delivery date.'),
  note: noteField(),
  lines: array(orderedLine)
    .min(1, 'Add at least one product.')
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required('Add at least one product.'),
};

/** POST /api/purchase-orders. `place` decides between draft and ordered. */
export const newPurchaseOrderSchema = object({
  requestId: requestIdField(),
  place: string().strict().oneOf(['draft', 'ordered']).default('draft'),
  ...content,
}).exact(formMessages.unknown_field);
export type NewPurchaseOrder = InferType<typeof newPurchaseOrderSchema>;

/** PUT /api/purchase-orders/{id}: the whole order and the revision that was edited. */
export const purchaseOrderEditSchema = object({ revision: revision(), ...content }).exact(
  formMessages.unknown_field,
);
export type PurchaseOrderEdit = InferType<typeof purchaseOrderEditSchema>;

/** POST /api/purchase-orders/{id}/order. */
export const purchaseStepSchema = object({ revision: revision() }).exact(
  formMessages.unknown_field,
);

/** POST /api/purchase-orders/{id}/cancel. */
export const purchaseCancelSchema = object({ revision: revision(), reason: reasonField() }).exact(
  formMessages.unknown_field,
);

/** POST /api/purchase-orders/{id}/receipts: each receipt ID counts once. */
export const purchaseReceiptSchema = object({
  receiptId: requestIdField(),
  revision: revision(),
  note: noteField(),
  lines: array(
    object({
      productId: productIdField(),
      options: optionsField(),
      accepted: quantity(0),
      rejected: quantity(0),
    }).exact(formMessages.unknown_field),
  )
    .max(MAX_ORDER_LINES, formMessages.too_many_lines)
    .test('each-once', formMessages.duplicate_product, hasNoDuplicates)
    .required('Enter how many pieces arrived.'),
}).exact(formMessages.unknown_field);
export type PurchaseReceiptRequest = InferType<typeof purchaseReceiptSchema>;

export const purchaseOrderQuerySchema = object({
  filter: string().oneOf(PURCHASE_ORDER_FILTERS, 'This filter is not valid.').default('all'),
  cursor: string().max(100),
});
export type PurchaseOrderQuery = InferType<typeof purchaseOrderQuerySchema>;

/** GET /api/purchase-orders/suppliers. `search` is the start of a word of name or state. */
export const supplierQuerySchema = object({
  search: searchField(),
  size: number().integer().min(1).max(50).default(50),
  cursor: string().max(100),
});
export type SupplierQuery = InferType<typeof supplierQuerySchema>;

export const newSupplierSchema = object({
  requestId: requestIdField(),
  name: string().trim().max(MAX_WORDS, formMessages.at_most).required('Please enter a name.'),
  state: string().trim().max(MAX_WORDS, formMessages.at_most).default(''),
}).exact(formMessages.unknown_field);
export type NewSupplier = InferType<typeof newSupplierSchema>;

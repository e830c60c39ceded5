import { array, nullish, optional, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { provenance, trustMark } from '../catalogue/provenance-schema.ts';
import {
  flag,
  lineOptions,
  storedObject,
  text,
  timeOrNull,
  type Written,
} from '../records/stored-fields.ts';

const pieceRange = storedObject({ from: count, to: count });

/** A piece that is no longer sold, and whose certificate no longer holds. */
const withdrawnPiece = storedObject({ number: count, reason: text, at: time });
export type WithdrawnPiece = InferOutput<typeof withdrawnPiece>;

/**
 * pieceBatches/{id}: pieces of one product, or one of its variants, that were recorded together. They differ in their
 * numbers only, from 1 to `count`. What is known of them is as it was recorded: later changes of the product do not
 * affect it. Stock is counted in the product alone.
 */
export const pieceBatchSchema = storedObject({
  id: string(),
  productId: string(),
  variantId: optional(string()),
  /** unitKey of product and variant */
  unit: string(),
  title: string(),
  titleHindi: optional(string()),
  options: lineOptions,
  provenance: nullish(provenance, null),
  /** verified when the pieces were recorded */
  marks: optional(array(trustMark), []),
  countryOfOrigin: text,
  /** '2026-11'; '' when unknown */
  monthOfManufacture: text,
  /** null for pieces that were in the shop before they were recorded */
  receivedAt: timeOrNull,
  /** path of the purchase order; '' without one */
  source: text,
  count,
  /** in the order in which they are sold */
  unsold: optional(array(pieceRange), []),
  hasUnsold: flag,
  withdrawn: optional(array(withdrawnPiece), []),
  /** proves the codes of these pieces */
  secret: string(),
  createdAt: time,
});
export type PieceBatch = InferOutput<typeof pieceBatchSchema>;
export type WrittenPieceBatch = Written<typeof pieceBatchSchema>;

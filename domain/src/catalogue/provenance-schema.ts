import { array, number, optional, picklist, string, type InferOutput } from 'valibot';

import { amount, flag, storedObject, text, timeOrNull } from '../records/stored-fields.ts';
import { MARK_SCHEMES } from './product-choices.ts';

const fibre = storedObject({ name: string(), percent: number() });
export type Fibre = InferOutput<typeof fibre>;

/** Lengths and weights are 0 when they do not apply. */
export const provenance = storedObject({
  craft: text,
  weave: text,
  cluster: text,
  district: text,
  state: text,
  artisan: text,
  loomType: text,
  fibre: optional(array(fibre), []),
  zari: text,
  dye: text,
  handHours: amount,
  lengthM: amount,
  widthCm: amount,
  weightGsm: amount,
  blousePiece: flag,
  /** free text for products that are not a length of cloth */
  dimensions: text,
  care: text,
});
export type Provenance = InferOutput<typeof provenance>;

export const trustMark = storedObject({
  scheme: picklist(MARK_SCHEMES),
  labelNo: text,
  authorisedUser: text,
  /** registered name of a geographical indication */
  giName: text,
  verifyUrl: text,
  verifiedBy: text,
  verifiedAt: timeOrNull,
});
export type TrustMark = InferOutput<typeof trustMark>;

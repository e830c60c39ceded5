import { number, object } from 'yup';

import { formMessages } from '../messages/form-messages.ts';

const centimetres = () => number().strict().min(1).max(200).required();

/** A package as staff measured it. Absent: the weights and packages of the products count. */
export const packageSize = object({
  weightGrams: number().strict().integer().min(1).max(50_000).required(),
  lengthCm: centimetres(),
  breadthCm: centimetres(),
  heightCm: centimetres(),
})
  .exact(formMessages.unknown_field)
  .default(undefined)
  .optional();

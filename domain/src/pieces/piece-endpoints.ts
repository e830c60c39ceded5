import { array, object, string as text } from 'valibot';
import { array as listOf, object as request, string, type InferType } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { count } from '../api/response-fields.ts';
import { formMessages } from '../messages/form-messages.ts';
import { MAX_REASON_LENGTH, productIdField, quantityField } from '../records/request-fields.ts';
import { publicPiece, publicPieceEndpoints } from './public-piece-endpoints.ts';

const MAX_UNITS = 100;

const recordPiecesSchema = request({
  units: listOf(
    request({
      productId: productIdField(),
      variantId: string().matches(/^v\d{1,4}$/, 'This variant is not valid.'),
      /** how many of its pieces need a record */
      count: quantityField(1).max(500, formMessages.too_many_pieces),
    }).exact(formMessages.unknown_field),
  )
    .min(1, 'Choose at least one product.')
    .max(MAX_UNITS, `At most ${MAX_UNITS} products.`)
    .required(),
}).exact(formMessages.unknown_field);
export type RecordPieces = InferType<typeof recordPiecesSchema>;

const withdrawPieceSchema = request({
  reason: string()
    .trim()
    .max(MAX_REASON_LENGTH, formMessages.at_most)
    .required('Please enter the reason.'),
}).exact(formMessages.unknown_field);

export const pieceEndpoints = {
  ...publicPieceEndpoints,
  ...defineEndpoints('/api/pieces', {
    record: {
      method: 'POST',
      path: '/',
      does: 'Records pieces that are in stock and have no record yet, so that their labels have codes.',
      who: 'staff',
      permission: 'stock.edit',
      body: recordPiecesSchema,
      response: object({
        units: array(object({ productId: text(), variantId: text(), recorded: count })),
      }),
    },
    withdraw: {
      method: 'POST',
      path: '/:code/withdraw',
      does: 'Withdraws pieces: they are not sold any more, and their certificate no longer holds.',
      who: 'staff',
      permission: 'stock.edit',
      body: withdrawPieceSchema,
      response: object({ piece: publicPiece }),
      errors: ['piece_withdrawn'],
    },
  }),
};

import type { Router } from 'express';

import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';
import { pieceEndpoints } from '@kargha/domain/pieces/piece-endpoints';
import { withoutRange } from '@kargha/domain/pieces/piece-ranges';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { HttpError } from '../../http/errors.ts';
import { addressLines } from '../../pdf/document-sections.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { shopAddress } from '../../platform/shop-address.ts';
import { singleCodesOf } from '../../records/pieces/piece-codes.ts';
import { supplierIdentity } from '../../records/settings-record.ts';
import { certificatesPdf, type CertificateShop, type CertifiedPiece } from './certificate-pdf.ts';
import { readPublicPiece, requirePieces, withdrawnIn, type FoundPieces } from './public-piece.ts';
import { recordPieces } from './record-pieces.ts';
import { withdrawPieces } from './withdraw-pieces.ts';

export function pieceRoutes(now: () => Date): Router {
  return serveEndpoints(pieceEndpoints, {
    find: async ({ params: { code } }) => ({ piece: await readPublicPiece(code) }),
    certificate: async ({ params: { code }, response }) => {
      const found = await requirePieces(code);
      const pieces = certifiedPieces(found);
      if (pieces.length === 0)
        throw new HttpError(410, 'piece_withdrawn', catalogueMessages.piece_withdrawn());
      const file = await certificatesPdf(found.batch, pieces, await certificateShop(now()));
      response.type('application/pdf');
      const name = `certificate-${found.code.batchId}-${found.code.from}.pdf`;
      response.set('Content-Disposition', `inline; filename="${name}"`);
      response.send(file);
    },
    record: async ({ body }) => ({ units: await recordPieces(body, now()) }),
    withdraw: async ({ params: { code }, body, caller }) => ({
      piece: await withdrawPieces(code, body.reason, { by: caller.uid, at: now() }),
    }),
  });
}

/** The pieces of a code whose certificate holds, each with a separate code. */
function certifiedPieces(found: FoundPieces): CertifiedPiece[] {
  const { batch, code } = found;
  let ranges = [{ from: code.from, to: code.to }];
  for (const { number } of withdrawnIn(found)) {
    ranges = withoutRange(ranges, { from: number, to: number });
  }
  const numbers = ranges.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place),
  );
  return singleCodesOf(batch, ranges).flatMap((text, place) => {
    const number = numbers[place];
    return number === undefined ? [] : [{ code: text, number }];
  });
}

async function certificateShop(at: Date): Promise<CertificateShop> {
  const supplier = (await supplierIdentity())?.(at);
  return {
    name: supplier?.name ?? SHOP_NAME,
    lines: supplier ? addressLines(supplier.address) : [],
    address: shopAddress(),
  };
}

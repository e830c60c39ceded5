import { useParams } from 'react-router-dom';

import { piecePath } from '@kargha/domain/pieces/piece-code';
import {
  publicPieceEndpoints,
  type PublicPiece,
} from '@kargha/domain/pieces/public-piece-endpoints';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import {
  FactTable,
  OriginTable,
} from '#features/catalog/product/components/product-particulars.tsx';
import { TrustMarks } from '#features/catalog/product/components/trust-marks.tsx';
import { piecesTexts } from '#features/pieces/pieces-texts.ts';
import { readPieceAgain, usePiece } from '#features/pieces/state/use-piece.ts';
import { paths, productPath } from '#lib/addresses/paths.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { Link } from '#ui/controls/link.tsx';
import { certificateTexts } from '#ui/orders/certificate-texts.ts';
import { LoadedPage } from '#ui/loaded-page.tsx';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

/** What the QR code on a label leads to. */
export function PiecePage() {
  const { code = '' } = useParams();
  const texts = useTexts(piecesTexts);
  return (
    <LoadedPage
      read={usePiece(code)}
      texts={texts}
      elsewhere={{ path: paths.products, name: texts.allProducts }}
      onTryAgain={() => readPieceAgain(code)}
    >
      {(piece) => <PieceDetails key={code} piece={piece} />}
    </LoadedPage>
  );
}

function PieceDetails({ piece }: { piece: PublicPiece }) {
  const { code, provenance, marks, options, productSlug } = piece;
  const texts = useTexts(piecesTexts);
  const { certificate } = useTexts(certificateTexts);
  const translate = useTranslate();
  const { text: title, lang } = useLocalized(piece.title, piece.titleHindi);
  const isValid = piece.withdrawn.length < piece.to - piece.from + 1;
  return (
    <Page
      title={lineTitle({ title, options }, translate)}
      headTitle={`${certificate}: ${title}`}
      lang={lang}
      lead={texts.lead(code)}
      description={texts.description(title)}
      path={piecePath(code)}
    >
      <Validity piece={piece} />
      <Actions>
        {isValid && (
          <a href={`/api${endpointPath(publicPieceEndpoints.certificate, { params: { code } })}`}>
            {texts.download}
          </a>
        )}
        {productSlug !== '' && <Link to={productPath(productSlug)}>{texts.product}</Link>}
      </Actions>
      <Tables>
        <OriginTable provenance={provenance} weave="" />
        <FactTable title={texts.piece} facts={usePieceFacts(piece)} />
        <TrustMarks marks={marks} />
      </Tables>
    </Page>
  );
}

function usePieceFacts(piece: PublicPiece): [name: string, value: string][] {
  const { from, to, batchCount, receivedAt, monthOfManufacture, countryOfOrigin } = piece;
  const texts = useTexts(piecesTexts);
  return [
    [texts.number, texts.numberOf(from, to, batchCount)],
    [texts.received, receivedAt ? formatDay(receivedAt) : ''],
    [texts.made, monthOfManufacture],
    [texts.country, countryOfOrigin],
    [texts.care, piece.provenance?.care ?? ''],
  ];
}

function Validity({ piece: { from, to, withdrawn } }: { piece: PublicPiece }) {
  const texts = useTexts(piecesTexts);
  const [first] = withdrawn;
  if (!first) return <Notice data-tone="valid">{texts.valid}</Notice>;
  const numbers = withdrawn.map(({ number }) => number).join(', ');
  return (
    <Notice data-tone="withdrawn" role="status">
      {withdrawn.length === to - from + 1
        ? texts.withdrawn(formatDay(first.at))
        : texts.partlyWithdrawn(numbers)}
    </Notice>
  );
}

const Notice = styled('p')(({ theme: { vars, spacing } }) => ({
  maxWidth: '42rem',
  margin: spacing(0, 0, 2),
  padding: spacing(1.25, 1.75),
  borderRadius: vars.shop.radius.control,
  background: vars.palette.shop.well,
  '&[data-tone="withdrawn"]': {
    background: vars.palette.shop.waiting,
    color: vars.palette.shop.onWaiting,
  },
}));

const Actions = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1, 3),
  marginBottom: spacing(3),
  '& a': { color: vars.palette.primary.main, paddingBlock: spacing(1) },
}));

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  maxWidth: '42rem',
}));

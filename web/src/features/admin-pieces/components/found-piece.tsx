import { useState } from 'react';

import { piecePath } from '@kargha/domain/pieces/piece-code';
import { pieceEndpoints } from '@kargha/domain/pieces/piece-endpoints';
import type { PublicPiece } from '@kargha/domain/pieces/public-piece-endpoints';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { endpointPath } from '#lib/server/endpoint-path.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { useCan } from '#session/state/permissions.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ReasonDialog } from '#ui/dialog/lazy-dialogs.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Surface } from '#ui/surface.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';
import { TotalsRow } from '#ui/totals-list.tsx';

import { adminPiecesTexts } from '../admin-pieces-texts.ts';

export function FoundPiece({ code }: { code: string }) {
  const texts = useTexts(adminPiecesTexts);
  const { data, error } = useStaffQuery(pieceEndpoints.find, { params: { code } }, { fresh: true });
  if (data) return <PieceSheet piece={data.piece} />;
  if (!error) return <Spinner label={texts.loading} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Notice tone="error" title={isMissing ? texts.missing : texts.failed}>
      {isMissing && texts.missingHint}
    </Notice>
  );
}

function PieceSheet({ piece }: { piece: PublicPiece }) {
  const { code, title, options, from, to, withdrawn } = piece;
  const texts = useTexts(adminPiecesTexts);
  const isWithdrawn = withdrawn.length === to - from + 1;
  return (
    <Sheet>
      <Head>
        <Text variant="h2">{lineTitle({ title, options })}</Text>
        <Tag tone={isWithdrawn ? 'waiting' : 'done'}>
          {isWithdrawn ? texts.withdrawn : texts.holds}
        </Tag>
      </Head>
      <PieceFacts piece={piece} />
      <Actions>
        <Link to={piecePath(code)}>{texts.page}</Link>
        {!isWithdrawn && (
          <a href={`/api${endpointPath(pieceEndpoints.certificate, { params: { code } })}`}>
            {texts.certificate}
          </a>
        )}
      </Actions>
      {!isWithdrawn && <WithdrawButton code={code} />}
    </Sheet>
  );
}

function PieceFacts({ piece }: { piece: PublicPiece }) {
  const { code, provenance, receivedAt, from, to, batchCount } = piece;
  const texts = useTexts(adminPiecesTexts);
  const { artisan = '', cluster = '', state = '' } = provenance ?? {};
  return (
    <dl>
      <TotalsRow label={texts.code}>{code}</TotalsRow>
      <TotalsRow label={texts.number}>{texts.numberOf(from, to, batchCount)}</TotalsRow>
      <TotalsRow label={texts.maker}>{artisan}</TotalsRow>
      <TotalsRow label={texts.place}>{[cluster, state].filter(Boolean).join(', ')}</TotalsRow>
      <TotalsRow label={texts.received}>
        {receivedAt ? formatDay(receivedAt) : texts.unknown}
      </TotalsRow>
    </dl>
  );
}

function WithdrawButton({ code }: { code: string }) {
  const texts = useTexts(adminPiecesTexts);
  const canWithdraw = useCan()('stock.edit');
  const [isAsking, setAsking] = useState(false);
  if (!canWithdraw) return null;
  return (
    <>
      <Button style={{ justifySelf: 'start' }} onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <ReasonDialog
          isDestructive
          title={texts.withdrawTitle}
          label={texts.reason}
          confirm={texts.withdraw}
          missing={texts.reasonMissing}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await callStaffEndpoint(pieceEndpoints.withdraw, {
              params: { code },
              body: { reason },
            });
            showToast({ tone: 'success', message: texts.done });
          }}
        >
          <p>{texts.withdrawHint}</p>
        </ReasonDialog>
      )}
    </>
  );
}

const Sheet = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 560,
  '& dl': { margin: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 3),
  '& a': { color: theme.vars.palette.primary.main, paddingBlock: theme.spacing(1) },
}));

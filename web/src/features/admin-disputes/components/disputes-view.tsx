import { useState } from 'react';

import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { formatPaise } from '@kargha/domain/money/money-format';
import {
  DISPUTE_PHASE_LABELS,
  DISPUTE_STATUS_LABELS,
  DISPUTE_VIEWS,
  type DisputeStatus,
} from '@kargha/domain/payments/dispute';
import { disputeEndpoints, type DisputeRow } from '@kargha/domain/payments/dispute-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import { useStaffList } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { orderLink, twoLines } from '#ui/lists/cells.tsx';
import { ResourcePage } from '#ui/lists/resource-list.tsx';
import { Tag, type TagTone } from '#ui/tag.tsx';

import { disputesTexts } from '../disputes-texts.ts';
import { AcceptDialog, ContestDialog } from './dispute-dialogs.tsx';

const DEFAULTS = { view: 'open' };

const TONES: Record<DisputeStatus, TagTone> = {
  open: 'waiting',
  under_review: 'moving',
  won: 'done',
  lost: 'idle',
  closed: 'idle',
};

interface OpenDialog {
  action: 'accept' | 'contest';
  dispute: DisputeRow;
}

export function DisputesPage() {
  const texts = useTexts(disputesTexts);
  const resource = useStaffList(disputeEndpoints.list, DEFAULTS);
  const canAnswer = useCan()('payments.disputes');
  const [dialog, setDialog] = useState<OpenDialog>();
  const about = {
    onDone: resource.list.reload,
    onClose: () => setDialog(undefined),
  };
  return (
    <ResourcePage
      subtitle={texts.subtitle}
      texts={texts}
      {...resource}
      views={{ name: 'view', ids: DISPUTE_VIEWS, labels: texts.viewNames }}
      idOf={({ id }) => id}
      nameOf={({ id }) => id}
      numbers={['amount']}
      cells={(row) => ({
        dispute: twoLines(row.id, row.reason || DISPUTE_PHASE_LABELS[row.phase]),
        order: <DisputedOrder row={row} />,
        amount: formatPaise(row.amount),
        respondBy: formatLongDateTime(row.respondBy),
        status: <Status row={row} />,
        actions: canAnswer && row.status === 'open' && <Actions row={row} onOpen={setDialog} />,
      })}
    >
      {dialog?.action === 'accept' && <AcceptDialog {...about} dispute={dialog.dispute} />}
      {dialog?.action === 'contest' && <ContestDialog {...about} dispute={dialog.dispute} />}
    </ResourcePage>
  );
}

function DisputedOrder({ row }: { row: DisputeRow }) {
  const texts = useTexts(disputesTexts);
  const { orderId, orderNumber, paymentId, giftCardNumber } = row;
  if (giftCardNumber !== undefined) {
    return <Link to={adminPaths.giftCards}>{texts.giftCard(giftCardNumber)}</Link>;
  }
  if (orderId === null) return twoLines(texts.unknownPayment, paymentId);
  return orderLink(orderId, orderNumber);
}

function Status({ row: { status, deducted, submittedAt } }: { row: DisputeRow }) {
  const texts = useTexts(disputesTexts);
  const needsMore = status === 'open' && submittedAt !== null;
  return (
    <>
      <Tag tone={TONES[status]}>{DISPUTE_STATUS_LABELS[status]}</Tag>
      {needsMore && <div>{texts.moreEvidence}</div>}
      {deducted > 0 && <div>{texts.deducted(formatPaise(deducted))}</div>}
    </>
  );
}

function Actions({ row, onOpen }: { row: DisputeRow; onOpen: (dialog: OpenDialog) => void }) {
  const texts = useTexts(disputesTexts);
  return (
    <>
      {(row.orderId !== null || row.giftCardSaleId !== undefined) && (
        <Button
          look="quiet"
          aria-label={texts.contestNamed(row.id)}
          onClick={() => onOpen({ action: 'contest', dispute: row })}
        >
          {texts.contest}
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={texts.acceptNamed(row.id)}
        onClick={() => onOpen({ action: 'accept', dispute: row })}
      >
        {texts.accept}
      </Button>
    </>
  );
}

import { useState } from 'react';

import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { staffQuery } from '#session/state/endpoint-queries.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexTable } from '#ui/lists/index-table.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminGiftCardsTexts } from '../admin-gift-cards-texts.ts';
import { canRefund, giftCardName } from '../state/gift-card-actions.ts';

type Act = (reason: string) => Promise<void>;

interface GiftCardDialogProps {
  row: GiftCardRow;
  /** undefined for staff who may not do it */
  onDisable: Act | undefined;
  /** for a sold card of which nothing was spent */
  onRefund: Act | undefined;
  onClose: () => void;
}

export function GiftCardDialog(dialog: GiftCardDialogProps) {
  const [asked, setAsked] = useState<'disable' | 'refund'>();
  if (asked === 'disable') return <AskToDisable {...dialog} />;
  if (asked === 'refund') return <AskToRefund {...dialog} />;
  return <CardDetails {...dialog} onAsk={setAsked} />;
}

interface CardDetailsProps extends GiftCardDialogProps {
  onAsk: (what: 'disable' | 'refund') => void;
}

function CardDetails({ row, onDisable, onRefund, onClose, onAsk }: CardDetailsProps) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <ModalDialog
      isOpen
      isWide
      title={giftCardName(row)}
      onClose={onClose}
      actions={
        <>
          {onRefund && canRefund(row) && (
            <Button onClick={() => onAsk('refund')}>{texts.refund}</Button>
          )}
          {onDisable && row.state !== 'disabled' && (
            <Button onClick={() => onAsk('disable')}>{texts.disable}</Button>
          )}
          <Button look="action" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      {row.sale && <Sale sale={row.sale} />}
      <History id={row.id} />
    </ModalDialog>
  );
}

function AskToDisable({ row, onDisable, onClose }: GiftCardDialogProps) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <ReasonDialog
      title={texts.disableTitle(giftCardName(row))}
      label={texts.reason}
      confirm={texts.disable}
      isDestructive
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        await onDisable?.(reason);
        showToast({ tone: 'success', message: texts.disabled });
      }}
    >
      <p>{texts.disableHint(formatPaise(row.balance))}</p>
    </ReasonDialog>
  );
}

function AskToRefund({ row, onRefund, onClose }: GiftCardDialogProps) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <ReasonDialog
      title={texts.refundTitle(giftCardName(row))}
      label={texts.reason}
      confirm={texts.refund}
      isDestructive
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        await onRefund?.(reason);
        showToast({ tone: 'success', message: texts.refunded });
      }}
    >
      <p>{texts.refundHint(formatPaise(row.initial))}</p>
    </ReasonDialog>
  );
}

/** Who bought the card, whether it is refunded, and when its recipient gets it. */
function Sale({ sale }: { sale: NonNullable<GiftCardRow['sale']> }) {
  const texts = useTexts(adminGiftCardsTexts);
  const { number, state, buyerName, buyerEmail, deliverOn, isEmailed } = sale;
  return (
    <p>
      <strong>{texts.soldTo(buyerName)}</strong>
      <br />
      {texts.soldNumber(number, buyerEmail)}
      <br />
      {texts.soldStates[state]} ·{' '}
      {isEmailed ? texts.sent : texts.due(formatDay(startOfIndianDay(deliverOn)))}
    </p>
  );
}

function History({ id }: { id: string }) {
  const texts = useTexts(adminGiftCardsTexts);
  const query = staffQuery(giftCardEndpoints.show, { params: { id } });
  const { data, error } = useServerQuery(query);
  if (error) return <Notice tone="error" title={errorMessage(error, texts.historyFailed)} />;
  if (!data) return <Spinner label={texts.historyLoading} />;
  const { card } = data;
  return (
    <>
      <IndexTable
        label={texts.history}
        columns={texts.historyColumns}
        rows={card.events}
        idOf={({ what, at, orderId }) => `${what}-${at.toISOString()}-${orderId}`}
        nameOf={({ at }) => at.toISOString()}
        numbers={['amount']}
        cells={({ what, amount, orderId, by, at, until }) => ({
          at: formatMoment(at),
          what:
            orderId === null ? (
              texts.events[what]
            ) : (
              <>
                {texts.events[what]} · <Link to={adminOrderPath(orderId)}>{texts.order}</Link>
                {until && ` · ${texts.until(formatDay(until))}`}
              </>
            ),
          amount: what === 'disabled' ? texts.unknown : formatPaise(amount),
          by,
        })}
      />
      {card.hasEarlier && <p>{texts.olderHidden}</p>}
    </>
  );
}

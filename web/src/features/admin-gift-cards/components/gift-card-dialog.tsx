import { useState } from 'react';

import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
import { startOfIndianDay } from '@kargha/domain/india/indian-day';
import { formatPaise } from '@kargha/domain/money/money-format';
import { formatDay, formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
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
  onDisable: Act;
  /** for a sold card of which nothing was spent */
  onRefund: Act;
  onClose: () => void;
}

export function GiftCardDialog({ row, onDisable, onRefund, onClose }: GiftCardDialogProps) {
  const texts = useTexts(adminGiftCardsTexts);
  const [asked, setAsked] = useState<'disable' | 'refund'>();
  const name = giftCardName(row);
  if (asked === 'disable') {
    return (
      <AskReason
        title={texts.disableTitle(name)}
        hint={texts.disableHint(formatPaise(row.balance))}
        confirm={texts.disable}
        done={texts.disabled}
        onConfirm={onDisable}
        onClose={onClose}
      />
    );
  }
  if (asked === 'refund') {
    return (
      <AskReason
        title={texts.refundTitle(name)}
        hint={texts.refundHint(formatPaise(row.initial))}
        confirm={texts.refund}
        done={texts.refunded}
        onConfirm={onRefund}
        onClose={onClose}
      />
    );
  }
  return (
    <ModalDialog
      isOpen
      isWide
      title={name}
      onClose={onClose}
      actions={
        <>
          {canRefund(row) && (
            <May permission="orders.refund">
              <Button onClick={() => setAsked('refund')}>{texts.refund}</Button>
            </May>
          )}
          {row.state !== 'disabled' && (
            <May permission="giftCards.edit">
              <Button onClick={() => setAsked('disable')}>{texts.disable}</Button>
            </May>
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

interface AskReasonProps {
  title: string;
  hint: string;
  confirm: string;
  /** shown once it is done */
  done: string;
  onConfirm: Act;
  onClose: () => void;
}

function AskReason({ title, hint, confirm, done, onConfirm, onClose }: AskReasonProps) {
  const texts = useTexts(adminGiftCardsTexts);
  return (
    <ReasonDialog
      title={title}
      label={texts.reason}
      confirm={confirm}
      isDestructive
      missing={texts.reasonMissing}
      onClose={onClose}
      onConfirm={async (reason) => {
        await onConfirm(reason);
        showToast({ tone: 'success', message: done });
      }}
    >
      <p>{hint}</p>
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

import { useState } from 'react';

import { giftCardEndpoints, type GiftCardRow } from '@kargha/domain/pricing/gift-card-endpoints';
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
import { giftCardName } from '../state/gift-card-actions.ts';

interface GiftCardDialogProps {
  row: GiftCardRow;
  onDisable: (reason: string) => Promise<void>;
  onClose: () => void;
}

export function GiftCardDialog({ row, onDisable, onClose }: GiftCardDialogProps) {
  const texts = useTexts(adminGiftCardsTexts);
  const [isDisabling, setDisabling] = useState(false);
  const name = giftCardName(row);
  if (isDisabling) {
    return (
      <ReasonDialog
        title={texts.disableTitle(name)}
        label={texts.reason}
        confirm={texts.disable}
        isDestructive
        missing={texts.reasonMissing}
        onClose={onClose}
        onConfirm={async (reason) => {
          await onDisable(reason);
          showToast({ tone: 'success', message: texts.disabled });
        }}
      >
        <p>{texts.disableHint(formatPaise(row.balance))}</p>
      </ReasonDialog>
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
          {row.state !== 'disabled' && (
            <May permission="giftCards.edit">
              <Button onClick={() => setDisabling(true)}>{texts.disable}</Button>
            </May>
          )}
          <Button look="action" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <History id={row.id} />
    </ModalDialog>
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

import { useRef, useState, type ReactNode } from 'react';

import { tailoringMessages } from '@kargha/domain/messages/tailoring-messages';
import { restoreFocusAfterDialog } from '#lib/browser/page-focus.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { cancelOrderTexts, type CancelAction } from '#ui/orders/cancel-order-texts.ts';
import { Text } from '#ui/text.tsx';

import { cancelByLink } from '../state/cancel-by-link.ts';
import type { OrderLink, TrackedOrder } from '../state/use-order-tracking.ts';

const CancelDialog = lazyComponent(
  async () => (await import('#ui/orders/cancel-dialog.tsx')).CancelDialog,
  { onError: 'over' },
);

interface CancelOrderProps {
  order: TrackedOrder;
  /** absent when the order was found by its number, which can be guessed */
  link: OrderLink | undefined;
}

/** Empty once the order has arrived or is closed, unless the dialog still says that it is too late. */
export function CancelOrder({ order, link }: CancelOrderProps) {
  const texts = useTexts(cancelOrderTexts);
  const translate = useTranslate();
  const [open, setOpen] = useState<CancelAction>();
  const row = useRef<HTMLDivElement>(null);
  const { cancelOption: option } = order;

  async function confirm(action: CancelAction, { token, onChanged }: OrderLink, reason: string) {
    try {
      await cancelByLink(action, token, reason);
    } catch (error) {
      // Someone else has changed the order since it was read.
      if (error instanceof ApiError && CHANGED.has(error.code)) onChanged();
      throw error;
    }
    onChanged();
  }

  function close() {
    setOpen(undefined);
    restoreFocusAfterDialog(() => row.current);
  }

  return (
    <div ref={row} tabIndex={-1}>
      {option === 'requested' && <Note>{texts.requested}</Note>}
      {option === 'too_late' && <Note>{translate(tailoringMessages.work_has_started())}</Note>}
      {isAction(option) && <Offer action={option} order={order} onOpen={link && setOpen} />}
      {open && link && (
        <CancelDialog
          action={open}
          number={order.number}
          refunds={order.cancelRefunds}
          onConfirm={(reason) => confirm(open, link, reason)}
          onClose={close}
        />
      )}
    </div>
  );
}

const CHANGED: ReadonlySet<string> = new Set(['ask_us', 'not_allowed']);

function isAction(option: TrackedOrder['cancelOption']): option is CancelAction {
  return option === 'cancel' || option === 'request';
}

interface OfferProps {
  action: CancelAction;
  order: TrackedOrder;
  onOpen: ((action: CancelAction) => void) | undefined;
}

function Offer({ action, order, onOpen }: OfferProps) {
  const texts = useTexts(cancelOrderTexts);
  if (onOpen) {
    return (
      <Button style={{ marginTop: 20 }} onClick={() => onOpen(action)}>
        {texts.buttons[action]}
      </Button>
    );
  }
  // There is no email about an unpaid order.
  return order.status === 'pending_payment' ? null : <Note>{texts.openLink}</Note>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text variant="body2" tone="secondary" mt={2.5}>
      {children}
    </Text>
  );
}

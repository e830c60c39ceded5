import { useState } from 'react';

import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { closeRequest, takeStep, type StaffQuote } from '../state/staff-quote.ts';

const ReasonDialog = lazyComponent(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);

interface QuoteActionsProps {
  staffQuote: StaffQuote;
  onChange: (staffQuote: StaffQuote) => void;
}

export function QuoteActions({ staffQuote, onChange }: QuoteActionsProps) {
  const texts = useTexts(adminQuotesTexts);
  const [isClosing, setClosing] = useState(false);
  const { quote } = staffQuote;
  const status = quoteStatusAt(quote, new Date());
  const { isBusy, start } = useAction(async () => {
    onChange(await takeStep(quote, 'review'));
    showToast({ tone: 'success', message: texts.reviewed });
  });

  async function close(reason: string) {
    onChange(await closeRequest(quote, reason));
    showToast({ tone: 'success', message: texts.closed });
  }

  return (
    <>
      {canTakeStep(status, 'close', 'staff') && (
        <Button onClick={() => setClosing(true)}>{texts.close}</Button>
      )}
      {canTakeStep(status, 'review', 'staff') && (
        <Button look="action" aria-disabled={isBusy} onClick={() => void start()}>
          {texts.review}
        </Button>
      )}
      {isClosing && (
        <ReasonDialog
          title={texts.close}
          label={texts.closeReason}
          missing={texts.closeReasonMissing}
          confirm={texts.close}
          onConfirm={close}
          onClose={() => setClosing(false)}
        >
          <p>{texts.closeHint}</p>
        </ReasonDialog>
      )}
    </>
  );
}

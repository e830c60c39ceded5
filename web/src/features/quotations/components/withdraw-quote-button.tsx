import { useState } from 'react';

import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../offer-texts.ts';
import { withdrawRequest } from '../state/quote-actions.ts';

const ActionDialog = lazyComponent(
  async () => (await import('#ui/dialog/action-dialog.tsx')).ActionDialog,
  { onError: 'over' },
);

export function WithdrawQuoteButton({ quote, onDone }: { quote: ShownQuote; onDone: () => void }) {
  const texts = useTexts(offerTexts);
  const [isAsking, setAsking] = useState(false);
  if (!canTakeStep(quoteStatusAt(quote, new Date()), 'withdraw', 'buyer')) return null;

  async function withdraw() {
    await withdrawRequest(quote.id);
    showToast({ tone: 'success', message: texts.withdrawn });
    onDone();
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>{texts.withdraw}</Button>
      {isAsking && (
        <ActionDialog
          title={texts.withdrawTitle}
          confirm={texts.withdraw}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          <p>{texts.withdrawHint}</p>
        </ActionDialog>
      )}
    </>
  );
}

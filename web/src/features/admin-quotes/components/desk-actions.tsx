import { useState } from 'react';

import { mayStep, standingAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useDeed } from '#ui/toasts/use-deed.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { takeStep, type DeskQuote } from '../state/desk.ts';

const ReasonDialog = laterPart(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { lost: 'over' },
);

interface DeskActionsProps {
  desk: DeskQuote;
  onChange: (desk: DeskQuote) => void;
}

/** What staff can do with the request as a whole, as the table of steps allows it. */
export function DeskActions({ desk, onChange }: DeskActionsProps) {
  const texts = useTexts(adminQuotesTexts);
  const [isClosing, setClosing] = useState(false);
  const { quote } = desk;
  const standing = standingAt(quote, new Date());
  const { isBusy, start } = useDeed(async () => {
    onChange(await takeStep(quote, 'review'));
    showToast({ tone: 'success', message: texts.reviewed });
  });

  async function close(reason: string) {
    onChange(await takeStep(quote, 'close', { reason }));
    showToast({ tone: 'success', message: texts.closed });
  }

  return (
    <>
      {mayStep(standing, 'close', 'staff') && (
        <Button onClick={() => setClosing(true)}>{texts.close}</Button>
      )}
      {mayStep(standing, 'review', 'staff') && (
        <Button look="action" aria-disabled={isBusy} onClick={() => void start()}>
          {texts.review}
        </Button>
      )}
      {isClosing && (
        <ReasonDialog
          title={texts.close}
          label={texts.closeReason}
          missing={texts.closeMissing}
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

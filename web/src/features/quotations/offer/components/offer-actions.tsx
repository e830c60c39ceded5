import { useState } from 'react';

import { canTakeStep, quoteStatusAt, type QuoteStep } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../../offer-texts.ts';
import { quotationsTexts } from '../../quotations-texts.ts';
import { requestChanges, declineOffer, isOutdated, renewOffer } from '../../state/quote-actions.ts';

const ReasonDialog = lazyComponent(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);
const AcceptForm = lazyComponent(async () => (await import('./accept-offer-form.tsx')).AcceptForm, {
  onError: 'over',
});

type OfferAction = 'changes' | 'decline' | 'renew';

const SEND = { changes: requestChanges, decline: declineOffer, renew: renewOffer };

interface OfferActionsProps {
  quote: ShownQuote;
  offer: ShownVersion;
  onChanged: () => void;
}

/** Offers the steps that the quote's step table allows the buyer now. */
export function OfferActions({ quote, offer, onChanged }: OfferActionsProps) {
  const [isAccepting, setAccepting] = useState(false);
  const [action, setAction] = useState<OfferAction>();
  return (
    <>
      <OfferActionButtons
        quote={quote}
        onAccept={() => setAccepting(true)}
        onSelectAction={setAction}
      />
      {isAccepting && (
        <AcceptForm
          quoteId={quote.id}
          offer={offer}
          onChanged={onChanged}
          onClose={() => setAccepting(false)}
        />
      )}
      {action && (
        <OfferActionDialog
          quoteId={quote.id}
          version={offer.version}
          action={action}
          onChanged={onChanged}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

interface OfferActionButtonsProps {
  quote: ShownQuote;
  onAccept: () => void;
  onSelectAction: (action: OfferAction) => void;
}

function OfferActionButtons({ quote, onAccept, onSelectAction }: OfferActionButtonsProps) {
  const texts = useTexts(quotationsTexts);
  const offerLabels = useTexts(offerTexts);
  const isAllowed = (step: QuoteStep) =>
    canTakeStep(quoteStatusAt(quote, new Date()), step, 'buyer');
  return (
    <Buttons>
      {isAllowed('accept') && (
        <Button look="action" onClick={onAccept}>
          {offerLabels.accept}
        </Button>
      )}
      {isAllowed('changes') && (
        <Button onClick={() => onSelectAction('changes')}>{texts.answers.changes.button}</Button>
      )}
      {isAllowed('decline') && (
        <Button onClick={() => onSelectAction('decline')}>{texts.answers.decline.button}</Button>
      )}
      {isAllowed('renew') && (
        <Button look="action" onClick={() => onSelectAction('renew')}>
          {offerLabels.renew}
        </Button>
      )}
    </Buttons>
  );
}

interface OfferActionDialogProps {
  quoteId: string;
  version: number;
  action: OfferAction;
  onChanged: () => void;
  onClose: () => void;
}

function OfferActionDialog({
  quoteId,
  version,
  action,
  onChanged,
  onClose,
}: OfferActionDialogProps) {
  const { answers } = useTexts(quotationsTexts);
  const { renewDialog: dialog, renewHint: hint, renewed: done } = useTexts(offerTexts);
  const translate = useTranslate();
  const labels = action === 'renew' ? { dialog, hint, done } : answers[action];
  const [isOutdatedOffer, setOutdatedOffer] = useState(false);

  async function send(text: string) {
    try {
      await SEND[action](quoteId, version, text);
    } catch (error) {
      setOutdatedOffer(isOutdated(error));
      throw new Error(translate(errorMessage(error)), { cause: error });
    }
    showToast({ tone: 'success', message: labels.done });
    onChanged();
  }

  // Keeps the typed text until the dialog closes, then loads the current offer.
  function close() {
    onClose();
    if (isOutdatedOffer) onChanged();
  }

  return (
    <ReasonDialog {...labels.dialog} onConfirm={send} onClose={close}>
      <p>{labels.hint}</p>
    </ReasonDialog>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2.5),
  '&:empty': { display: 'none' },
}));

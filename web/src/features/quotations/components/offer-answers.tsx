import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { mayStep, standingAt, type QuoteStep } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import type { ShownQuote, ShownVersion } from '#lib/documents/quote-document.ts';
import { sentenceOf } from '#lib/server/sentence-of.ts';
import { Button } from '#ui/controls/button.tsx';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { offerTexts } from '../offer-texts.ts';
import { quotationsTexts } from '../quotations-texts.ts';
import { askForChanges, declineOffer, isOutdated, renewOffer } from '../state/offer-answers.ts';

const ReasonDialog = laterPart(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { lost: 'over' },
);
const AcceptForm = laterPart(async () => (await import('./accept-form.tsx')).AcceptForm, {
  lost: 'over',
});

type Answer = 'changes' | 'decline' | 'renew';

const SEND = { changes: askForChanges, decline: declineOffer, renew: renewOffer };

interface OfferAnswersProps {
  quote: ShownQuote;
  /** the offer that stands on the screen */
  offer: ShownVersion;
  /** the shop has the answer */
  onAnswered: () => void;
}

/** What a buyer can answer to the latest offer, as the table of steps allows it now. */
export function OfferAnswers({ quote, offer, onAnswered }: OfferAnswersProps) {
  const [isAccepting, setAccepting] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  return (
    <>
      <AnswerButtons quote={quote} onAccept={() => setAccepting(true)} onAnswer={setAnswer} />
      {isAccepting && (
        <AcceptForm
          quoteId={quote.id}
          offer={offer}
          onAnswered={onAnswered}
          onClose={() => setAccepting(false)}
        />
      )}
      {answer && (
        <AnswerDialog
          quoteId={quote.id}
          version={offer.version}
          answer={answer}
          onAnswered={onAnswered}
          onClose={() => setAnswer(undefined)}
        />
      )}
    </>
  );
}

interface AnswerButtonsProps {
  quote: ShownQuote;
  onAccept: () => void;
  onAnswer: (answer: Answer) => void;
}

function AnswerButtons({ quote, onAccept, onAnswer }: AnswerButtonsProps) {
  const texts = useTexts(quotationsTexts);
  const offerWords = useTexts(offerTexts);
  const may = (step: QuoteStep) => mayStep(standingAt(quote, new Date()), step, 'buyer');
  return (
    <Buttons>
      {may('accept') && (
        <Button look="action" onClick={onAccept}>
          {offerWords.accept}
        </Button>
      )}
      {may('changes') && (
        <Button onClick={() => onAnswer('changes')}>{texts.answers.changes.button}</Button>
      )}
      {may('decline') && (
        <Button onClick={() => onAnswer('decline')}>{texts.answers.decline.button}</Button>
      )}
      {may('renew') && (
        <Button look="action" onClick={() => onAnswer('renew')}>
          {offerWords.renew}
        </Button>
      )}
    </Buttons>
  );
}

interface AnswerDialogProps {
  quoteId: string;
  version: number;
  answer: Answer;
  onAnswered: () => void;
  onClose: () => void;
}

function AnswerDialog({ quoteId, version, answer, onAnswered, onClose }: AnswerDialogProps) {
  const { answers } = useTexts(quotationsTexts);
  const { renewDialog: dialog, renewHint: hint, renewed: done } = useTexts(offerTexts);
  const say = useSay();
  const words = answer === 'renew' ? { dialog, hint, done } : answers[answer];
  const [isStale, setStale] = useState(false);

  async function send(typed: string) {
    try {
      await SEND[answer](quoteId, version, typed);
    } catch (error) {
      setStale(isOutdated(error));
      throw new Error(say(sentenceOf(error)), { cause: error });
    }
    showToast({ tone: 'success', message: words.done });
    onAnswered();
  }

  // What was typed stays until its writer closes the dialog; then the offer as it is now takes the old one's place.
  function close() {
    onClose();
    if (isStale) onAnswered();
  }

  return (
    <ReasonDialog {...words.dialog} onConfirm={send} onClose={close}>
      <p>{words.hint}</p>
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

import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { Button } from '#ui/controls/button.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { quotationsTexts } from '../quotations-texts.ts';
import { askForChanges, declineOffer } from '../state/offer-answers.ts';

const ReasonDialog = lazy(async () => ({
  default: (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
}));

type Answer = 'changes' | 'decline';

const SEND = { changes: askForChanges, decline: declineOffer };

interface OfferAnswersProps {
  quoteId: string;
  /** the offer that stands on the screen */
  version: number;
  /** the shop has the answer */
  onAnswered: () => void;
}

/** What a buyer can answer to the latest offer while it holds. */
export function OfferAnswers({ quoteId, version, onAnswered }: OfferAnswersProps) {
  const texts = useTexts(quotationsTexts);
  const say = useSay();
  const [answer, setAnswer] = useState<Answer>();

  async function send(chosen: Answer, words: string) {
    try {
      await SEND[chosen](quoteId, version, words);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      throw new Error(say(sentence), { cause: error });
    }
    showToast({ tone: 'success', message: texts.answers[chosen].done });
    onAnswered();
  }

  return (
    <Buttons>
      <Button look="action" onClick={() => setAnswer('changes')}>
        {texts.answers.changes.button}
      </Button>
      <Button onClick={() => setAnswer('decline')}>{texts.answers.decline.button}</Button>
      {answer && (
        <Suspense fallback={null}>
          <ReasonDialog
            {...texts.answers[answer].dialog}
            onConfirm={(words) => send(answer, words)}
            onClose={() => setAnswer(undefined)}
          >
            <p>{texts.answers[answer].hint}</p>
          </ReasonDialog>
        </Suspense>
      )}
    </Buttons>
  );
}

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2.5),
}));

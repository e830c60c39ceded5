import { type ReactNode, useState } from 'react';

import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { useStaffQuote, closeRequest, takeStep, type StaffQuote } from '../state/staff-quote.ts';
import { QuoteDetailView, type RenderCredit } from './quote-detail-view.tsx';

interface QuoteDetailScreenProps {
  quoteId: string;
  renderOffer: (offer: ShownVersion) => ReactNode;
  renderCredit: RenderCredit;
}

export function QuoteDetailScreen({ quoteId, renderOffer, renderCredit }: QuoteDetailScreenProps) {
  const texts = useTexts(adminQuotesTexts);
  const { status, data, failure, reload, put } = useStaffQuote(quoteId);
  const back = { to: adminPaths.quotes, label: texts.title };
  if (!data) {
    return (
      <IndexPage title={texts.title} back={back}>
        {status === 'loading' ? (
          <Spinner label={texts.loadingOne} />
        ) : (
          <ErrorState
            title={failure || texts.failedOne}
            action={<Button onClick={reload}>{texts.tryAgain}</Button>}
          />
        )}
      </IndexPage>
    );
  }
  return (
    <IndexPage
      title={data.quote.companyName}
      back={back}
      actions={<QuoteActions staffQuote={data} onChange={put} />}
    >
      {status === 'loading' && <p role="status">{texts.loadingOne}</p>}
      {status === 'failed' && (
        <Notice tone="error" title={failure || texts.failedOne}>
          <Button onClick={reload}>{texts.tryAgain}</Button>
        </Notice>
      )}
      <QuoteDetailView
        staffQuote={data}
        renderOffer={renderOffer}
        renderCredit={renderCredit}
        onChange={put}
        onMessageSent={reload}
      />
    </IndexPage>
  );
}

const ReasonDialog = lazyComponent(
  async () => (await import('#ui/dialog/reason-dialog.tsx')).ReasonDialog,
  { onError: 'over' },
);

interface QuoteActionsProps {
  staffQuote: StaffQuote;
  onChange: (staffQuote: StaffQuote) => void;
}

function QuoteActions({ staffQuote, onChange }: QuoteActionsProps) {
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

import type { ReactNode } from 'react';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { useStaffQuote } from '../state/staff-quote.ts';
import { QuoteActions } from './quote-actions.tsx';
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

import type { ReactNode } from 'react';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Button } from '#ui/controls/button.tsx';
import { FailedFace } from '#ui/feedback/faces.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { useDesk } from '../state/desk.ts';
import { DeskActions } from './desk-actions.tsx';
import { DeskView, type DrawCredit } from './desk-view.tsx';

interface DeskScreenProps {
  quoteId: string;
  /** draws an offer as its buyer reads it */
  drawOffer: (offer: ShownVersion) => ReactNode;
  drawCredit: DrawCredit;
}

/** One request on the desk of staff. */
export function DeskScreen({ quoteId, drawOffer, drawCredit }: DeskScreenProps) {
  const texts = useTexts(adminQuotesTexts);
  const { status, data, failure, reload, put } = useDesk(quoteId);
  const back = { to: adminPaths.quotes, label: texts.title };
  if (!data) {
    return (
      <IndexPage title={texts.title} back={back}>
        {status === 'loading' ? (
          <Spinner label={texts.loadingOne} />
        ) : (
          <FailedFace
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
      actions={<DeskActions desk={data} onChange={put} />}
    >
      {status === 'loading' && <p role="status">{texts.loadingOne}</p>}
      {status === 'failed' && (
        <Notice tone="error" title={failure || texts.failedOne}>
          <Button onClick={reload}>{texts.tryAgain}</Button>
        </Notice>
      )}
      <DeskView
        desk={data}
        drawOffer={drawOffer}
        drawCredit={drawCredit}
        onChange={put}
        onSaid={reload}
      />
    </IndexPage>
  );
}

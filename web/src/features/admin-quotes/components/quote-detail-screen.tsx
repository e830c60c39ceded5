import { type ReactNode, useState } from 'react';

import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { staffQuoteEndpoints } from '@kargha/domain/quotes/staff-quote-endpoints';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useCan } from '#session/state/permissions.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { useStaffQuery } from '#session/state/endpoint-queries.ts';
import { ReasonDialog } from '#ui/dialog/lazy-dialogs.ts';
import { RecordActions } from '#ui/lists/record-actions.tsx';
import { RecordFrame, useRecordAction } from '#ui/lists/record-frame.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { closeRequest, takeStep, type StaffQuote } from '../state/staff-quote.ts';
import { QuoteDeadlineTags } from './quote-deadline-tags.tsx';
import { QuoteDetailView, type RenderCredit } from './quote-detail-view.tsx';
import { QuoteStatusTags } from './quote-status-tags.tsx';

interface QuoteDetailScreenProps {
  quoteId: string;
  renderOffer: (offer: ShownVersion) => ReactNode;
  renderCredit: RenderCredit;
}

export function QuoteDetailScreen({ quoteId, renderOffer, renderCredit }: QuoteDetailScreenProps) {
  const texts = useTexts(adminQuotesTexts);
  const read = useStaffQuery(
    staffQuoteEndpoints.show,
    { params: { id: quoteId } },
    { fresh: true },
  );
  return (
    <RecordFrame
      read={read}
      texts={texts}
      back={{ to: adminPaths.quotes, label: texts.title }}
      title={({ quote }) => quote.companyName}
      status={({ quote }) => (
        <>
          <QuoteStatusTags quote={quote} />
          <QuoteDeadlineTags quote={quote} />
        </>
      )}
      actions={(data) => <QuoteActions staffQuote={data} onChange={read.keep} />}
    >
      {(data) => (
        <QuoteDetailView
          staffQuote={data}
          renderOffer={renderOffer}
          renderCredit={renderCredit}
          onChange={read.keep}
          onMessageSent={() => void read.refetch()}
        />
      )}
    </RecordFrame>
  );
}

interface QuoteActionsProps {
  staffQuote: StaffQuote;
  onChange: (staffQuote: StaffQuote) => void;
}

function QuoteActions({ staffQuote, onChange }: QuoteActionsProps) {
  const texts = useTexts(adminQuotesTexts);
  const [isClosing, setClosing] = useState(false);
  const { quote } = staffQuote;
  const status = quoteStatusAt(quote, new Date());
  const { isBusy, start } = useRecordAction(async () => {
    onChange(await takeStep(quote, 'review'));
    showToast({ tone: 'success', message: texts.reviewed });
  });

  async function close(reason: string) {
    onChange(await closeRequest(quote, reason));
    showToast({ tone: 'success', message: texts.closed });
  }

  const canEdit = useCan()('quotes.edit');
  const actions = [
    ...(canEdit && canTakeStep(status, 'close', 'staff')
      ? [{ label: texts.close, run: () => setClosing(true) }]
      : []),
    ...(canEdit && canTakeStep(status, 'review', 'staff')
      ? [{ label: texts.review, run: () => void start(), isPrimary: true, isBusy }]
      : []),
  ];

  return (
    <>
      <RecordActions actions={actions} />
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

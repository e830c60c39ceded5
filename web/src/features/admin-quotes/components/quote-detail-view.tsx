import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useState, type ReactNode } from 'react';

import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Surface } from '#ui/surface.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { TagRow } from '#ui/tag-row.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { StaffQuote } from '../state/staff-quote.ts';
import { QuoteDeadlineTags } from './quote-deadline-tags.tsx';
import { QuoteMessages } from './quote-messages.tsx';
import { OfferForm } from './offer-form.tsx';
import { QuoteRequestDetails } from './quote-request-details.tsx';
import { QuoteStatusTags } from './quote-status-tags.tsx';
import { VersionList } from './offer-versions.tsx';

/** Renders the company's credit; with an amount, only the warning when its credit does not cover it. */
export type RenderCredit = (options: {
  uid: string;
  amount?: number;
  onSet: () => void;
}) => ReactNode;

interface QuoteDetailViewProps {
  staffQuote: StaffQuote;
  renderOffer: (offer: ShownVersion) => ReactNode;
  renderCredit: RenderCredit;
  onChange: (staffQuote: StaffQuote) => void;
  onMessageSent: () => void;
}

export function QuoteDetailView({
  staffQuote,
  renderOffer,
  renderCredit,
  onChange,
  onMessageSent,
}: QuoteDetailViewProps) {
  const { quote, versions } = staffQuote;
  const { uid } = quote;
  const [creditKey, setCreditKey] = useState(0);
  const onSet = () => setCreditKey((times) => times + 1);
  const renderLimit = (amount?: number) => (
    <Fragment key={creditKey}>
      {renderCredit({ uid, onSet, ...(amount !== undefined && { amount }) })}
    </Fragment>
  );
  const isWriting = canTakeStep(quoteStatusAt(quote, new Date()), 'draft', 'staff');
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  return (
    <>
      <Tags>
        <QuoteStatusTags quote={quote} />
        <QuoteDeadlineTags quote={quote} />
      </Tags>
      <TwoColumns
        isSideFirst
        side={
          <Stack>
            <QuoteRequestDetails staffQuote={staffQuote}>
              {uid !== '' && renderLimit()}
            </QuoteRequestDetails>
            <VersionList staffQuote={staffQuote} />
          </Stack>
        }
      >
        <Stack>
          {isWriting && (
            <OfferForm
              key={`${quote.latestVersion} ${quote.revision}`}
              staffQuote={staffQuote}
              renderOffer={renderOffer}
              renderCredit={renderLimit}
              onChange={onChange}
            />
          )}
          {!isWriting && sent && <LatestOffer offer={sent}>{renderOffer(sent)}</LatestOffer>}
          <QuoteMessages staffQuote={staffQuote} onMessageSent={onMessageSent} />
        </Stack>
      </TwoColumns>
    </>
  );
}

function LatestOffer({ offer, children }: { offer: ShownVersion; children: ReactNode }) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <Surface>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {texts.versionOf(offer.version, texts.offers[offer.state])}
      </Typography>
      {children}
    </Surface>
  );
}

const Tags = styled(TagRow)(({ theme }) => ({ marginBottom: theme.spacing(3) }));

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
}));

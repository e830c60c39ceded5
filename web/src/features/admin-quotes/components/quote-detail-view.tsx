import type { ReactNode } from 'react';

import { formatPaise } from '@kargha/domain/money/money-format';
import { quotationNumber } from '@kargha/domain/quotes/quotation-number';
import { canTakeStep, quoteStatusAt } from '@kargha/domain/quotes/quote-steps';
import { adminOrderPath } from '#lib/addresses/paths.ts';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { MayEdit } from '#session/components/may-edit.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { RecordStack } from '#ui/lists/record-frame.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import { type StaffQuote, readOfferPdf } from '../state/staff-quote.ts';
import { QuoteMessages } from './quote-messages.tsx';
import { OfferForm } from './offer-form.tsx';
import { QuoteRequestDetails } from './quote-request-details.tsx';

/** Renders the company's credit; with an amount, only the warning when its credit does not cover it. */
export type RenderCredit = (options: { uid: string; amount?: number }) => ReactNode;

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
  const renderLimit = (amount?: number) =>
    renderCredit({ uid, ...(amount !== undefined && { amount }) });
  const isWriting = canTakeStep(quoteStatusAt(quote, new Date()), 'draft', 'staff');
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  return (
    <TwoColumns
      isSideFirst
      side={
        <RecordStack>
          <QuoteRequestDetails staffQuote={staffQuote}>
            {uid !== '' && renderLimit()}
          </QuoteRequestDetails>
          <VersionList staffQuote={staffQuote} />
        </RecordStack>
      }
    >
      <RecordStack>
        {isWriting && (
          <MayEdit permission="quotes.edit">
            <OfferForm
              key={`${quote.latestVersion} ${quote.revision}`}
              staffQuote={staffQuote}
              renderOffer={renderOffer}
              renderCredit={renderLimit}
              onChange={onChange}
            />
          </MayEdit>
        )}
        {!isWriting && sent && <LatestOffer offer={sent}>{renderOffer(sent)}</LatestOffer>}
        <QuoteMessages staffQuote={staffQuote} onMessageSent={onMessageSent} />
      </RecordStack>
    </TwoColumns>
  );
}

function VersionList({ staffQuote: { quote, versions } }: { staffQuote: StaffQuote }) {
  const texts = useTexts(adminQuotesTexts);
  const { start } = useAction(async (version: number) => {
    const name = `quotation-${quote.id.slice(0, 8)}-${version}.pdf`;
    saveFile(name, await readOfferPdf(quote.id, version));
  });
  if (versions.length === 0) return null;
  return (
    <Surface>
      <Text variant="h3" component="h2">
        {texts.versionsTitle}
      </Text>
      <List>
        {[...versions].reverse().map(({ version, state, totals }) => (
          <li key={version}>
            <span>
              {texts.versionOf(version, texts.offers[state])}
              <small>{quotationNumber(quote.id, version)}</small>
            </span>
            <strong>{formatPaise(totals.total)}</strong>
            <Button look="quiet" onClick={() => void start(version)}>
              {texts.pdf(version)}
            </Button>
          </li>
        ))}
      </List>
      {quote.orderId !== null && <Link to={adminOrderPath(quote.orderId)}>{texts.order}</Link>}
    </Surface>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: theme.spacing(1.5, 0),
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0, 1.5),
  },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

function LatestOffer({ offer, children }: { offer: ShownVersion; children: ReactNode }) {
  const texts = useTexts(adminQuotesTexts);
  return (
    <Surface>
      <Text variant="h3" component="h2" mb={2}>
        {texts.versionOf(offer.version, texts.offers[offer.state])}
      </Text>
      {children}
    </Surface>
  );
}

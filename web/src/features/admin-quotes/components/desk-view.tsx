import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useState, type ReactNode } from 'react';

import { mayStep, standingAt } from '@kargha/domain/quotes/quote-steps';
import { useTexts } from '#lib/language/language.ts';
import type { ShownVersion } from '#lib/documents/quote-document.ts';
import { Surface } from '#ui/surface.tsx';
import { TwoColumns } from '#ui/two-columns.tsx';
import { TagRow } from '#ui/tag-row.tsx';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import type { DeskQuote } from '../state/desk.ts';
import { ClockTags } from './clock-tags.tsx';
import { DeskMessages } from './desk-messages.tsx';
import { OfferForm } from './offer-form.tsx';
import { RequestFacts } from './request-facts.tsx';
import { StateTags } from './state-tags.tsx';
import { VersionList } from './version-list.tsx';

/** Draws what a company may owe; with an amount, only the warning that it cannot be owed. */
export type DrawCredit = (ask: { uid: string; amount?: number; onSet: () => void }) => ReactNode;

interface DeskViewProps {
  desk: DeskQuote;
  drawOffer: (offer: ShownVersion) => ReactNode;
  drawCredit: DrawCredit;
  onChange: (desk: DeskQuote) => void;
  /** a message was sent */
  onSaid: () => void;
}

/** The request beside the offer that is written for it. */
export function DeskView({ desk, drawOffer, drawCredit, onChange, onSaid }: DeskViewProps) {
  const { uid, quote, versions } = desk;
  const [limitsSet, setLimitsSet] = useState(0);
  const onSet = () => setLimitsSet((times) => times + 1);
  // Whichever of the two has set the limit, the other one reads it again.
  const credit = (amount?: number) => (
    <Fragment key={limitsSet}>
      {drawCredit({ uid, onSet, ...(amount !== undefined && { amount }) })}
    </Fragment>
  );
  const isWriting = mayStep(standingAt(quote, new Date()), 'draft', 'staff');
  const sent = versions.filter(({ state }) => state !== 'draft').at(-1);
  return (
    <>
      <Tags>
        <StateTags quote={quote} />
        <ClockTags quote={quote} />
      </Tags>
      <TwoColumns
        isSideFirst
        side={
          <Stack>
            <RequestFacts desk={desk}>{uid !== '' && credit()}</RequestFacts>
            <VersionList desk={desk} />
          </Stack>
        }
      >
        <Stack>
          {isWriting && (
            <OfferForm
              key={`${quote.latestVersion} ${quote.revision}`}
              desk={desk}
              drawOffer={drawOffer}
              drawCredit={credit}
              onChange={onChange}
            />
          )}
          {!isWriting && sent && <LatestOffer offer={sent}>{drawOffer(sent)}</LatestOffer>}
          <DeskMessages desk={desk} onSaid={onSaid} />
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

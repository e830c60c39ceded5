import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { useResource } from '#lib/reading/resource.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';

import { quotationsTexts } from '../quotations-texts.ts';
import { freshQuotes } from '../state/fresh-quotations.ts';
import { QuotationCard } from './quotation-card.tsx';

/** The requests of one buyer, newest first, read afresh whenever the page is opened. */
export function QuotationList({ uid }: { uid: string }) {
  const texts = useTexts(quotationsTexts);
  const [quotes] = useState(freshQuotes);
  const loaded = useResource(quotes, uid);
  if (loaded.status === 'loading') return <Spinner label={texts.loading} />;
  if (loaded.status === 'failed') {
    return (
      <FailedFace
        title={texts.failed}
        action={<Button onClick={() => quotes.ensure(uid)}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (loaded.data.length === 0) {
    return (
      <EmptyFace
        title={texts.noneTitle}
        action={
          <ButtonLink to={paths.bulkOrders} look="action">
            {texts.toBulkOrders}
          </ButtonLink>
        }
      >
        {texts.noneHint}
      </EmptyFace>
    );
  }
  return (
    <Cards>
      {loaded.data.map((quote) => (
        <QuotationCard key={quote.id} quote={quote} />
      ))}
    </Cards>
  );
}

const Cards = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

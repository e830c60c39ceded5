import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { Page } from '#ui/page.tsx';

import { quotationsTexts } from '../quotations-texts.ts';

interface BusinessOnlyProps {
  texts?: Readonly<Record<'title' | 'businessTitle' | 'businessHint', string>>;
  children: ReactNode;
}

export function BusinessOnly({ texts: pageTexts, children }: BusinessOnlyProps) {
  const quotationTexts = useTexts(quotationsTexts);
  const texts = pageTexts ?? quotationTexts;
  const isBuyer = useSession((session) => selectProfile(session)?.role === 'b2b_buyer');
  if (isBuyer) return children;
  return (
    <Page title={texts.title}>
      <EmptyState
        title={texts.businessTitle}
        action={
          <ButtonLink to={paths.bulkOrders} look="action">
            {quotationTexts.toBulkOrders}
          </ButtonLink>
        }
      >
        {texts.businessHint}
      </EmptyState>
    </Page>
  );
}

import type { ReactNode } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { selectProfile, useSession } from '#session/state/session-store.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { Page } from '#ui/page.tsx';

import { quotationsTexts } from '../quotations-texts.ts';

/** Shows its page to business buyers, and tells everybody else what a business account is for. */
export function BusinessOnly({ children }: { children: ReactNode }) {
  const texts = useTexts(quotationsTexts);
  const isBuyer = useSession((session) => selectProfile(session)?.role === 'b2b_buyer');
  if (isBuyer) return children;
  return (
    <Page title={texts.title}>
      <EmptyFace
        title={texts.businessTitle}
        action={
          <ButtonLink to={paths.bulkOrders} look="action">
            {texts.toBulkOrders}
          </ButtonLink>
        }
      >
        {texts.businessHint}
      </EmptyFace>
    </Page>
  );
}

import { useLocation } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

import { notFoundTexts } from './not-found-texts.ts';

export function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  const isInBackOffice = useLocation().pathname.startsWith(`${paths.admin}/`);
  return (
    <>
      <PageHead title={`${texts.title} · ${SHOP_NAME}`} isPrivate />
      <EmptyState
        title={texts.title}
        headingLevel="h1"
        action={
          <>
            <ButtonLink to={paths.home} look="action">
              {texts.home}
            </ButtonLink>
            <ButtonLink to={isInBackOffice ? paths.admin : paths.products} look="quiet">
              {isInBackOffice ? texts.dashboard : texts.products}
            </ButtonLink>
          </>
        }
      >
        {texts.hint}
      </EmptyState>
    </>
  );
}

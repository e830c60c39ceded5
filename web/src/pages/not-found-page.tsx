import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

import { notFoundTexts } from './not-found-texts.ts';

export function NotFoundPage() {
  const texts = useTexts(notFoundTexts);
  return (
    <>
      <PageHead title={`${texts.title} · ${SHOP_NAME}`} isPrivate />
      <EmptyFace
        title={texts.title}
        headingLevel="h1"
        action={
          <>
            <ButtonLink to={paths.home} look="action">
              {texts.home}
            </ButtonLink>
            <ButtonLink to={paths.products} look="quiet">
              {texts.products}
            </ButtonLink>
          </>
        }
      >
        {texts.hint}
      </EmptyFace>
    </>
  );
}

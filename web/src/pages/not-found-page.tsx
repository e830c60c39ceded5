import { useTexts, type Catalogue } from '#lib/language/language.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { SHOP_NAME } from '#ui/page.tsx';

const en = {
  title: 'Oops! Page not found',
  hint: 'The thread breaks here: this page does not exist, or no longer.',
  home: 'Return to Home',
  products: 'See all products',
};

const notFoundTexts: Catalogue<typeof en> = { en };

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

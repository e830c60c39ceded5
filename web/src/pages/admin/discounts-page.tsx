import { adminDiscountsTexts } from '#features/admin-discounts/admin-discounts-texts.ts';
import { DiscountsView } from '#features/admin-discounts/components/discounts-view.tsx';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function DiscountsPage() {
  const texts = useTexts(adminDiscountsTexts);
  return (
    <IndexPage
      title={texts.title}
      subtitle={texts.lead}
      actions={
        <ButtonLink look="action" to={`${adminPaths.discounts}/new`}>
          {texts.create}
        </ButtonLink>
      }
    >
      <DiscountsView />
    </IndexPage>
  );
}

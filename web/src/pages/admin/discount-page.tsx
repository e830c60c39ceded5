import { useParams } from 'react-router-dom';

import { adminDiscountsTexts } from '#features/admin-discounts/admin-discounts-texts.ts';
import { DiscountLoader } from '#features/admin-discounts/components/discount-loader.tsx';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function DiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const { code = '' } = useParams();
  return (
    <IndexPage title={code} back={{ to: adminPaths.discounts, label: texts.title }}>
      <DiscountLoader code={code} />
    </IndexPage>
  );
}

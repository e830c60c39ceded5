import { useNavigate } from 'react-router-dom';

import { adminDiscountsTexts } from '#features/admin-discounts/admin-discounts-texts.ts';
import { DiscountForm } from '#features/admin-discounts/components/discount-form.tsx';
import { adminPaths, adminRowPath } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { IndexPage } from '#ui/lists/index-page.tsx';

export function NewDiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const navigate = useNavigate();
  return (
    <IndexPage title={texts.newTitle} back={{ to: adminPaths.discounts, label: texts.title }}>
      <DiscountForm
        onSaved={({ code }) => void navigate(adminRowPath(adminPaths.discounts, code))}
      />
    </IndexPage>
  );
}

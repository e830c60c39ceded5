import { useParams } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';

import { adminDiscountsTexts } from '../admin-discounts-texts.ts';
import { useDiscount } from '../state/use-discounts.ts';
import { DiscountForm } from './discount-form.tsx';
import { DiscountUsage } from './discount-usage.tsx';

export function DiscountPage() {
  const texts = useTexts(adminDiscountsTexts);
  const { code = '' } = useParams();
  return (
    <IndexPage title={code} back={{ to: adminPaths.discounts, label: texts.title }}>
      <DiscountLoader code={code} />
    </IndexPage>
  );
}

function DiscountLoader({ code }: { code: string }) {
  const texts = useTexts(adminDiscountsTexts);
  const { status, data, failure, put } = useDiscount(code);
  if (status === 'loading') return <Spinner label={texts.loadingOne} />;
  if (!data) {
    return (
      <ErrorState
        title={failure || texts.failedOne}
        action={<ButtonLink to={adminPaths.discounts}>{texts.title}</ButtonLink>}
      />
    );
  }
  const { discount, usage } = data;
  return (
    <>
      <DiscountForm discount={discount} onSaved={(row) => put({ discount: row, usage })} />
      <DiscountUsage discount={discount} usage={usage} />
    </>
  );
}

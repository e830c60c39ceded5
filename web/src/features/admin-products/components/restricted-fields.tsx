import { Link } from 'react-router-dom';

import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { adminProductsTexts } from '../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';
import { useAccessCodes } from '../state/use-access-codes.ts';

export function RestrictedFields() {
  const texts = useTexts(adminProductsTexts);
  const { values } = useFormValues<ProductFormValues>();
  return (
    <>
      <FormCheckbox name="restricted" label={texts.restricted} />
      {values.restricted && <CodeField chosen={values.accessCodeId} />}
    </>
  );
}

function CodeField({ chosen }: { chosen: string }) {
  const texts = useTexts(adminProductsTexts);
  const { status, data: codes = [], failure, reload } = useAccessCodes();
  if (status === 'loading') return <Spinner label={texts.codesLoading} />;
  if (status === 'failed') {
    return (
      <>
        <Notice tone="error" title={failure || texts.codesFailed} />
        <Button onClick={reload}>{texts.tryAgain}</Button>
      </>
    );
  }
  const isKnown = chosen === '' || codes.some(({ id }) => id === chosen);
  return (
    <>
      <FormSelectField
        name="accessCodeId"
        label={texts.accessCode}
        options={[
          { value: '', label: texts.noCode },
          ...(isKnown ? [] : [{ value: chosen, label: texts.unknownCode }]),
          ...codes.map(({ id, label, last4 }) => ({
            value: id,
            label: texts.oneCode(label, last4),
          })),
        ]}
      />
      <p>
        <Link to={adminPaths.accessCodes}>{texts.accessCodes}</Link>
      </p>
    </>
  );
}

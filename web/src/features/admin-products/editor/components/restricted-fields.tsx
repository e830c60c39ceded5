import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { errorMessage } from '#lib/server/error-message.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { FormCheckbox } from '#ui/forms/form-checkbox.tsx';
import { FormSelectField } from '#ui/forms/form-select-field.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import {
  accessCodeEndpoints,
  type ListedAccessCode,
} from '@kargha/domain/catalogue/access-code-endpoints';
import { readAllPages } from '#lib/reading/iterate-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import type { ProductFormValues } from '../state/product-form-values.ts';

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
  const query = { queryKey: ['access-codes', 'all'], queryFn: listAllAccessCodes };
  const { data: codes = [], error, isPending, refetch } = useServerQuery(query);
  if (isPending) return <Spinner label={texts.codesLoading} />;
  if (error) {
    return (
      <>
        <Notice tone="error" title={errorMessage(error, texts.codesFailed)} />
        <Button onClick={() => void refetch()}>{texts.tryAgain}</Button>
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

function listAllAccessCodes(): Promise<ListedAccessCode[]> {
  return readAllPages((cursor) =>
    callStaffEndpoint(accessCodeEndpoints.list, { query: { brief: true, cursor } }),
  );
}

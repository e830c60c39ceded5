import { useCallback } from 'react';

import { useFormValues } from '#ui/forms/use-form-values.ts';

import type { ProductFormValues } from './product-form-values.ts';
import type { VariantField, VariantRow } from './variant-form-values.ts';

/** Changes of the matrix. The functions stay the same, so that only changed rows are drawn again. */
export function useVariantRows() {
  const { update } = useFormValues<ProductFormValues>();
  const setRows = useCallback(
    (change: (now: VariantRow[]) => VariantRow[]) =>
      update((form) => ({ ...form, combinations: change(form.combinations) })),
    [update],
  );
  const onChange = useCallback(
    (place: number, field: VariantField, text: string) =>
      setRows((now) =>
        now.map((row, other) => (other === place ? { ...row, [field]: text } : row)),
      ),
    [setRows],
  );
  const onRemove = useCallback(
    (place: number) => setRows((now) => now.filter((_row, other) => other !== place)),
    [setRows],
  );
  return { setRows, onChange, onRemove };
}

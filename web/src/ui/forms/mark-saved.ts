import type { FormikHelpers } from 'formik';

/**
 * Makes the sent values the saved state. Changes made during the save stay and count as unsaved. Returns true when
 * there were none.
 */
export function markSaved<Values>(
  sent: Values,
  { resetForm, setValues }: Pick<FormikHelpers<Values>, 'resetForm' | 'setValues'>,
): boolean {
  let current = sent;
  // Formik's helpers offer no other way to read the current values.
  void setValues((typed) => (current = typed), false);
  resetForm({ values: sent });
  if (current === sent) return true;
  void setValues(current);
  return false;
}

import type { FormikHelpers } from 'formik';

/**
 * The form as it was sent is saved: from now on changes count from there. What was typed while it was being saved stays,
 * and is not saved yet. True when nothing was.
 */
export function markSaved<Values>(
  sent: Values,
  { resetForm, setValues }: Pick<FormikHelpers<Values>, 'resetForm' | 'setValues'>,
): boolean {
  let now = sent;
  // The only way of Formik's helpers to read what stands in the form.
  void setValues((typed) => (now = typed), false);
  resetForm({ values: sent });
  if (now === sent) return true;
  void setValues(now);
  return false;
}

import { useFormikContext } from 'formik';
import { useCallback } from 'react';

export function useFormValues<Values extends object>() {
  const { values, setValues, setFieldValue, getFieldMeta, errors, touched, submitCount } =
    useFormikContext<Values>();
  const update = useCallback(
    (change: (now: Values) => Values) => void setValues(change),
    [setValues],
  );
  return {
    values,
    setValues: (changed: Values) => void setValues(changed),
    /** changes the values at that moment, for results that arrive later; the same function each time */
    update,
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
    /** sets a nested value by its path, such as 'lines.0.title', without validating */
    setPart: (path: `${keyof Values & string}.${string}`, value: unknown) =>
      void setFieldValue(path, value, false),
    /** the errors of a list by place, once it was touched or submitted */
    listErrorsOf: (name: keyof Values & string): readonly unknown[] => {
      const found: unknown = errors[name];
      const isShown = submitCount > 0 || touched[name] !== undefined;
      return isShown && Array.isArray(found) ? found : [];
    },
    /** the error after the field was touched or submitted */
    messageOf: (name: keyof Values & string): string | undefined => {
      const { touched, error } = getFieldMeta(name);
      return touched ? error : undefined;
    },
  };
}

import { useFormikContext } from 'formik';

export function useFormValues<Values extends object>() {
  const { values, setValues, setFieldValue, getFieldMeta } = useFormikContext<Values>();
  return {
    values,
    setValues: (changed: Values) => void setValues(changed),
    /** changes the values at that moment, for results that arrive later */
    update: (change: (now: Values) => Values) => void setValues(change),
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
    /** sets a nested value by its path, such as 'lines.0.title', without validating */
    setPart: (path: `${keyof Values & string}.${string}`, value: unknown) =>
      void setFieldValue(path, value, false),
    /** the error after the field was touched or submitted */
    messageOf: (name: keyof Values & string): string | undefined => {
      const { touched, error } = getFieldMeta(name);
      return touched ? error : undefined;
    },
  };
}

import { useFormikContext } from 'formik';

/** Inside a form: what stands in it now, and the ways to change it. */
export function useFormValues<Values extends object>() {
  const { values, setValues, setFieldValue } = useFormikContext<Values>();
  return {
    values,
    /** replaces everything */
    setValues: (changed: Values) => void setValues(changed),
    /** replaces one field */
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
  };
}

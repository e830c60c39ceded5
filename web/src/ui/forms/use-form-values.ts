import { useFormikContext } from 'formik';

/** Inside a form: what stands in it now, and the ways to change it. */
export function useFormValues<Values extends object>() {
  const { values, setValues, setFieldValue, getFieldMeta } = useFormikContext<Values>();
  return {
    values,
    /** replaces everything */
    setValues: (changed: Values) => void setValues(changed),
    /** replaces one field */
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
    /** what is wrong with a field, after it was sent or left; undefined for none */
    messageOf: (name: keyof Values & string): string | undefined => {
      const { touched, error } = getFieldMeta(name);
      return touched ? error : undefined;
    },
  };
}

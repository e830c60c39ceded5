import { useFormikContext } from 'formik';

/** Inside a form: what stands in it now, and the ways to change it. */
export function useFormValues<Values extends object>() {
  const { values, setValues, setFieldValue, getFieldMeta } = useFormikContext<Values>();
  return {
    values,
    /** replaces everything */
    setValues: (changed: Values) => void setValues(changed),
    /** changes what stands in the form by then: for what is known only after a while */
    update: (change: (now: Values) => Values) => void setValues(change),
    /** replaces one field */
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
      void setFieldValue(name, value),
    /** replaces a part of a field by its path, such as 'lines.0.title', whatever else is changed at the same moment */
    setPart: (path: `${keyof Values & string}.${string}`, value: unknown) =>
      void setFieldValue(path, value, false),
    /** what is wrong with a field, after it was sent or left; undefined for none */
    messageOf: (name: keyof Values & string): string | undefined => {
      const { touched, error } = getFieldMeta(name);
      return touched ? error : undefined;
    },
  };
}

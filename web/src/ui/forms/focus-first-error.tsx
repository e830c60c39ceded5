import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

export function FocusFirstError() {
  const { submitCount, isValid, isValidating } = useFormikContext();
  const answered = useRef(0);
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (isValidating || submitCount === answered.current) return;
    answered.current = submitCount;
    if (isValid) return;
    const form = marker.current?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isValid, isValidating]);

  return <span ref={marker} hidden />;
}

import type { ComponentProps } from 'react';

/** The bare element under every button: it does not submit a form unless told to. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

import type { ComponentProps } from 'react';

/** Does not submit a form unless `type` says so. */
export function PlainButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

import { usePhone } from '../use-phone.ts';
import type { IndexRows } from './index-rows.ts';
import { NarrowRows } from './narrow-rows.tsx';
import { WideRows } from './wide-rows.tsx';

/** A table, or a list with all columns on phones. */
export function IndexTable<Row, Key extends string>(props: IndexRows<Row, Key>) {
  return usePhone() ? <NarrowRows {...props} /> : <WideRows {...props} />;
}

import { usePhone } from '../use-phone.ts';
import type { IndexRows } from './index-rows.ts';
import { NarrowRows } from './narrow-rows.tsx';
import { WideRows } from './wide-rows.tsx';

/** A table; on phones, where most of its columns would be out of sight, a list with every column's words in it. */
export function IndexTable<Row, Key extends string>(props: IndexRows<Row, Key>) {
  return usePhone() ? <NarrowRows {...props} /> : <WideRows {...props} />;
}

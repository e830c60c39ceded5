import type { CategorySelection } from '@kargha/domain/catalogue/categories';
import { callApi } from '#lib/server/api-client.ts';

export async function readTotal({ value }: CategorySelection): Promise<number | undefined> {
  const { total } = await callApi(`/products?limit=1&category=${encodeURIComponent(value)}`);
  return typeof total === 'number' ? total : undefined;
}

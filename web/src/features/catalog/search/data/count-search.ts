import { countedWords } from '@kargha/domain/catalogue/search-counts';
import { searchEndpoints } from '@kargha/domain/catalogue/search-endpoints';
import { callEndpoint } from '#lib/server/call-endpoint.ts';

const counted = new Set<string>();

/** Once per visit. What may be personal is not sent; a search that is not counted is no problem. */
export async function countSearch(typed: string, isFound: boolean): Promise<void> {
  const words = countedWords(typed);
  if (words === null || counted.has(words)) return;
  counted.add(words);
  await callEndpoint(searchEndpoints.count, { body: { words, isFound } }).catch(() => undefined);
}

import { homeEndpoints, type HomeContent } from '@kargha/domain/settings/home-endpoints';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { callApi } from '#lib/server/api-client.ts';

/** Leaves out a product or story that does not match, where `callEndpoint` would refuse the whole page. */
const readContent = storedReader('/api/home', homeEndpoints.find.response);

export async function readHomeContent(): Promise<HomeContent> {
  const content = readContent(await callApi('/home'));
  if (!content) throw new Error('The content of the home page is incomplete.');
  return content;
}

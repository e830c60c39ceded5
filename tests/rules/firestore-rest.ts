import { RULES_PROJECT, unsignedToken } from './unsigned-token.ts';

const HOST = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1`;

/** The database of these tests, as REST names it. */
export const DATABASE = `projects/${RULES_PROJECT}/databases/(default)`;

/** The name of a document, as writes carry it. */
export const documentName = (path: string): string => `${DATABASE}/documents/${path}`;

/** Claims that a customer would like to have; nothing is decided by them. */
const CLAIMS = { role: 'admin', admin: true, roles: ['admin'], email: 'asha@example.com' };

/** Asks Firestore over REST in asha's name. 403 also where one write of several was refused. */
export async function restAsAsha(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(`${HOST}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${unsignedToken('asha', CLAIMS)}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // batchWrite answers 200 with a status for each write
  const isRefused = /PERMISSION_DENIED|"code": ?7\b/.test(text);
  return { status: isRefused ? 403 : response.status, text };
}

/** All writes, or none of them. */
export async function commitAsAsha(...writes: object[]): Promise<number> {
  return (await restAsAsha('POST', `${DATABASE}/documents:commit`, { writes })).status;
}

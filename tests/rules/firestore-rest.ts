import { RULES_PROJECT, unsignedToken } from './unsigned-token.ts';

const HOST = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/v1`;

export const DATABASE = `projects/${RULES_PROJECT}/databases/(default)`;

export const documentName = (path: string): string => `${DATABASE}/documents/${path}`;

/** Claims that must have no effect. */
const CLAIMS = { role: 'admin', admin: true, roles: ['admin'], email: 'asha@example.com' };

/** Calls Firestore over REST as asha. Returns 403 when any write in a batch was refused. */
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
  // batchWrite returns 200 with a status for each write.
  const isRefused = /PERMISSION_DENIED|"code": ?7\b/.test(text);
  return { status: isRefused ? 403 : response.status, text };
}

/** Commits all writes or none. */
export async function commitAsAsha(...writes: object[]): Promise<number> {
  return (await restAsAsha('POST', `${DATABASE}/documents:commit`, { writes })).status;
}

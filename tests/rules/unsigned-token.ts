/** A database project for each worker, because the tests clear it. */
export const RULES_PROJECT = `demo-rules-${process.env.VITEST_POOL_ID ?? '1'}`;

/** An unsigned token like those of the Auth emulator. */
export function unsignedToken(uid: string, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    sub: uid,
    user_id: uid,
    iss: `https://securetoken.google.com/${RULES_PROJECT}`,
    aud: RULES_PROJECT,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    firebase: { sign_in_provider: 'password', identities: {} },
    ...claims,
  };
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(payload)}.`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

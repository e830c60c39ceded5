import type { StoredSignIns } from './sign-in-schema.ts';

/** One browser that is signed in. */
export interface SignedInBrowser {
  /** the second of its latest sign-in */
  id: number;
  /** its latest sign-in, and earlier ones of the same browser: a confirmed password is a sign-in, too */
  signIns: number[];
  browser: string;
  system: string;
  country: string;
  lastUsedAt: Date;
}

interface EndedSignIns {
  sessionsValidFrom?: unknown;
  endedSignIns?: unknown;
}

/** Most sign-ins that are ended one by one; then all up to the earliest of them are. */
export const MAX_ENDED_SIGN_INS = 50;

/** Whether tokens of this sign-in are refused. The rules decide the same in `isActive`. */
export function isSignInEnded(profile: EndedSignIns, signedInAt: number): boolean {
  const { sessionsValidFrom, endedSignIns } = profile;
  if (typeof sessionsValidFrom === 'number' && signedInAt < sessionsValidFrom) return true;
  return Array.isArray(endedSignIns) && endedSignIns.includes(signedInAt);
}

/** Browsers that are signed in, latest use first. */
export function signedInBrowsers(
  { signIns }: Pick<StoredSignIns, 'signIns'>,
  profile: EndedSignIns,
): SignedInBrowser[] {
  const browsers = new Map<string, SignedInBrowser>();
  const valid = Object.entries(signIns)
    .map(([second, signIn]) => ({ id: Number(second), ...signIn }))
    .filter(({ id }) => !isSignInEnded(profile, id))
    .toSorted((one, other) => other.id - one.id);
  for (const { id, device, browser, system, country, lastUsedAt } of valid) {
    const key = device === '' ? String(id) : device;
    const later = browsers.get(key);
    later?.signIns.push(id);
    if (!later) browsers.set(key, { id, signIns: [id], browser, system, country, lastUsedAt });
    else if (lastUsedAt > later.lastUsedAt) later.lastUsedAt = lastUsedAt;
  }
  return [...browsers.values()].toSorted(
    (one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime(),
  );
}

/** The changes to a profile that end these sign-ins. An ended sign-in never becomes valid again. */
export function endSignIns(
  profile: EndedSignIns,
  ended: readonly number[],
): { sessionsValidFrom: number; endedSignIns: number[] } {
  const { sessionsValidFrom, endedSignIns } = profile;
  const before = typeof sessionsValidFrom === 'number' ? sessionsValidFrom : 0;
  const known: unknown[] = Array.isArray(endedSignIns) ? endedSignIns : [];
  const all = [...new Set([...known.filter((one) => typeof one === 'number'), ...ended])]
    .filter((signIn) => signIn >= before)
    .toSorted((one, other) => other - one);
  const [earliest] = all.slice(MAX_ENDED_SIGN_INS);
  return {
    sessionsValidFrom: earliest === undefined ? before : earliest + 1,
    endedSignIns: all.slice(0, MAX_ENDED_SIGN_INS).toReversed(),
  };
}

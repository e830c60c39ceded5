export const PROFILE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PROFILE_PICTURE_MEGABYTES = 2;
const MAX_BYTES = PROFILE_PICTURE_MEGABYTES * 1024 * 1024;

/** Picture hosts of Google and Facebook. */
const PROVIDER_PICTURE =
  /^https:\/\/([\w-]+\.)*(googleusercontent\.com|facebook\.com|fbcdn\.net)\//;

/** Provider pictures are replaced at the next sign-in; uploaded ones are kept. */
export function isProviderPicture(address: string): boolean {
  return PROVIDER_PICTURE.test(address);
}

/** Checks type and size in bytes only. */
export function mayBeProfilePicture({ type, size }: { type: string; size: number }): boolean {
  return PROFILE_PICTURE_TYPES.some((known) => known === type) && size > 0 && size <= MAX_BYTES;
}

/** A letter with its combining marks, as in Devanagari. */
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => FIRST_LETTER.exec(word) ?? []);
  return [initials[0], initials.length > 1 ? initials.at(-1) : '']
    .join('')
    .toLocaleUpperCase('en-IN');
}

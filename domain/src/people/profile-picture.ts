/** What a person may choose as a picture of themselves. */
export const PROFILE_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PROFILE_PICTURE_MEGABYTES = 2;
const MOST_BYTES = PROFILE_PICTURE_MEGABYTES * 1024 * 1024;

/** Pictures that Google and Facebook show. */
const PROVIDER_PICTURE =
  /^https:\/\/([\w-]+\.)*(googleusercontent\.com|facebook\.com|fbcdn\.net)\//;

/** Whether a picture came with a sign-in, and so makes way for the next one; one of the person's own stays. */
export function isProviderPicture(address: string): boolean {
  return PROVIDER_PICTURE.test(address);
}

/** Whether a file may be a profile picture, as far as its type and its size (bytes) tell. */
export function mayBeProfilePicture({ type, size }: { type: string; size: number }): boolean {
  return PROFILE_PICTURE_TYPES.some((known) => known === type) && size > 0 && size <= MOST_BYTES;
}

/** A letter with the signs that belong to it, as in Devanagari. */
const FIRST_LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** The first letters of the first and the last word of a name; '' when it has none. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => FIRST_LETTER.exec(word) ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('en-IN');
}

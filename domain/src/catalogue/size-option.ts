const SIZE_NAME = /\b(?:size|age)\b/i;

/** True for the name of an option that is chosen by body measurements, such as 'Size'. */
export function isSizeOption(name: string): boolean {
  return SIZE_NAME.test(name);
}

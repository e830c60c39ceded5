/** All elements with their attribute names, in order. */
export function structureOf(parsed: Document): string[] {
  return [...parsed.querySelectorAll('*')].map((element) => {
    const names = element.getAttributeNames().toSorted();
    return `${element.tagName.toLowerCase()} ${names.join(' ')}`.trim();
  });
}

/** URLs that a browser would execute instead of opening. */
export function runnableAddresses(parsed: Document): string[] {
  return [...parsed.querySelectorAll('[href], [src], [action]')]
    .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
    .filter((address): address is string => address !== null)
    .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address));
}

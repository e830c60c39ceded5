/** The HTML of the served page's parts by their name, read before anything renders. */
const SERVED: ReadonlyMap<string, string> = new Map(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [
        part.dataset.part ?? '',
        part.innerHTML,
      ]),
);

export function servedPart(name: string): string | undefined {
  return SERVED.get(name);
}

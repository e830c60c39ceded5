import type { ContentSection } from '@kargha/domain/settings/content';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import { readSection, type OpenedSection } from '../data/content-api.ts';

export { restoreSection, saveSection, type OpenedSection } from '../data/content-api.ts';

/** A section as it stands now. */
export function useSection<Section extends ContentSection>(
  section: Section,
): ReadState<OpenedSection<Section>> {
  return useRead(() => readSection(section), section);
}

/** A list with one of its entries at another place. */
export function moveItem<Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] {
  const entry = list[from];
  const others = list.filter((_one, at) => at !== from);
  return entry === undefined ? [...list] : others.toSpliced(from + by, 0, entry);
}

/** A list without the entry at this place. */
export function removeAt<Entry>(list: readonly Entry[], place: number): Entry[] {
  return list.filter((_one, at) => at !== place);
}

/** A list with another entry at this place. */
export function replaceAt<Entry>(list: readonly Entry[], place: number, entry: Entry): Entry[] {
  return list.map((one, at) => (at === place ? entry : one));
}

/** A short name of its own for a new entry. */
export function newEntryId(): string {
  return `entry-${crypto.randomUUID().slice(0, 8)}`;
}

/** Text as its paragraphs: an empty line begins the next. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

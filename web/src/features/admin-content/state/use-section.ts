import type { ContentSection } from '@kargha/domain/settings/content';
import { useServerQuery } from '#lib/reading/server-state.ts';

import { readSection, type OpenedSection } from '../data/content-api.ts';

export { restoreSection, saveSection, type OpenedSection } from '../data/content-api.ts';

export function useSection<Section extends ContentSection>(section: Section) {
  const query = { queryKey: ['content', section], queryFn: () => readSection(section) };
  return useServerQuery<OpenedSection<Section>>(query, { fresh: true });
}

export function moveItem<Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] {
  const entry = list[from];
  const others = list.filter((_entry, index) => index !== from);
  return entry === undefined ? [...list] : others.toSpliced(from + by, 0, entry);
}

export function removeAt<Entry>(list: readonly Entry[], index: number): Entry[] {
  return list.filter((_entry, position) => position !== index);
}

export function replaceAt<Entry>(list: readonly Entry[], index: number, entry: Entry): Entry[] {
  return list.map((existing, position) => (position === index ? entry : existing));
}

export function newEntryId(): string {
  return `entry-${crypto.randomUUID().slice(0, 8)}`;
}

import { type PublishedPolicy, publishedPolicies } from '@kargha/domain/settings/public-content';
import { useLanguage } from '#lib/language/language-choice.ts';
import type { Language } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';
import { fillInFigures } from '#lib/shop/fill-in-figures.ts';
import {
  preloadPublicSettings,
  usePublicSettings,
  type PublicSettings,
} from '#lib/shop/public-settings.ts';
import { COLLECTIONS } from '@kargha/domain/records/collections';
import { storedReader } from '#lib/documents/stored-reader.ts';
import { readPublicDocument } from '#lib/firebase/public-firestore.ts';

import { aboutTexts } from '../about-texts.ts';

const readContent = storedReader('content/policies', publishedPolicies);

const FAILURE = aboutTexts.en.policiesFailed;
const POLICIES = 'policies';
const policies = createResource<PublishedPolicy[]>(readPolicies, FAILURE);

export interface LocalizedPolicy {
  id: string;
  lang: Language;
  title: string;
  paragraphs: readonly string[];
}

/**
 * The policies with their current figures, in the shopper's language if staff wrote them in it, otherwise in
 * English. Fails when the figures cannot be loaded: without them a policy would promise nothing.
 */
export function usePolicies(): Loaded<LocalizedPolicy[]> {
  const read = useResource(policies, POLICIES);
  const language = useLanguage();
  const settings = usePublicSettings();
  if (read.status !== 'ready') return read;
  if (settings.status === 'failed') return { status: 'failed', message: FAILURE };
  if (settings.status === 'loading') return settings;
  return {
    status: 'ready',
    data: read.data.map((policy) => localizePolicy(language, policy, settings.data)),
  };
}

/** Reads them ahead. @throws Error */
export async function preloadPolicies(): Promise<void> {
  await Promise.all([policies.preload(POLICIES), preloadPublicSettings()]);
}

function localizePolicy(
  language: Language,
  policy: PublishedPolicy,
  settings: PublicSettings,
): LocalizedPolicy {
  const { id, title, paragraphs, titleHindi, paragraphsHindi } = policy;
  const hindi = { title: titleHindi, paragraphs: paragraphsHindi };
  const { lang, ...texts } = localizedText(language, { title, paragraphs }, hindi, 'title');
  return {
    id,
    lang,
    title: texts.title,
    paragraphs: texts.paragraphs.map((paragraph) => fillInFigures(settings, paragraph, lang)),
  };
}

/** Reads content/policies. Throws when Firestore cannot be reached. */
async function readPolicies(): Promise<PublishedPolicy[]> {
  return readContent(await readPublicDocument(COLLECTIONS.content, POLICIES))?.entries ?? [];
}

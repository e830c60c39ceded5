import type { Language } from '#lib/language/language.ts';
import { saidIn } from '#lib/language/said-in.ts';
import { createResource, useResource, type Loaded } from '#lib/reading/resource.ts';

import { aboutTexts } from '../about-texts.ts';
import { readPolicies, type Policy } from '../data/policies.ts';

const policies = createResource<Policy[]>(readPolicies, aboutTexts.en.policiesFailed);

/** What the shop promises in writing. Read once per visit. */
export function usePolicies(): Loaded<Policy[]> {
  return useResource(policies, 'policies');
}

/** A policy in the one language in which it is shown. */
export interface SaidPolicy {
  lang: Language;
  title: string;
  paragraphs: readonly string[];
}

/** A policy in the shopper's language where staff have written it in that; else in English. */
export function policyIn(language: Language, policy: Policy): SaidPolicy {
  const { title, paragraphs, titleHindi, paragraphsHindi } = policy;
  const hindi = { title: titleHindi, paragraphs: paragraphsHindi };
  return saidIn(language, { title, paragraphs }, hindi, 'title');
}

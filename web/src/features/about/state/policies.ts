import { createResource, useResource, type Loaded } from '#lib/resource.ts';

import { aboutTexts } from '../about-texts.ts';
import { readPolicies, type Policy } from '../data/policies.ts';

const policies = createResource<Policy[]>(readPolicies, aboutTexts.en.policiesFailed);

/** What the shop promises in writing. Read once per visit. */
export function usePolicies(): Loaded<Policy[]> {
  return useResource(policies, 'policies');
}

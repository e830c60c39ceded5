import { legalSchema } from '@kargha/domain/settings/legal-identity-schema';

import type { DeployRequest } from './deploy-request.ts';
import type { DeployWorld, ShopRecords } from './deploy-context.ts';
import { good, later, missing, type Verdict } from './check-result.ts';

const ADMIN = 'the first administrator is there';
const LEGAL = 'the legal identity is filled in';

/**
 * Whether somebody runs the shop and says who. Neither can be before the first deployment, and in staging neither has
 * to be.
 */
export async function checkRecords(world: DeployWorld, request: DeployRequest): Promise<Verdict[]> {
  const records = await world.records().catch(() => undefined);
  if (!records) return [missing('the project’s Firestore answers', CREDENTIALS)];
  const lacking = records.hasPeople && request.environment === 'live' ? missing : later;
  return [administrator(records, request, lacking), legal(records, lacking)];
}

const CREDENTIALS =
  'Sign in as somebody who may read it: gcloud auth application-default login (and make the database, if there is none).';

type Lacking = typeof missing;

function administrator(
  { administrators }: ShopRecords,
  { project }: DeployRequest,
  lacking: Lacking,
): Verdict {
  if (administrators > 0) return good(ADMIN);
  return lacking(
    ADMIN,
    `Sign up in the shop, verify the e-mail, then: npm run grant-admin -- <e-mail> --project ${project}`,
  );
}

function legal(records: ShopRecords, lacking: Lacking): Verdict {
  const isFilled = legalSchema.isValidSync(records.legal ?? {});
  return isFilled
    ? good(LEGAL)
    : lacking(LEGAL, 'Fill it in at /admin/settings; invoices need it.');
}

import { legalSchema } from '@kargha/domain/settings/legal-identity-schema';

import type { DeployRequest } from './deploy-request.ts';
import type { DeployContext, ShopRecords } from './deploy-context.ts';
import { good, later, missing, type CheckResult } from './check-result.ts';

const ADMIN = 'there is an administrator';
const LEGAL = 'the legal identity is filled in';

/**
 * Checks that the shop has an administrator and a legal identity. Before the first deployment neither can exist,
 * and staging needs neither.
 */
export async function checkRecords(
  context: DeployContext,
  request: DeployRequest,
): Promise<CheckResult[]> {
  const records = await context.records().catch(() => undefined);
  if (!records) return [missing('the project’s Firestore answers', CREDENTIALS)];
  const ifMissing = records.hasPeople && request.environment === 'live' ? missing : later;
  return [checkAdministrator(records, request, ifMissing), legal(records, ifMissing)];
}

const CREDENTIALS =
  'Sign in with read access: gcloud auth application-default login (and create the database if there is none).';

type ResultFactory = typeof missing;

function checkAdministrator(
  { administrators }: ShopRecords,
  { project }: DeployRequest,
  ifMissing: ResultFactory,
): CheckResult {
  if (administrators > 0) return good(ADMIN);
  return ifMissing(
    ADMIN,
    `Sign up in the shop, verify the email address, then run: npm run grant-admin -- <email> --project ${project}`,
  );
}

function legal(records: ShopRecords, ifMissing: ResultFactory): CheckResult {
  const isFilled = legalSchema.isValidSync(records.legal ?? {});
  return isFilled
    ? good(LEGAL)
    : ifMissing(LEGAL, 'Fill it in at /admin/settings. Invoices need it.');
}

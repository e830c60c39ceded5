import { checkRecords } from './check-records.ts';
import { checkSettings, shopSettingsFile } from './check-settings.ts';
import { checkSources } from './check-sources.ts';
import type { DeployRequest } from './deploy-request.ts';
import type { DeployContext } from './deploy-context.ts';
import { parseEnvFile } from './parse-env-file.ts';
import { formatResults, type CheckResult } from './check-result.ts';

const PREVIEW_DAYS = 7;

const BUILD = 'node tools/bootstrap/run.mjs build';

/** Runs the checks, then builds and deploys. Returns the exit code. */
export async function deployShop(context: DeployContext, request: DeployRequest): Promise<number> {
  const results = await runPreflight(context, request);
  context.print(formatResults(results));
  if (results.some(({ state }) => state === 'missing')) return 1;
  if (request.checkOnly) return 0;
  const settings = readShopSettings(context, request);
  const buildCode = await runSteps(context, [BUILD], settings);
  if (buildCode !== 0) return buildCode;
  if (request.preview === undefined) {
    context.print(await context.carryOverAssets(settings.VITE_SHOP_URL ?? ''));
  }
  return runSteps(context, deploySteps(request), settings);
}

/** Stops at the first step that fails. Returns the exit code. */
async function runSteps(
  context: DeployContext,
  steps: readonly string[],
  settings: Record<string, string>,
): Promise<number> {
  for (const step of steps) {
    const { code, output } = await context.run(step, settings);
    context.print(output);
    if (code !== 0) return code;
  }
  return 0;
}

/** A preview deploys only pages, so it needs only the settings. */
async function runPreflight(
  context: DeployContext,
  request: DeployRequest,
): Promise<CheckResult[]> {
  const settings = await checkSettings(context, request);
  if (request.preview !== undefined) return settings;
  return [...(await checkSources(context)), ...settings, ...(await checkRecords(context, request))];
}

function deploySteps({ project, preview }: DeployRequest): string[] {
  if (preview !== undefined) {
    const expires = `--expires ${PREVIEW_DAYS}d`;
    return [`firebase hosting:channel:deploy ${preview} ${expires} --project ${project}`];
  }
  const deployTarget = (target: string) => `firebase deploy --only ${target} --project ${project}`;
  // Rules and indexes first, so that no function runs a query that has no index yet.
  return [
    `${deployTarget('firestore')} --non-interactive`,
    // The first time, Storage rules that read Firestore need a role; --force grants it without asking.
    `${deployTarget('storage')} --interactive --force`,
    // --force also accepts retrying functions, cleaning up old images and deleting removed functions.
    `${deployTarget('functions')} --non-interactive --force`,
    `${deployTarget('hosting')} --non-interactive`,
  ];
}

function readShopSettings(
  { read }: DeployContext,
  { project }: DeployRequest,
): Record<string, string> {
  return parseEnvFile(read(shopSettingsFile(project)) ?? '');
}

import { checkRecords } from './check-records.ts';
import { checkSettings, shopSettingsFile } from './check-settings.ts';
import { checkSources } from './check-sources.ts';
import type { DeployRequest } from './deploy-request.ts';
import type { DeployWorld } from './deploy-context.ts';
import { settingsIn } from './parse-env-file.ts';
import { screenOf, type Verdict } from './check-result.ts';

/** How long a preview channel is open. */
const PREVIEW_DAYS = 7;

const BUILD = 'node tools/bootstrap/run.mjs build';

/** Looks whether everything is there, then builds and deploys. Gives the exit code. */
export async function deployShop(world: DeployWorld, request: DeployRequest): Promise<number> {
  const verdicts = await preflight(world, request);
  world.say(screenOf(verdicts));
  if (verdicts.some(({ state }) => state === 'missing')) return 1;
  if (request.checkOnly) return 0;
  const settings = shopSettings(world, request);
  const built = await runSteps(world, [BUILD], settings);
  if (built !== 0) return built;
  if (request.preview === undefined) {
    world.say(await world.carryAssets(settings.VITE_SHOP_URL ?? ''));
  }
  return runSteps(world, stepsOf(request), settings);
}

/** One after the other until one fails. Gives the exit code. */
async function runSteps(
  world: DeployWorld,
  steps: readonly string[],
  settings: Record<string, string>,
): Promise<number> {
  for (const step of steps) {
    const { code, output } = await world.run(step, settings);
    world.say(output);
    if (code !== 0) return code;
  }
  return 0;
}

/** A preview shows the pages alone, over the functions and the data that are there. */
async function preflight(world: DeployWorld, request: DeployRequest): Promise<Verdict[]> {
  const settings = await checkSettings(world, request);
  if (request.preview !== undefined) return settings;
  return [...(await checkSources(world)), ...settings, ...(await checkRecords(world, request))];
}

function stepsOf({ project, preview }: DeployRequest): string[] {
  if (preview !== undefined) {
    const expires = `--expires ${PREVIEW_DAYS}d`;
    return [`firebase hosting:channel:deploy ${preview} ${expires} --project ${project}`];
  }
  const to = (target: string) => `firebase deploy --only ${target} --project ${project}`;
  // Rules and indexes first: no function may meet a query that has no index yet.
  return [
    `${to('firestore')} --non-interactive`,
    // Rules of Storage that look into Firestore need a role the first time, which is granted without a question.
    `${to('storage')} --interactive --force`,
    // Unasked as well: functions that are run again after a failure, the end of old images, functions that are gone.
    `${to('functions')} --non-interactive --force`,
    `${to('hosting')} --non-interactive`,
  ];
}

function shopSettings({ read }: DeployWorld, { project }: DeployRequest): Record<string, string> {
  return settingsIn(read(shopSettingsFile(project)) ?? '');
}

import { parseArgs } from 'node:util';

export type Environment = 'staging' | 'live';

export interface DeployRequest {
  project: string;
  environment: Environment;
  /** Name of a Hosting preview channel; the functions are not deployed. */
  preview: string | undefined;
  checkOnly: boolean;
}

const DEPLOY_USAGE =
  'Usage: npm run deploy -- --project <Firebase project id> [--env staging|live] [--preview <channel>] [--check]';

/** Parses the command line. Returns an error message when it is invalid. */
export function parseDeployRequest(args: string[]): DeployRequest | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        project: { type: 'string' },
        env: { type: 'string', default: 'live' },
        preview: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    });
    const { project, env, preview, check } = values;
    if (project === undefined) return DEPLOY_USAGE;
    const problem = projectError(project) ?? channelError(preview);
    if (problem !== undefined) return problem;
    if (env !== 'staging' && env !== 'live')
      return `There is no environment "${env}". ${DEPLOY_USAGE}`;
    return { project, environment: env, preview, checkOnly: check };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${DEPLOY_USAGE}`;
  }
}

/** Both names become part of a shell command. */
function projectError(project: string): string | undefined {
  if (project.startsWith('demo-')) {
    return `${project} is a demo project that only runs locally. Use npm start.`;
  }
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project)) return undefined;
  return `"${project}" is not a Firebase project id.`;
}

function channelError(channel: string | undefined): string | undefined {
  if (channel === undefined || /^[a-z0-9][a-z0-9-]{0,30}$/.test(channel)) return undefined;
  return `"${channel}" is not a valid preview channel. Use lower-case letters, digits and hyphens.`;
}

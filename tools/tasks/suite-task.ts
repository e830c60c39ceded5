import { suiteEnvironment } from '../../local-suite/launcher/suite-environment.ts';
import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';
import { parseSuiteOptions, printBusyPort, withSuite } from './with-suite.ts';
import { print } from './print.ts';

const USAGE = 'Usage: npm run suite -- exec "<command>" [options of npm start]';

/** The exit code that shells use for a command ended by Ctrl-C. */
const INTERRUPTED = 130;

/** `exec "<command>"`: runs the command in a suite and returns its exit code. */
export async function suite(args: string[]): Promise<number> {
  const [verb, command, ...rest] = args;
  if (verb !== 'exec' || command === undefined) {
    print(USAGE);
    return 1;
  }
  if (await printBusyPort()) return 1;
  const built = await buildForSuite();
  return built === 0 ? execInSuite(command, rest) : built;
}

/** Starts the suite from the current build, runs the command and stops the suite. */
export function execInSuite(command: string, args: string[] = []): Promise<number> {
  return execAllInSuite([command], args);
}

/** Runs one command after the other, even if one fails. Returns the highest exit code. */
export async function execAllInSuite(
  commands: string[],
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<number> {
  const suite = parseSuiteOptions(args);
  if (!suite) return 1;
  return withSuite({ suite, interruptedCode: INTERRUPTED }, async (signal, runningSuite) => {
    let highestCode = 0;
    for (const command of commands) {
      if (signal.aborted) return INTERRUPTED;
      const env = { ...environment, ...suiteEnvironment(runningSuite) };
      const { code } = await runCommand(command, { env, signal });
      highestCode = Math.max(highestCode, code);
    }
    return highestCode;
  });
}

import { suiteEnvironment } from '../../local-suite/launcher/suite-environment.ts';
import { buildForSuite } from './build-task.ts';
import { runCommand } from './command.ts';
import { suiteOptions, withOpenSuite } from './with-suite.ts';
import { say } from './print.ts';

const USAGE = 'Usage: npm run suite -- exec "<command>" [options of npm start]';

/** What shells give for a command that Ctrl-C ended. */
const INTERRUPTED = 130;

/** `exec "<command>"`: runs the command beside the running suite and gives its exit code. */
export async function suite(args: string[]): Promise<number> {
  const [verb, command, ...rest] = args;
  if (verb !== 'exec' || command === undefined) {
    say(USAGE);
    return 1;
  }
  const built = await buildForSuite();
  return built === 0 ? execInSuite(command, rest) : built;
}

/** Starts the suite from what is built, runs the command, stops, gives the command's exit code. */
export function execInSuite(command: string, args: string[] = []): Promise<number> {
  return execAllInSuite([command], args);
}

/** The same with one command after the other, whether or not the first ones succeed; gives the highest exit code. */
export async function execAllInSuite(commands: string[], args: string[] = []): Promise<number> {
  const suite = suiteOptions(args);
  if (!suite) return 1;
  return withOpenSuite({ suite, codeWhenStopped: INTERRUPTED }, async (signal, started) => {
    let worst = 0;
    for (const command of commands) {
      if (signal.aborted) return INTERRUPTED;
      const { code } = await runCommand(command, { env: suiteEnvironment(started), signal });
      worst = Math.max(worst, code);
    }
    return worst;
  });
}

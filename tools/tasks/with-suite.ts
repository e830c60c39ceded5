import { parseArgs } from 'node:util';

import { onStopRequest } from '../../local-suite/launcher/stop-signals.ts';
import { SuiteStartError, startSuite } from '../../local-suite/launcher/suite.ts';
import type { Suite, SuiteOptions } from '../../local-suite/launcher/suite.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { prepareSampleShop } from './sample-shop-folder.ts';
import { print } from './print.ts';
import { shouldPrint } from './suite-output.ts';

const SUITE_USAGE =
  'Options: [--import <folder> | --empty] [--export <folder>] [--official] [--verbose]';

export interface SampleSuiteOptions extends Omit<SuiteOptions, 'importFrom' | 'signal'> {
  /** Folder of an official export; the sample shop when it is left out, an empty shop when it is `false`. */
  importFrom?: string | false | undefined;
}

/** The suite's options from the command line; undefined, with a word of help, when they are off. */
export function parseSuiteOptions(args: string[]): SampleSuiteOptions | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        import: { type: 'string' },
        empty: { type: 'boolean' },
        export: { type: 'string' },
        official: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    });
    return {
      projectRoot: PROJECT_ROOT,
      importFrom: values.empty === true ? false : values.import,
      exportTo: values.export,
      official: values.official,
      onOutput: (line) => {
        if (values.verbose === true || shouldPrint(line)) print(line);
      },
    };
  } catch (error) {
    print(errorMessage(error));
    print(SUITE_USAGE);
    return undefined;
  }
}

export interface WithSuiteOptions {
  suite: SampleSuiteOptions;
  /** The exit code when somebody asked us to stop before the work was done. */
  interruptedCode: number;
}

/**
 * Starts the suite, does the work beside it, and stops it again, whatever happens first: the work
 * is done (its exit code is given), the emulators end by themselves (theirs), or a stop is asked.
 */
export async function withSuite(
  { suite: options, interruptedCode }: WithSuiteOptions,
  work: (stop: AbortSignal, suite: Suite) => Promise<number>,
): Promise<number> {
  const controller = new AbortController();
  const stopped = new Promise<number>((resolve) =>
    onStopRequest(() => {
      controller.abort();
      resolve(interruptedCode);
    }),
  );
  print('Starting the local suite (about twenty seconds) …');
  const { signal } = controller;
  const suite = await startSuiteFrom(options, signal).catch((error: unknown) => {
    if (!signal.aborted) printStartError(error);
  });
  if (!suite) return signal.aborted ? interruptedCode : 1;
  const first = signal.aborted ? stopped : work(signal, suite);
  const code = await Promise.race([first, suite.exited, stopped]);
  await suite.stop();
  return code;
}

async function startSuiteFrom(options: SampleSuiteOptions, signal: AbortSignal): Promise<Suite> {
  const importFrom = options.importFrom ?? (await prepareSampleShop(new Date()));
  return startSuite({ ...options, importFrom: importFrom || undefined, signal });
}

function printStartError(error: unknown): void {
  if (error instanceof SuiteStartError) print(error.message);
  else print(`The suite did not start: ${errorMessage(error)}`);
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

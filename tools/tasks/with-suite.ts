import { parseArgs } from 'node:util';

import { onStopRequest } from '../../local-suite/launcher/stop-signals.ts';
import { SuiteStartError, startSuite } from '../../local-suite/launcher/suite.ts';
import type { Suite, SuiteOptions } from '../../local-suite/launcher/suite.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { sampleShopAt } from './sample-shop-folder.ts';
import { say } from './print.ts';
import { isWorthShowing } from './suite-output.ts';

const SUITE_USAGE =
  'Options: [--import <folder> | --empty] [--export <folder>] [--official] [--verbose]';

export interface ShopOptions extends Omit<SuiteOptions, 'importFrom' | 'signal'> {
  /** Folder of an official export; the sample shop when it is left out, an empty shop when it is `false`. */
  importFrom?: string | false | undefined;
}

/** The suite's options from the command line; undefined, with a word of help, when they are off. */
export function suiteOptions(args: string[]): ShopOptions | undefined {
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
        if (values.verbose === true || isWorthShowing(line)) say(line);
      },
    };
  } catch (error) {
    say(messageOf(error));
    say(SUITE_USAGE);
    return undefined;
  }
}

export interface OpenSuiteOptions {
  suite: ShopOptions;
  /** The exit code when somebody asked us to stop before the work was done. */
  codeWhenStopped: number;
}

/**
 * Starts the suite, does the work beside it, and stops it again, whatever happens first: the work
 * is done (its exit code is given), the emulators end by themselves (theirs), or a stop is asked.
 */
export async function withOpenSuite(
  { suite: options, codeWhenStopped }: OpenSuiteOptions,
  work: (stop: AbortSignal, suite: Suite) => Promise<number>,
): Promise<number> {
  const stopping = new AbortController();
  const stopped = new Promise<number>((resolve) =>
    onStopRequest(() => {
      stopping.abort();
      resolve(codeWhenStopped);
    }),
  );
  say('Starting the local suite (about twenty seconds) …');
  const { signal } = stopping;
  const suite = await startFrom(options, signal).catch((error: unknown) => {
    if (!signal.aborted) explain(error);
  });
  if (!suite) return signal.aborted ? codeWhenStopped : 1;
  const first = signal.aborted ? stopped : work(signal, suite);
  const code = await Promise.race([first, suite.exited, stopped]);
  await suite.stop();
  return code;
}

async function startFrom(options: ShopOptions, signal: AbortSignal): Promise<Suite> {
  const importFrom = options.importFrom ?? (await sampleShopAt(new Date()));
  return startSuite({ ...options, importFrom: importFrom || undefined, signal });
}

function explain(error: unknown): void {
  if (error instanceof SuiteStartError) say(error.message);
  else say(`The suite did not start: ${messageOf(error)}`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

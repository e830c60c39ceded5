import { runCommand } from './command.ts';
import { print } from './print.ts';
import { isShopBuiltFrom, recordShopBuild, shopSources } from './shop-build.ts';

interface BuildStep {
  name: string;
  line: string;
  cwd?: string;
}

const LOCAL_SUITE: BuildStep = { name: 'local suite', line: 'node local-suite/build.mjs' };
const FUNCTIONS: BuildStep = { name: 'functions', line: 'node build.mjs', cwd: 'functions' };
const SHOP: BuildStep = { name: 'shop', line: 'vite build --logLevel warn', cwd: 'web' };
const LOCAL_SHOP: BuildStep = { ...SHOP, line: `${SHOP.line} --mode suite` };

/** Builds what is deployed: the shop with live addresses, and the functions. */
export function build(): Promise<number> {
  return runSteps([FUNCTIONS, SHOP]);
}

/**
 * Builds what the local suite serves: the functions, the emulators and the shop with emulator addresses. Building the
 * shop takes ten times as long as the others, so it is left out when nothing changed.
 */
export async function buildForSuite(): Promise<number> {
  const sources = shopSources();
  if (isShopBuiltFrom(sources)) return buildForDev();
  const code = await runSteps([LOCAL_SUITE, FUNCTIONS, LOCAL_SHOP]);
  if (code === 0) recordShopBuild(sources);
  return code;
}

export function buildForDev(): Promise<number> {
  return runSteps([LOCAL_SUITE, FUNCTIONS]);
}

/** Otherwise a test that starts the shop would build it with React's code for development. */
const FOR_PRODUCTION = { NODE_ENV: 'production' };

async function runSteps(steps: BuildStep[]): Promise<number> {
  print(`Building ${steps.map((step) => step.name).join(', ')} …`);
  const results = await Promise.all(
    steps.map(({ line, cwd }) =>
      runCommand(line, {
        output: 'collect',
        env: FOR_PRODUCTION,
        ...(cwd === undefined ? {} : { cwd }),
      }),
    ),
  );
  for (const { code, output } of results) {
    if (code === 0) continue;
    print(output);
    return code;
  }
  return 0;
}

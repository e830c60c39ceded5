// Builds dist/: the programs that firebase-tools starts instead of Java. With `--package`, everything that the npm
// package contains.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const PROGRAMS = {
  'firestore-emulator': 'firestore/main.ts',
  'storage-rules-runtime': 'storage-rules/main.ts',
};

/** What users of the package import. Each file declares its types itself. */
const MODULES = {
  index: 'package/firestore.ts',
  razorpay: 'package/razorpay.ts',
  mail: 'package/mail.ts',
};

const PAYMENT_WINDOW = 'razorpay/checkout-window';
/** Files that are read while a program runs, by their place in dist/. */
const FILES = {
  'preload/without-java.cjs': 'launcher/preload/without-java.cjs',
  'page.css': 'companion-server/page.css',
  'checkout-window/frame.css': `${PAYMENT_WINDOW}/frame.css`,
  'checkout-window/frame.html': `${PAYMENT_WINDOW}/frame.html`,
};

const folder = fileURLToPath(new URL('.', import.meta.url));
const common = { absWorkingDir: folder, bundle: true, logLevel: 'warning' };
const inNode = {
  ...common,
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
};

if (process.argv.includes('--package')) await buildPackage();
else await build({ ...inNode, entryPoints: PROGRAMS });

/** Removes what an earlier build left, so that the package contains only this one. */
async function buildPackage() {
  const { metafile } = await build({
    ...inNode,
    entryPoints: { ...PROGRAMS, ...MODULES, cli: 'package/cli.ts' },
    splitting: true,
    chunkNames: 'shared-[hash]',
    metafile: true,
    plugins: [{ name: 'built-scripts', setup: useBuiltScripts }],
  });
  await build({
    ...common,
    outdir: 'dist/checkout-window',
    entryPoints: [`${PAYMENT_WINDOW}/checkout.ts`, `${PAYMENT_WINDOW}/frame.ts`],
    format: 'iife',
    target: 'es2022',
    minify: true,
  });
  for (const [to, from] of Object.entries(FILES))
    cpSync(join(folder, from), join(folder, 'dist', to));
  const declarations = await declareTypes();
  const built = new Set([
    ...Object.keys(metafile.outputs).map((path) => basename(path)),
    ...declarations,
  ]);
  for (const entry of readdirSync(join(folder, 'dist'), { withFileTypes: true })) {
    if (/\.mjs$|\.mts$/.test(entry.name) && !built.has(entry.name))
      rmSync(join(folder, 'dist', entry.name));
  }
}

/** The package contains the scripts of the payment window, instead of building them while it runs. */
function useBuiltScripts({ onResolve }) {
  onResolve({ filter: /\/bundled-script\.ts$/ }, () => ({
    path: join(folder, 'razorpay/checkout/built-script.ts'),
  }));
}

/** Returns the names of the files. */
async function declareTypes() {
  const { default: ts } = await import('typescript');
  return Object.entries(MODULES).map(([name, source]) => {
    const { outputText, diagnostics } = ts.transpileDeclaration(
      readFileSync(join(folder, source), 'utf8'),
      {
        fileName: source,
        reportDiagnostics: true,
        compilerOptions: { isolatedDeclarations: true },
      },
    );
    const [problem] = diagnostics;
    if (problem)
      throw new Error(`${source}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`);
    if (/\bfrom ['"]\./.test(outputText))
      throw new Error(`${source} declares types of another file.`);
    writeFileSync(join(folder, 'dist', `${name}.d.mts`), outputText);
    return `${name}.d.mts`;
  });
}

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { npmCommand } from './npm-command.ts';

const SUITE = resolve('local-suite');
const require = createRequire(join(SUITE, 'package.json'));

export interface Finished {
  code: number | null;
  output: string;
}

/** The npm package, packed and unpacked in an empty project whose other packages are links to ours. */
export class InstalledPackage {
  readonly project = mkdtempSync(join(tmpdir(), 'kargha-package-'));
  readonly folder = join(this.project, 'node_modules/kargha-firebase-suite');
  readonly tarball: string;

  constructor() {
    pack(this.project);
    const [name = ''] = readdirSync(this.project).filter((entry) => entry.endsWith('.tgz'));
    this.tarball = join(this.project, name);
    // tar on Windows would read the colon of an absolute path as the name of a computer.
    execFileSync('tar', ['-xzf', name], { cwd: this.project });
    mkdirSync(join(this.project, 'node_modules'));
    renameSync(join(this.project, 'package'), this.folder);
    this.write('package.json', '{ "name": "empty", "private": true }');
  }

  get manifest() {
    return JSON.parse(readFileSync(join(this.folder, 'package.json'), 'utf8')) as {
      version: string;
      dependencies: Record<string, string>;
    };
  }

  /** Makes packages of this repository available to the project. */
  link(...names: string[]): void {
    for (const name of names) {
      const place = join(this.project, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(folderOf(name), place, 'junction');
    }
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.project, name), text);
  }

  /** Runs the package's command. */
  cli(...words: string[]): Promise<Finished> {
    return this.node(join(this.folder, 'bin/kargha-firebase-suite.mjs'), ...words);
  }

  /** Runs Node in the project. */
  node(...words: string[]): Promise<Finished> {
    const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
    const child = spawn(process.execPath, words, { cwd: this.project, env });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }
}

/** Packs a copy, because tests that start the suite build it in its folder at the same time. */
function pack(destination: string): void {
  mkdirSync('.cache', { recursive: true });
  const copy = mkdtempSync(resolve('.cache/package-'));
  const isSource = (path: string) => !/[\\/](?:node_modules|dist)$/.test(path);
  cpSync('tsconfig.base.json', join(copy, 'tsconfig.base.json'));
  cpSync(SUITE, join(copy, 'local-suite'), { recursive: true, filter: isSource });
  const npm = npmCommand('pack', '--ignore-scripts=false', '--pack-destination', destination);
  const { status, stderr } = spawnSync(npm.file, npm.words, {
    cwd: join(copy, 'local-suite'),
    encoding: 'utf8',
    shell: npm.shell,
  });
  rmSync(copy, { recursive: true, force: true });
  if (status !== 0) throw new Error(stderr);
}

function folderOf(name: string): string {
  const places = require.resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      readFileSync(join(place, name, 'package.json'));
      return join(place, name);
    } catch {
      // the next folder up may have it
    }
  }
  throw new Error(`${name} is not installed.`);
}

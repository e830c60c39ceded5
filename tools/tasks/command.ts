import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { windowsLine } from '../../local-suite/windows-line.ts';
import { PROJECT_ROOT } from './project-root.ts';

export interface CommandOptions {
  env?: Record<string, string>;
  /** `inherit` shows the output, `collect` returns it. */
  output?: 'inherit' | 'collect';
  cwd?: string;
  /** Ends the command when aborted. */
  signal?: AbortSignal;
}

export interface CommandResult {
  code: number;
  output: string;
}

const NODE_BIN = join(PROJECT_ROOT, 'node_modules', '.bin');

/**
 * Runs one command in the project root with node_modules/.bin on the PATH. A string is read by the shell; an array
 * of words is passed unchanged.
 */
export function runCommand(
  command: string | readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const collectsOutput = options.output === 'collect';
  const stdio: StdioOptions = collectsOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const { file, words, shell } = resolveProgram(command);
  const child = spawn(file, words, {
    shell,
    cwd: options.cwd ?? PROJECT_ROOT,
    env: { ...process.env, PATH: NODE_BIN + delimiter + (process.env.PATH ?? ''), ...options.env },
    stdio,
    ...(options.signal && { signal: options.signal }),
  });
  let output = '';
  const append = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function resolveProgram(command: string | readonly string[]) {
  if (typeof command === 'string') return { file: replaceShell(command), words: [], shell: true };
  const [file = '', ...words] = command;
  if (file === 'node') return { file: process.execPath, words, shell: false };
  // Windows finds the programs of node_modules only through its shell.
  if (process.platform === 'win32') return { file: windowsLine(command), words: [], shell: true };
  return { file, words, shell: false };
}

/** A line with more than one command or with variables needs the shell until it ends. */
const NEEDS_SHELL = /[;&|<>(){}\n]|^\s*\w+=/;

/** Lets a single command replace its shell, so that signals reach the command instead of ending only the shell. */
function replaceShell(line: string): string {
  return process.platform === 'win32' || NEEDS_SHELL.test(line) ? line : `exec ${line}`;
}

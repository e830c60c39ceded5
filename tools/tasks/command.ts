import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';

import { PROJECT_ROOT } from './project-root.ts';

export interface CommandOptions {
  env?: Record<string, string>;
  /** `inherit` shows the output as it comes, `collect` keeps it for the caller. */
  output?: 'inherit' | 'collect';
  cwd?: string;
  /** Ends the command when aborted. */
  signal?: AbortSignal;
}

export interface CommandResult {
  code: number;
  output: string;
}

const NODE_BIN = `${PROJECT_ROOT}/node_modules/.bin`;

/**
 * Runs one command in the project's root, with the installed packages' commands on the path: a line as a shell reads it,
 * or words, which arrive as they are.
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
    env: { ...process.env, PATH: `${NODE_BIN}:${process.env.PATH ?? ''}`, ...options.env },
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
  return { file, words, shell: false };
}

/** Signs by which a line is more than one command, or sets variables first: such a line needs its shell to the end. */
const NEEDS_SHELL = /[;&|<>(){}\n]|^\s*\w+=/;

/**
 * A single command takes the place of the shell that starts it: a signal to the shell then reaches the command, which
 * would live on without it.
 */
function replaceShell(line: string): string {
  return process.platform === 'win32' || NEEDS_SHELL.test(line) ? line : `exec ${line}`;
}

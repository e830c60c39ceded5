import type { ConfigEnv } from 'vite';

/** For `apply` of a plugin: neither the development server nor the bundle that renders pages. */
export function isBrowserBuild(_config: unknown, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && isSsrBuild !== true;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { suiteUrl } from './suite-ports.ts';
import type { SuitePart } from './suite-ports.ts';

interface Header {
  key: string;
  value: string;
}

interface FirebaseConfig {
  extensions?: Record<string, string>;
  hosting: { public: string; headers?: { source: string; headers: Header[] }[] };
}

const LOCAL_CONFIG = 'firebase.local.json';

/** The build of the shop that is configured with the emulators' addresses. */
const LOCAL_PUBLIC = 'web/dist-suite';

/** Emulators that each content security policy directive must also allow. */
const LOCAL_SOURCES: Record<string, SuitePart[]> = {
  'script-src': ['payments', 'auth'],
  'connect-src': ['firestore', 'auth', 'storage', 'functions', 'payments'],
  'img-src': ['storage', 'payments'],
  'media-src': ['storage'],
  'frame-src': ['payments', 'auth'],
  'form-action': ['payments'],
};

/**
 * Writes the variant of firebase.json that the suite runs with and returns its path. It is in the same folder as
 * the original, because firebase-tools resolves every path from the folder of its configuration.
 */
export function writeLocalConfig(projectRoot: string): string {
  const source = readFileSync(join(projectRoot, 'firebase.json'), 'utf8');
  const path = join(projectRoot, LOCAL_CONFIG);
  writeFileSync(
    path,
    JSON.stringify(localVariant(JSON.parse(source) as FirebaseConfig), null, 2) + '\n',
  );
  return path;
}

/** The configuration for the local build, with a content security policy that allows the emulators. */
export function localVariant(config: FirebaseConfig): FirebaseConfig {
  const headers = config.hosting.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(isSafeOnLoopback).map(allowEmulators),
  }));
  const { extensions: _fetchedFromTheNetwork, ...rest } = config;
  return {
    ...rest,
    hosting: { ...config.hosting, public: LOCAL_PUBLIC, ...(headers && { headers }) },
  };
}

/** A browser that sees HSTS on loopback refuses plain HTTP there for a year. */
function isSafeOnLoopback({ key }: Header): boolean {
  return key.toLowerCase() !== 'strict-transport-security';
}

function allowEmulators(header: Header): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const directives = header.value
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests');
  return { ...header, value: directives.map(withLocalSources).join('; ') };
}

function withLocalSources(directive: string): string {
  const [name = ''] = directive.split(' ');
  const parts = LOCAL_SOURCES[name] ?? [];
  return [directive, ...parts.map(suiteUrl)].join(' ');
}

/** One entry of a package-lock.json, version 3; what is not named here is taken over as it is. */
interface LockedPackage {
  name?: string;
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  [other: string]: unknown;
}

export interface Lockfile {
  name: string;
  lockfileVersion: number;
  packages: Record<string, LockedPackage>;
}

/** A package at its place in the repository's lockfile, and at its place in the new one. */
interface Placed {
  from: string;
  to: string;
}

/**
 * The part of the repository's lockfile that one workspace needs, as a lockfile of its own: the same versions with the
 * same checksums, laid out as if the workspace stood alone. Throws when a dependency is not locked.
 * @param workspace its folder, such as 'functions'
 */
export function lockfileOf(workspace: string, { lockfileVersion, packages }: Lockfile): Lockfile {
  const own = packages[workspace];
  if (!own) throw new Error(`The lockfile knows no ${workspace}.`);
  const name = own.name ?? workspace;
  const laid = new Map<string, string>();
  const waiting: Placed[] = [{ from: workspace, to: '' }];
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    for (const wanted of needsOf(packages[place.from] ?? {}, place.to === '')) {
      const next = settle(packages, laid, place, wanted);
      if (next) waiting.push(next);
    }
  }
  const entries = [...laid].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    name,
    lockfileVersion,
    packages: {
      '': { name, ...own },
      ...Object.fromEntries(entries.map(([to, from]) => [to, kept(packages[from] ?? {})])),
    },
  };
}

interface Wanted {
  name: string;
  /** false: it may be missing, as a package for another system is */
  isNeeded: boolean;
}

function needsOf(locked: LockedPackage, isRoot: boolean): Wanted[] {
  const names = (part: Record<string, string> | undefined) => Object.keys(part ?? {});
  const optional = new Set(names(locked.optionalDependencies));
  const peers = names(locked.peerDependencies).map((name) => ({
    name,
    isNeeded: locked.peerDependenciesMeta?.[name]?.optional !== true,
  }));
  const development = isRoot ? names(locked.devDependencies) : [];
  const all = [...names(locked.dependencies), ...optional, ...development];
  return [...all.map((name) => ({ name, isNeeded: !optional.has(name) })), ...peers];
}

/** Puts a dependency where its dependent finds it; undefined when it is there already, or may be missing. */
function settle(
  packages: Lockfile['packages'],
  laid: Map<string, string>,
  { from, to }: Placed,
  { name, isNeeded }: Wanted,
): Placed | undefined {
  const source = nearest(from, name, (path) => path in packages);
  if (source === undefined) {
    if (!isNeeded) return undefined;
    throw new Error(`${from} needs ${name}, which is not locked.`);
  }
  const found = nearest(to, name, (path) => laid.has(path));
  if (found !== undefined && laid.get(found) === source) return undefined;
  const place = found === undefined ? below('', name) : below(to, name);
  laid.set(place, source);
  return { from: source, to: place };
}

/** Where Node finds a package from a folder: in the node_modules there, or above. */
function nearest(
  folder: string,
  name: string,
  isThere: (path: string) => boolean,
): string | undefined {
  for (let at = folder; ; at = above(at)) {
    const path = below(at, name);
    if (isThere(path)) return path;
    if (at === '') return undefined;
  }
}

function below(folder: string, name: string): string {
  return folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
}

/** The folder whose node_modules a package lies in; '' is the top. */
function above(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? '' : folder.slice(0, end);
}

/** Without what tells how the whole repository needs it. */
function kept(locked: LockedPackage): LockedPackage {
  const {
    dev: _dev,
    devOptional: _devOptional,
    peer: _peer,
    extraneous: _extraneous,
    ...rest
  } = locked;
  return rest;
}

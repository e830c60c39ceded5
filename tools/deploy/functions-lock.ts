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
interface Placement {
  from: string;
  to: string;
}

/**
 * The part of the repository's lockfile that one workspace needs, as a lockfile of its own: the same versions with the
 * same checksums, laid out as if the workspace stood alone. Throws when a dependency is not locked.
 * @param workspace its folder, such as 'functions'
 */
export function lockfileOf(workspace: string, { lockfileVersion, packages }: Lockfile): Lockfile {
  const workspacePackage = packages[workspace];
  if (!workspacePackage) throw new Error(`The lockfile knows no ${workspace}.`);
  const name = workspacePackage.name ?? workspace;
  const placements = new Map<string, string>();
  const queue: Placement[] = [{ from: workspace, to: '' }];
  for (let placement = queue.shift(); placement; placement = queue.shift()) {
    for (const dependency of dependenciesOf(packages[placement.from] ?? {}, placement.to === '')) {
      const next = placeDependency(packages, placements, placement, dependency);
      if (next) queue.push(next);
    }
  }
  const entries = [...placements].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    name,
    lockfileVersion,
    packages: {
      '': { name, ...workspacePackage },
      ...Object.fromEntries(
        entries.map(([to, from]) => [to, withoutUsageFlags(packages[from] ?? {})]),
      ),
    },
  };
}

interface Dependency {
  name: string;
  /** false: it may be missing, as a package for another system is */
  isRequired: boolean;
}

function dependenciesOf(locked: LockedPackage, isRoot: boolean): Dependency[] {
  const names = (part: Record<string, string> | undefined) => Object.keys(part ?? {});
  const optional = new Set(names(locked.optionalDependencies));
  const peers = names(locked.peerDependencies).map((name) => ({
    name,
    isRequired: locked.peerDependenciesMeta?.[name]?.optional !== true,
  }));
  const development = isRoot ? names(locked.devDependencies) : [];
  const all = [...names(locked.dependencies), ...optional, ...development];
  return [...all.map((name) => ({ name, isRequired: !optional.has(name) })), ...peers];
}

/** Puts a dependency where its dependent finds it; undefined when it is there already, or may be missing. */
function placeDependency(
  packages: Lockfile['packages'],
  placements: Map<string, string>,
  { from, to }: Placement,
  { name, isRequired }: Dependency,
): Placement | undefined {
  const source = findNearest(from, name, (path) => path in packages);
  if (source === undefined) {
    if (!isRequired) return undefined;
    throw new Error(`${from} needs ${name}, which is not locked.`);
  }
  const found = findNearest(to, name, (path) => placements.has(path));
  if (found !== undefined && placements.get(found) === source) return undefined;
  const placement = found === undefined ? below('', name) : below(to, name);
  placements.set(placement, source);
  return { from: source, to: placement };
}

/** Where Node finds a package from a folder: in the node_modules there, or above. */
function findNearest(
  folder: string,
  name: string,
  isThere: (path: string) => boolean,
): string | undefined {
  for (let at = folder; ; at = parentFolder(at)) {
    const path = below(at, name);
    if (isThere(path)) return path;
    if (at === '') return undefined;
  }
}

function below(folder: string, name: string): string {
  return folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
}

/** The folder whose node_modules a package lies in; '' is the top. */
function parentFolder(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? '' : folder.slice(0, end);
}

/** Without what tells how the whole repository needs it. */
function withoutUsageFlags(locked: LockedPackage): LockedPackage {
  const {
    dev: _dev,
    devOptional: _devOptional,
    peer: _peer,
    extraneous: _extraneous,
    ...rest
  } = locked;
  return rest;
}

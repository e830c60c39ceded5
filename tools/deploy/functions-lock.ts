/** An entry of package-lock.json version 3. Fields that are not listed are copied unchanged. */
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

interface Placement {
  from: string;
  to: string;
}

/**
 * Returns a lockfile for one workspace with the same versions and checksums as the repository's lockfile, laid out
 * as if the workspace were the root. Throws when a dependency is not locked.
 * @param workspace its folder, such as 'functions'
 */
export function lockfileOf(workspace: string, { lockfileVersion, packages }: Lockfile): Lockfile {
  const workspacePackage = packages[workspace];
  if (!workspacePackage) throw new Error(`The lockfile has no workspace ${workspace}.`);
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
  /** False when it may be missing, such as a package for another operating system. */
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

/** Returns the new placement; undefined when the dependency is already reachable or may be missing. */
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
  const existing = findNearest(to, name, (path) => placements.has(path));
  if (existing !== undefined && placements.get(existing) === source) return undefined;
  const placement = existing === undefined ? below('', name) : below(to, name);
  placements.set(placement, source);
  return { from: source, to: placement };
}

/** Follows Node's resolution: the folder's own node_modules first, then its parents'. */
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

/** The folder whose node_modules contains a package; '' is the root. */
function parentFolder(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? '' : folder.slice(0, end);
}

/** Removes the flags that describe how the whole repository uses the package. */
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

import { dirname, join } from 'node:path/posix';

/** A declaration at the top level of a file. */
export interface Declaration {
  file: string;
  name: string;
  text: string;
}

type Sources = Readonly<Record<string, string>>;

const START = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/gm;
const IMPORT = /^(import|export) (?!type\b)(?:\w+,? )?\{([^}]*)\} from '([^']+)';/gm;
const DYNAMIC = /import\('([^']+)'\)\)?(?:\s*\.(\w+))?/g;

function declarationsIn(file: string, source: string): Declaration[] {
  const starts = [...source.matchAll(START)];
  return starts.map(({ index, 1: name = '' }, at) => ({
    file,
    name,
    text: source.slice(index, starts[at + 1]?.index),
  }));
}

const keyOf = (file: string, name: string) => `${file} ${name}`;

/** Which declarations use which, found by names: those of the same file and imported ones. */
export class DeclarationUses {
  private readonly declarations = new Map<string, Declaration>();
  private readonly users = new Map<string, Declaration[]>();
  private readonly used = new Map<Declaration, string[]>();
  private readonly reexports = new Map<string, string>();

  constructor(sources: Sources) {
    const imports = Object.entries(sources).map(([file, source]) => ({
      file,
      source,
      names: this.importedNames(file, source),
    }));
    for (const { file, source, names } of imports) {
      const own = declarationsIn(file, source);
      for (const declaration of own) {
        const key = keyOf(file, declaration.name);
        names.set(declaration.name, key);
        this.declarations.set(key, declaration);
      }
      for (const declaration of own) this.addUses(declaration, names);
    }
  }

  all(): Declaration[] {
    return [...this.declarations.values()];
  }

  usersOf({ file, name }: Declaration): readonly Declaration[] {
    return this.users.get(keyOf(file, name)) ?? [];
  }

  usedBy(user: Declaration): Declaration[] {
    return (this.used.get(user) ?? []).flatMap((key) => this.declarations.get(key) ?? []);
  }

  private importedNames(file: string, source: string): Map<string, string> {
    const names = new Map<string, string>();
    for (const [, kind, list = '', from = ''] of source.matchAll(IMPORT)) {
      for (const part of list.split(',')) {
        const [original = '', local = original] = part.trim().split(' as ');
        const target = keyOf(resolve(file, from), original);
        if (kind === 'export') this.reexports.set(keyOf(file, local), target);
        else names.set(local, target);
      }
    }
    return names;
  }

  private addUses(user: Declaration, names: ReadonlyMap<string, string>) {
    const words = [...user.text.matchAll(/\b\w+\b/g)].filter(([word]) => word !== user.name);
    const lazy = [...user.text.matchAll(DYNAMIC)].flatMap(([, from = '', name]) =>
      name === undefined ? [] : keyOf(resolve(user.file, from), name),
    );
    const used = new Set([...words.flatMap(([word]) => names.get(word) ?? []), ...lazy]);
    const originals = [...used].map((target) => this.original(target));
    this.used.set(user, originals);
    for (const found of originals) {
      this.users.set(found, [...(this.users.get(found) ?? []), user]);
    }
  }

  private original(target: string): string {
    const next = this.reexports.get(target);
    return next === undefined ? target : this.original(next);
  }
}

function resolve(file: string, from: string): string {
  return from.startsWith('.') ? join(dirname(file), from) : from.replace('#', '/web/src/');
}

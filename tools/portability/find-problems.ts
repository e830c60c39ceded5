/** Something that works on some systems only. */
export interface Problem {
  path: string;
  line: number;
  what: string;
  /** What works everywhere. */
  use: string;
}

interface Rule {
  pattern: RegExp;
  what: string;
  use: string;
  /** Files in which it is right, such as a branch for one system. */
  allowedIn?: readonly string[];
}

const SHELL_WORDS =
  'sh|bash|zsh|rm|cp|mv|mkdir|cat|kill|pkill|ps|lsof|which|chmod|sleep|grep|sed|touch|ln|npm|npx';

const RULES: readonly Rule[] = [
  {
    pattern: /['"`]\/(?:tmp|dev|proc|usr|bin|etc|var|opt|snap|Applications)\b/,
    what: 'a path that only some systems have',
    use: 'os.tmpdir(), os.homedir() or a branch for that system',
    allowedIn: [
      // Branches for Linux
      'local-suite/launcher/npm-process.ts',
      'local-suite/launcher/port-owner.ts',
      'tools/tasks/ensure-browser.ts',
      // One list for all systems
      'tests/browser/find-browser.ts',
      // Linux only, and says so
      'tests/bench/suite-footprint.bench.ts',
      // An address that is refused
      'tests/functions/people/account-company.test.ts',
    ],
  },
  {
    pattern: /import\.meta\.url\)+\.pathname/,
    what: 'an address as a path, which begins with a slash before the drive on Windows',
    use: 'fileURLToPath',
  },
  {
    pattern: /:\$\{process\.env\.PATH\b|PATH\b[^;]*\.split\(['"]:['"]\)/,
    what: 'a colon between folders',
    use: 'path.delimiter',
  },
  {
    pattern: /\.kill\(\s*-/,
    what: 'a signal to a process group',
    use: 'stopProcessTree',
    allowedIn: [
      'local-suite/launcher/process-tree.ts',
      // Does what a terminal does on Ctrl-C
      'tests/suite/launcher.test.ts',
    ],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:spawn|exec|execFile)(?:Sync)?\(\s*['"\`](?:${SHELL_WORDS})\b`,
    ),
    what: 'a program that Windows lacks or finds only through its shell',
    use: 'a function of Node, or npmCommand',
    allowedIn: ['local-suite/launcher/npm-process.ts', 'local-suite/launcher/port-owner.ts'],
  },
  {
    pattern: /\bshell:\s*['"`]/,
    what: 'one particular shell',
    use: 'an array of words without a shell',
  },
  {
    pattern: /#!\s*\/(?:usr\/)?bin\/(?:env\s+)?(?:ba|z|da)?sh\b/,
    what: 'a shell script',
    use: 'a Node program',
    // Fake programs for tests, which have a Windows form or replace Java on Linux
    allowedIn: [
      'local-suite/launcher/no-version-lookup.test.ts',
      'local-suite/launcher/official-emulators.test.ts',
      'tests/suite/installed-java.ts',
      // Uploaded files
      'tests/security/hostile-files.ts',
    ],
  },
  {
    pattern: /node_modules\/\.bin\/\w/,
    what: 'a program of node_modules/.bin, which is a .cmd file on Windows',
    use: 'process.execPath with the file of its package',
  },
  {
    pattern: /process\.env\.(?:HOME|TMPDIR|SHELL)\b/,
    what: 'a variable that Windows lacks',
    use: 'os.homedir() or os.tmpdir()',
  },
  {
    pattern: /\bsymlink(?:Sync)?\((?:[^,()]|\([^()]*\))+,(?:[^,()]|\([^()]*\))+\)/,
    what: 'a link without a kind, which needs rights on Windows',
    use: "the kind 'junction'",
  },
];

/** What cmd.exe does not understand in a script of package.json. */
const SHELL_SYNTAX =
  /(?:^|[;&|]\s*)(?:exec|rm|cp|mv|mkdir|export|source|cat|kill|test|\[)\s|\$\w|\$[({]|`|^\s*\w+=|'|;|\.sh\b|\|\|\s*true\b/;

/** Problems in a source file. */
export function findInSource(path: string, text: string): Problem[] {
  const rules = RULES.filter(({ allowedIn = [] }) => !allowedIn.includes(path));
  return text
    .split('\n')
    .flatMap((line, index) =>
      rules
        .filter(({ pattern }) => pattern.test(line))
        .map(({ what, use }) => ({ path, line: index + 1, what, use })),
    );
}

/** Problems in the scripts of a package.json. */
export function findInScripts(path: string, text: string): Problem[] {
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  const lines = text.split('\n');
  return Object.entries(scripts)
    .filter(([, script]) => SHELL_SYNTAX.test(script))
    .map(([name]) => ({
      path,
      line: lines.findIndex((line) => line.includes(`"${name}":`)) + 1,
      what: `shell syntax in the script "${name}"`,
      use: 'one program with its arguments',
    }));
}

const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\]|[. ]$/;
/** Windows allows 260 characters with the folder of the clone. */
const MAX_PATH = 180;

/** Names that cannot be files on Windows, or are one file on Windows and macOS. */
export function findInNames(paths: readonly string[]): Problem[] {
  const seen = new Map<string, string>();
  return paths.flatMap((path) => {
    const problem = (what: string, use: string) => ({ path, line: 0, what, use });
    const problems: Problem[] = [];
    if (path.split('/').some((name) => FORBIDDEN.test(name) || RESERVED.test(name))) {
      problems.push(problem('a name that Windows does not allow', 'letters, digits, - and _'));
    }
    if (path.length > MAX_PATH) problems.push(problem('a long path', `${MAX_PATH} characters`));
    const same = seen.get(path.toLowerCase());
    if (same !== undefined) problems.push(problem(`the same name as ${same}`, 'another name'));
    seen.set(path.toLowerCase(), path);
    return problems;
  });
}

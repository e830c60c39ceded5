/** How to start npm: the npm that runs us, if there is one. Windows finds any other only through its shell. */
export function npmCommand(...words: string[]): { file: string; words: string[]; shell: boolean } {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js') === true)
    return { file: process.execPath, words: [npm, ...words], shell: false };
  return { file: 'npm', words, shell: process.platform === 'win32' };
}

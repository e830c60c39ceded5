import { useRef, useState } from 'react';

import { MAX_QUOTE_FILES } from '@kargha/domain/quotes/quote-files';
import { fileProblem, uniqueFileName } from '#lib/files/attached-file.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { fileTexts } from './file-texts.ts';

/** Where files are uploaded to. */
export interface FileStore {
  /** Uploads a file under this name and tells how much has arrived, from 0 to 1. @throws when it does not arrive */
  attach: (name: string, file: File, onProgress: (share: number) => void) => Promise<void>;
  /** Takes it away again. */
  detach: (name: string) => Promise<void>;
}

interface Upload {
  name: string;
  /** from 0 to 1 */
  share: number;
}

/** Chosen files: those that have arrived, those under way, and why others were not taken. */
export interface ChosenFiles {
  files: readonly string[];
  uploads: readonly Upload[];
  problems: readonly string[];
  add: (chosen: readonly File[]) => Promise<void>;
  remove: (name: string) => void;
  /** begins anew, with nothing; what was uploaded stays where it is */
  clear: () => void;
}

/** Keeps chosen files, from those that are there already; `onFiles` hears of each change. */
export function useFiles(
  first: readonly string[],
  store: FileStore,
  onFiles?: (files: string[]) => void,
): ChosenFiles {
  const texts = useTexts(fileTexts);
  const translate = useTranslate();
  const [files, setFiles] = useState(first);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [problems, setProblems] = useState<string[]>([]);
  // Several uploads end in any order: each adds to what the others have left.
  const names = useRef(first);

  function put(next: string[]) {
    names.current = next;
    setFiles(next);
    onFiles?.(next);
  }

  function complain(name: string, sentence: string) {
    setProblems((all) => [...all, `${name}: ${translate(sentence)}`]);
  }

  async function upload(file: File, name: string) {
    const show = (share: number) => {
      setUploads((all) => [...all.filter((one) => one.name !== name), { name, share }]);
    };
    show(0);
    try {
      await store.attach(name, file, show);
      put([...names.current, name]);
    } catch (error) {
      complain(file.name, error instanceof ApiError ? error.message : texts.notUploaded);
    }
    setUploads((all) => all.filter((one) => one.name !== name));
  }

  async function add(chosen: readonly File[]) {
    setProblems([]);
    const taken = [...names.current, ...uploads.map(({ name }) => name)];
    for (const file of chosen) {
      const isFull = taken.length >= MAX_QUOTE_FILES;
      const problem = isFull ? texts.tooMany : await fileProblem(file);
      if (problem !== null) {
        complain(file.name, problem);
        continue;
      }
      const name = uniqueFileName(file.name, taken);
      taken.push(name);
      void upload(file, name);
    }
  }

  function remove(name: string) {
    put(names.current.filter((one) => one !== name));
    void store.detach(name);
  }

  function clear() {
    put([]);
    setProblems([]);
  }

  return { files, uploads, problems, add, remove, clear };
}

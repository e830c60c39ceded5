import { useRef, useState } from 'react';

import type { Sentence } from '@kargha/domain/messages/sentence';
import { MAX_QUOTE_FILES } from '@kargha/domain/quotes/quote-files';
import { fileProblem, uniqueFileName } from '#lib/files/attached-file.ts';
import { ApiError } from '#lib/server/api-client.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';

import { fileTexts } from './file-texts.ts';

export interface FileStore {
  /** `onProgress` gets 0 to 1. Throws when the upload fails. */
  attach: (name: string, file: File, onProgress: (share: number) => void) => Promise<void>;
  detach: (name: string) => Promise<void>;
}

interface Upload {
  name: string;
  share: number;
}

export interface ChosenFiles {
  files: readonly string[];
  uploads: readonly Upload[];
  problems: readonly string[];
  add: (chosen: readonly File[]) => Promise<void>;
  remove: (name: string) => void;
  /** starts again without files; uploaded ones stay in storage */
  clear: () => void;
}

/** Starts with the files that exist already; `onFiles` gets every change. */
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
  // Several uploads finish in any order.
  const names = useRef(first);

  function updateFiles(next: string[]) {
    names.current = next;
    setFiles(next);
    onFiles?.(next);
  }

  function addProblem(name: string, sentence: Sentence) {
    setProblems((all) => [...all, `${name}: ${translate(sentence)}`]);
  }

  async function upload(file: File, name: string) {
    const show = (share: number) => {
      setUploads((all) => [...all.filter((one) => one.name !== name), { name, share }]);
    };
    show(0);
    try {
      await store.attach(name, file, show);
      updateFiles([...names.current, name]);
    } catch (error) {
      addProblem(file.name, error instanceof ApiError ? error.sentence : texts.notUploaded);
    }
    setUploads((all) => all.filter((one) => one.name !== name));
  }

  async function add(chosen: readonly File[]) {
    setProblems([]);
    const takenNames = [...names.current, ...uploads.map(({ name }) => name)];
    for (const file of chosen) {
      const isFull = takenNames.length >= MAX_QUOTE_FILES;
      const problem = isFull ? texts.tooMany : await fileProblem(file);
      if (problem !== null) {
        addProblem(file.name, problem);
        continue;
      }
      const name = uniqueFileName(file.name, takenNames);
      takenNames.push(name);
      void upload(file, name);
    }
  }

  function remove(name: string) {
    updateFiles(names.current.filter((one) => one !== name));
    void store.detach(name);
  }

  function clear() {
    updateFiles([]);
    setProblems([]);
  }

  return { files, uploads, problems, add, remove, clear };
}

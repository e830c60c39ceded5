import { useCallback, useEffect, useState } from 'react';

import { errorMessage } from '../server/error-message.ts';

export interface ReadState<Data> {
  status: 'loading' | 'failed' | 'ready';
  /** the last data read, kept when a reload fails */
  data: Data | undefined;
  failure: string;
  /** Keeps the data; a failed read shows loading again. */
  reload: () => void;
  put: (data: Data) => void;
}

type State<Data> = Pick<ReadState<Data>, 'status' | 'data' | 'failure'> & { key: string };

/** Reads when the screen opens and when `key` changes; `read` must be stable. */
export function useRead<Data>(read: (key: string) => Promise<Data>, key: string): ReadState<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>(initialState(key));
  const [reader] = useState(() => read);

  useEffect(() => {
    let isCurrent = true;
    reader(key).then(
      (data) => isCurrent && setState({ key, status: 'ready', data, failure: '' }),
      (error: unknown) => {
        const failure = errorMessage(error, '');
        if (isCurrent)
          setState((before) => ({ ...stateFor(before, key), status: 'failed', failure }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reader, key, round]);

  const put = useCallback(
    (data: Data) => setState({ key, status: 'ready', data, failure: '' }),
    [key],
  );
  const reload = useCallback(() => {
    setState((before) =>
      before.status === 'failed' ? { ...before, status: 'loading', failure: '' } : before,
    );
    setRound((count) => count + 1);
  }, []);
  const { status, data, failure } = stateFor(state, key);
  return { status, data, failure, put, reload };
}

function stateFor<Data>(state: State<Data>, key: string): State<Data> {
  return state.key === key ? state : initialState(key);
}

function initialState<Data>(key: string): State<Data> {
  return { key, status: 'loading', data: undefined, failure: '' };
}

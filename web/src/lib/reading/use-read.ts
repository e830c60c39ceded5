import { useCallback, useEffect, useState } from 'react';

import { errorMessage } from '../server/error-message.ts';

/** One thing that a screen reads from the server, fresh each time the screen is opened. */
export interface ReadState<Data> {
  /** how reading it went last */
  status: 'loading' | 'failed' | 'ready';
  /** what was read last, also when reading it once more has failed; undefined until the first answer */
  data: Data | undefined;
  /** why it could not be read; '' when nobody said */
  failure: string;
  /** Reads it once more. What is there stays; what has failed is loading again. */
  reload: () => void;
  /** Puts what the server has answered to a change in the place of what was read. */
  put: (data: Data) => void;
}

type State<Data> = Pick<ReadState<Data>, 'status' | 'data' | 'failure'> & { key: string };

/** Reads `key` when the screen opens and when the key changes; `read` stays the same function for the life of the screen. */
export function useRead<Data>(read: (key: string) => Promise<Data>, key: string): ReadState<Data> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State<Data>>(begun(key));
  const [reader] = useState(() => read);

  useEffect(() => {
    let isWanted = true;
    reader(key).then(
      (data) => isWanted && setState({ key, status: 'ready', data, failure: '' }),
      (error: unknown) => {
        const failure = errorMessage(error, '');
        if (isWanted) setState((before) => ({ ...known(before, key), status: 'failed', failure }));
      },
    );
    return () => {
      isWanted = false;
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
  const { status, data, failure } = known(state, key);
  return { status, data, failure, put, reload };
}

function known<Data>(state: State<Data>, key: string): State<Data> {
  return state.key === key ? state : begun(key);
}

function begun<Data>(key: string): State<Data> {
  return { key, status: 'loading', data: undefined, failure: '' };
}

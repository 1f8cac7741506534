import { toApiError } from './api-error';
import { client } from './client';
import { authorization } from './session';

/*
 * What the API answers on a person's own machine alone, so that it is in no contract. Elsewhere, and where no
 * model was found, nothing is shown.
 */

/** A model on this machine, and whether it writes the prompts. */
interface LocalModel {
  name: string;
  /** Null for this machine. */
  host: string | null;
  in_use: boolean;
  /** Whether API and worker are being started again. */
  switching: boolean;
}

interface LocalModelAnswer {
  model: LocalModel | null;
}

interface Writer {
  /** Null for the built-in rules. */
  model: string | null;
  /** The model that did not answer. */
  instead_of: string | null;
}

const PATH = '/api/local/model';

/** The server starts again, which takes some seconds. */
const ASK_EVERY_MS = 1_000;
const BACK_WITHIN_MS = 60_000;

/**
 * Waits until the server is back after a change. Not by the base query, which reports each failure as a lost
 * connection.
 */
async function untilBack(signal: AbortSignal): Promise<LocalModelAnswer> {
  const until = Date.now() + BACK_WITHIN_MS;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    try {
      const headers = { Authorization: authorization() ?? '' };
      const request = new Request(`${window.location.origin}${PATH}`, { headers, signal });
      const response = await fetch(request);
      const answer = (await response.json()) as LocalModelAnswer;
      if (response.ok && !answer.model?.switching) return answer;
    } catch (error) {
      if (signal.aborted || Date.now() > until) throw error;
    }
    if (Date.now() > until) throw new Error('The server is not back');
  }
}

const local = client.injectEndpoints({
  endpoints: (build) => ({
    localModel: build.query<LocalModelAnswer, void>({
      query: () => PATH,
      extraOptions: { silent: true },
    }),
    writer: build.query<Writer, string>({
      query: (id) => `${PATH}/prompts/${id}`,
      extraOptions: { silent: true },
    }),
    /** Lets the model write, or the rules; answers when the server is back. */
    chooseWriter: build.mutation<LocalModelAnswer, 'model' | 'rules'>({
      queryFn: async (writer, { signal, dispatch }, _, send) => {
        const { error } = await send({ url: PATH, method: writer === 'model' ? 'PUT' : 'DELETE' });
        if (error) return { error };
        try {
          const data = await untilBack(signal);
          void dispatch(local.util.upsertQueryData('localModel', undefined, data));
          // Whether a refinement can be a note depends on who writes.
          void dispatch(
            client.endpoints.catalogue.initiate(undefined, {
              forceRefetch: true,
              subscribe: false,
            }),
          );
          return { data };
        } catch {
          return { error: toApiError({ status: 'TIMEOUT_ERROR', error: '' }) };
        }
      },
    }),
  }),
});

export const { useLocalModelQuery, useWriterQuery, useChooseWriterMutation } = local;

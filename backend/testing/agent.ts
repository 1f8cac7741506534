import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApi } from './test-api.ts';

/** A revision of the protocol: the present one, or the one before, which has a handshake. */
export type Era = '2026-07-28' | 'legacy';

/** What a tool answered. */
export interface Called {
  isError: boolean;
  text: string;
  // oxlint-disable-next-line no-explicit-any
  data: any;
}

/** The official client, connected to the API as an agent connects. */
export interface Agent {
  client: Client;
  call(name: string, args?: Record<string, unknown>): Promise<Called>;
}

/** Connects with a bearer. */
export async function openAgent(
  api: Pick<TestApi, 'origin'>,
  authorization: string,
  era: Era = '2026-07-28',
): Promise<Agent> {
  const mode = era === 'legacy' ? era : { pin: era };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization } };
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${api.origin}/mcp`), { requestInit }),
  );
  // From the tools' output schemas the client learns to check what they answer.
  await client.listTools();
  return {
    client,
    call: async (name, args = {}) => {
      const {
        isError = false,
        content,
        structuredContent,
      } = await client.callTool({
        name,
        arguments: args,
      });
      const [first] = content;
      return { isError, text: first?.type === 'text' ? first.text : '', data: structuredContent };
    },
  };
}

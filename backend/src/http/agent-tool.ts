import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ApiKeyScope } from '@promptmint/core/catalogue/api-keys';
import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from './current-user.js';
import { toErrorBody } from './error-filter.js';
import { requireScopes } from './require-scopes.js';

/** The person for whom an agent calls, with the request that came over HTTP. */
export interface AgentCaller {
  user: SignedInUser;
  request: FastifyRequest;
  /** The address of the site, for links in answers. */
  site: string;
}

/** What a tool found: for programs, and in words for models. */
export interface ToolAnswer {
  data: Record<string, unknown>;
  text: string;
}

/** Runs a tool, if its caller has these scopes; an error becomes words that an agent can act on. */
export async function answerTool(
  caller: AgentCaller,
  scopes: readonly ApiKeyScope[],
  work: () => Promise<ToolAnswer> | ToolAnswer,
): Promise<CallToolResult> {
  try {
    requireScopes(caller.user.apiKey, scopes);
    const { data, text } = await work();
    return { structuredContent: data, content: [{ type: 'text', text }] };
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: inWords(error, caller) }] };
  }
}

/**
 * The same for what is no tool, and fails by throwing.
 * @throws {Error} with words for the agent, and nothing else
 */
export async function answerAgent<T>(
  caller: AgentCaller,
  scopes: readonly ApiKeyScope[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    requireScopes(caller.user.apiKey, scopes);
    return await work();
  } catch (error) {
    throw new Error(inWords(error, caller), { cause: error });
  }
}

/** The sentence of an error with what an agent can do about it. */
function inWords(error: unknown, { site }: AgentCaller): string {
  const { code, message, errors, retry_after } = toErrorBody(error);
  switch (code) {
    case 'out_of_credits':
      return `No credits left: buy some at ${site}/pricing.`;
    case 'key_cap_reached':
      return `${message} Keys: ${site}/settings.`;
    case 'scope_missing':
      return `${message} Make one that does at ${site}/settings.`;
    case 'plan_required':
      return `${message} Plans: ${site}/pricing.`;
    case 'prompt_not_found':
      return `${message} find_prompts lists the ids of all that can be used.`;
    case 'service_unavailable':
      return retry_after === undefined ? message : `${message} Wait ${retry_after} seconds.`;
    case 'generation_pending':
      return 'The prompt is still being written. Call again with the same arguments and the same idempotency_key: it costs nothing more. Without a key, find_prompts lists it once it is finished.';
    case 'generation_uncertain':
      return `${message} Call again with the same arguments and the same idempotency_key: both together cost one credit. Without a key, look with find_prompts first.`;
    case 'validation_failed':
      return errors?.map((each) => each.message).join(' ') ?? message;
    default:
      return message;
  }
}

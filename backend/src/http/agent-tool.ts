import type { CallToolResult } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import type { ErrorBody } from './app-error.js';
import type { SignedInUser } from './current-user.js';
import { toErrorBody } from './error-filter.js';

/** What a tool needs to be allowed to an agent. */
export type AgentScope = 'prompts:read' | 'prompts:write' | 'credits:read';

/** The person for whom an agent calls, with the request that came over HTTP. */
export interface AgentCaller {
  user: SignedInUser;
  scopes: readonly AgentScope[];
  request: FastifyRequest;
  /** The address of the site, for links in answers. */
  site: string;
}

/** What a tool found: for programs, and in words for models. */
export interface ToolAnswer {
  data: Record<string, unknown>;
  text: string;
}

/** Runs a tool, if its caller has the scope; an error becomes words that an agent can act on. */
export async function answerTool(
  caller: AgentCaller,
  scope: AgentScope,
  work: () => Promise<ToolAnswer> | ToolAnswer,
): Promise<CallToolResult> {
  if (!caller.scopes.includes(scope)) return toolError(scopeSentence(caller, scope));
  try {
    const { data, text } = await work();
    return { structuredContent: data, content: [{ type: 'text', text }] };
  } catch (error) {
    return toolError(sentenceFor(toErrorBody(error), caller));
  }
}

/** What to say to a caller whose key lacks a scope. */
export function scopeSentence({ site }: AgentCaller, scope: AgentScope): string {
  return `This API key lacks the scope ${scope}. A key with it can be made at ${site}/settings.`;
}

/** Runs what is no tool and fails by throwing. @throws {Error} with words for the agent, and nothing else */
export async function inWords<T>(caller: AgentCaller, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(sentenceFor(toErrorBody(error), caller), { cause: error });
  }
}

function toolError(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

/** The sentence of an error with what an agent can do about it. */
function sentenceFor({ code, message, errors, retry_after }: ErrorBody, { site }: AgentCaller) {
  switch (code) {
    case 'out_of_credits':
      return `No credits left: buy some at ${site}/pricing.`;
    case 'plan_required':
      return `${message} Plans: ${site}/pricing.`;
    case 'prompt_not_found':
      return `${message} find_prompts lists the ids of all that can be used.`;
    case 'too_many_requests':
    case 'service_unavailable':
      return retry_after === undefined ? message : `${message} Wait ${retry_after} seconds.`;
    case 'generation_pending':
      return 'The prompt is still being written. Call again with the same arguments and the same idempotency_key: it costs nothing more. Without a key, find_prompts lists it once it is finished.';
    case 'validation_failed':
      return errors?.map((error) => error.message).join(' ') ?? message;
    default:
      return message;
  }
}

import type { GetPromptResult, McpServer, Prompt } from '@modelcontextprotocol/server';
import { Injectable } from '@nestjs/common';
import { TEMPLATE_BLANK } from '@promptmint/core/catalogue/templates';
import type { Template } from '@promptmint/core/database/entities/template';
import { type AgentCaller, answerAgent } from '../http/agent-tool.js';
import { AppError } from '../http/app-error.js';
import { TemplatesService } from './templates.service.js';

const BLANK = new RegExp(TEMPLATE_BLANK, 'g');

/** As much of a title as is part of a name. */
const NAME_MAX = 60;

/** The templates that a person has written, as prompts that an agent's person can choose. */
@Injectable()
export class TemplatePrompts {
  constructor(private readonly templates: TemplatesService) {}

  /** Lets a server list and fill in the templates, for one caller; they are read only when asked for. */
  register({ server }: McpServer, caller: AgentCaller): void {
    server.registerCapabilities({ prompts: {} });
    server.setRequestHandler('prompts/list', () =>
      answerAgent(caller, ['prompts:read'], async () => {
        const named = await this.named(caller);
        return { prompts: [...named].map(([name, template]) => toPrompt(name, template)) };
      }),
    );
    server.setRequestHandler('prompts/get', ({ params }) =>
      answerAgent(caller, ['prompts:read'], async () => {
        const template = (await this.named(caller)).get(params.name);
        if (!template) throw new AppError('template_not_found');
        return filled(template, params.arguments ?? {});
      }),
    );
  }

  /** Newest first; of two with the same title the older one gets its id in the name. */
  private async named(caller: AgentCaller): Promise<Map<string, Template>> {
    const named = new Map<string, Template>();
    for (const template of await this.templates.list(caller.user)) {
      const name = nameOf(template);
      named.set(named.has(name) ? `${name}-${template.id.slice(0, 8)}` : name, template);
    }
    return named;
  }
}

function nameOf({ id, title }: Template): string {
  const plain = title.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const words = plain.replaceAll('ß', 'ss').match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, NAME_MAX) || `template-${id.slice(0, 8)}`;
}

function blanksOf(text: string): string[] {
  return [...new Set([...text.matchAll(BLANK)].map(([, name = '']) => name.trim()))];
}

function toPrompt(name: string, { title, description, text }: Template): Prompt {
  return {
    name,
    title,
    ...(description && { description }),
    arguments: blanksOf(text).map((blank) => ({ name: blank, required: false })),
  };
}

/** What is not given stays a blank. */
function filled(
  { description, text }: Template,
  values: Readonly<Record<string, string>>,
): GetPromptResult {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? values[name] : '');
  const request = text.replaceAll(BLANK, (blank, name: string) => valueOf(name.trim()) || blank);
  return {
    ...(description && { description }),
    messages: [{ role: 'user', content: { type: 'text', text: request } }],
  };
}

import type { McpServer } from '@modelcontextprotocol/server';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type AgentCaller, answerTool } from '../http/agent-tool.js';

const creditsToolSchema = z.object({ credits: z.int() });

/** The tool by which agents look how many credits are left. */
@Injectable()
export class CreditTools {
  /** Adds the tool to a server, for one caller. */
  register(server: McpServer, caller: AgentCaller): void {
    server.registerTool(
      'credits',
      {
        title: 'Look how many credits are left',
        description: 'Each prompt that is written costs one.',
        outputSchema: creditsToolSchema,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      () =>
        answerTool(caller, ['credits:read'], () => {
          const { credits } = caller.user;
          const none = `No credits left: buy some at ${caller.site}/pricing.`;
          return { data: { credits }, text: credits === 0 ? none : `Credits left: ${credits}.` };
        }),
    );
  }
}

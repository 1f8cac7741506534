export interface paths {
    "/api/prompts/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a request into an optimized prompt
         * @description Costs 1 credit. If the generation fails, the credit is refunded. With `Accept: text/event-stream` the prompt comes section by section. An API key needs `prompts:write`.
         */
        post: operations["generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}/refine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new version of a prompt of yours
         * @description With a named refinement (`wish`), or with a note in your own words where a language model is set up. Kind and answers stay the same. Costs 1 credit and responds as generate does. If there is nothing to change, nothing is charged. An API key needs `prompts:read` and `prompts:write`.
         */
        post: operations["refine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your prompts, newest first
         * @description As far back as your plan shows. With filters, only prompts that match all of them. An API key needs `prompts:read`.
         */
        get: operations["promptHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/prompts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One prompt of yours
         * @description An API key needs `prompts:read`.
         */
        get: operations["prompt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many credits are left
         * @description An API key needs `credits:read`.
         */
        get: operations["credits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Options and prices */
        get: operations["catalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "user_input": "job ad for our bakery, weekend shifts, part time, 15 euros an hour",
         *       "use_case": "content_creation",
         *       "target_model": "claude",
         *       "language": "en"
         *     }
         */
        GenerateRequest: {
            /** @example job ad for our bakery, weekend shifts, part time, 15 euros an hour */
            user_input: string;
            /**
             * @description Older names work too: auto-detect, coding, content, analysis, qa.
             * @example content_creation
             * @enum {string}
             */
            use_case: "auto_detect" | "code_generation" | "content_creation" | "data_analysis" | "question_answering" | "auto-detect" | "coding" | "content" | "analysis" | "qa";
            /**
             * @example claude
             * @enum {string}
             */
            target_model: "claude" | "chatgpt" | "gemini";
            /**
             * @description The language the target model answers in; `same` means the language of the request. The prompt itself is in English.
             * @example en
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "zh" | "ja" | "it" | "ko" | "pt" | "ru" | "same";
            /**
             * @description The kind of prompt, or `general` for one that fits every request. Without it, the engine decides.
             * @enum {string}
             */
            kind?: "general" | "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive";
            /** @description Your answers to the questions of analyze, by name. They become part of the prompt. */
            answers?: components["schemas"]["Answer"][];
            /**
             * Format: uuid
             * @description The prompt of yours to generate again.
             */
            regenerates?: string;
        };
        /**
         * @example {
         *       "name": "recipient",
         *       "text": "our regular customers"
         *     }
         */
        Answer: {
            /** @example recipient */
            name: string;
            /** @example our regular customers */
            text: string;
        };
        /**
         * @example {
         *       "id": "5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11",
         *       "optimized_prompt": "<role>\nYou are a writer of job ads for small shops.\n</role>\n\n<task>\nWrite one job ad.\n</task>",
         *       "quality_score": {
         *         "has_role": true,
         *         "has_context": false,
         *         "has_objective": true,
         *         "has_format": false,
         *         "has_constraints": false,
         *         "has_examples": false,
         *         "has_validation": false
         *       },
         *       "request_score": {
         *         "has_role": false,
         *         "has_context": false,
         *         "has_objective": false,
         *         "has_format": false,
         *         "has_constraints": false,
         *         "has_examples": false,
         *         "has_validation": false
         *       },
         *       "quality_spans": {
         *         "has_role": {
         *           "start": 7,
         *           "end": 51
         *         },
         *         "has_context": null,
         *         "has_objective": {
         *           "start": 68,
         *           "end": 85
         *         },
         *         "has_format": null,
         *         "has_constraints": null,
         *         "has_examples": null,
         *         "has_validation": null
         *       },
         *       "request_spans": {
         *         "has_role": null,
         *         "has_context": null,
         *         "has_objective": null,
         *         "has_format": null,
         *         "has_constraints": null,
         *         "has_examples": null,
         *         "has_validation": null
         *       },
         *       "estimated_tokens": 24,
         *       "sections": [
         *         {
         *           "key": "role",
         *           "label": "Role",
         *           "text": "<role>\nYou are a writer of job ads for small shops.\n</role>"
         *         },
         *         {
         *           "key": "objective",
         *           "label": "Task",
         *           "text": "<task>\nWrite one job ad.\n</task>"
         *         }
         *       ],
         *       "placeholders": [],
         *       "language": "en",
         *       "use_case": "content_creation",
         *       "kind": "product_text",
         *       "requested_kind": null,
         *       "answers": null,
         *       "target_model": "claude",
         *       "version": 1,
         *       "refines": null,
         *       "wish": null,
         *       "note": null,
         *       "created_at": "2026-11-20T09:00:00.000Z"
         *     }
         */
        Prompt: {
            /**
             * Format: uuid
             * @example 5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11
             */
            id: string;
            /**
             * @example <role>
             *     You are a writer of job ads for small shops.
             *     </role>
             *
             *     <task>
             *     Write one job ad.
             *     </task>
             */
            optimized_prompt: string;
            /**
             * @description Null for plans without quality scoring.
             * @example {
             *       "has_role": true,
             *       "has_context": false,
             *       "has_objective": true,
             *       "has_format": false,
             *       "has_constraints": false,
             *       "has_examples": false,
             *       "has_validation": false
             *     }
             */
            quality_score: components["schemas"]["QualityScore"] | null;
            /**
             * @description The same for the request as typed.
             * @example {
             *       "has_role": false,
             *       "has_context": false,
             *       "has_objective": false,
             *       "has_format": false,
             *       "has_constraints": false,
             *       "has_examples": false,
             *       "has_validation": false
             *     }
             */
            request_score: components["schemas"]["QualityScore"] | null;
            /**
             * @description In optimized_prompt; null for plans without quality scoring.
             * @example {
             *       "has_role": {
             *         "start": 7,
             *         "end": 51
             *       },
             *       "has_context": null,
             *       "has_objective": {
             *         "start": 68,
             *         "end": 85
             *       },
             *       "has_format": null,
             *       "has_constraints": null,
             *       "has_examples": null,
             *       "has_validation": null
             *     }
             */
            quality_spans: components["schemas"]["QualitySpans"] | null;
            /**
             * @description In the request as typed.
             * @example {
             *       "has_role": null,
             *       "has_context": null,
             *       "has_objective": null,
             *       "has_format": null,
             *       "has_constraints": null,
             *       "has_examples": null,
             *       "has_validation": null
             *     }
             */
            request_spans: components["schemas"]["QualitySpans"] | null;
            /** @example 24 */
            estimated_tokens: number;
            sections: {
                /**
                 * @example role
                 * @enum {string}
                 */
                key: "role" | "context" | "objective" | "instructions" | "format" | "constraints" | "examples" | "validation" | "material";
                /** @example Role */
                label: string;
                /**
                 * @example <role>
                 *     You are a writer of job ads for small shops.
                 *     </role>
                 */
                text: string;
            }[];
            /** @description Names of the {{placeholders}} left to fill in. */
            placeholders: string[];
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "zh" | "ja" | "it" | "ko" | "pt" | "ru" | "same";
            /**
             * @example content_creation
             * @enum {string}
             */
            use_case: "code_generation" | "content_creation" | "data_analysis" | "question_answering";
            /**
             * @description The kind whose text the prompt uses, or `general`; null where a model wrote it, and for old prompts.
             * @example product_text
             * @enum {string|null}
             */
            kind: "general" | "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive" | null;
            /**
             * @description The kind you chose.
             * @enum {string|null}
             */
            requested_kind: "general" | "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive" | null;
            /** @description Your answers. */
            answers: components["schemas"]["Answer"][] | null;
            /**
             * @example claude
             * @enum {string}
             */
            target_model: "claude" | "chatgpt" | "gemini";
            /**
             * @description 1 for the original prompt, then counted up for each refinement.
             * @example 1
             */
            version: number;
            /**
             * Format: uuid
             * @description The prompt this version was made from.
             */
            refines: string | null;
            /**
             * @description The refinement that made this version.
             * @enum {string|null}
             */
            wish: "shorter" | "longer" | "simpler" | "more_formal" | "add_example" | "stricter" | null;
            /** @description The refinement in your own words. */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T09:00:00.000Z
             */
            created_at: string;
        };
        /**
         * @description Which of the seven quality criteria the text meets.
         * @example {
         *       "has_role": true,
         *       "has_context": false,
         *       "has_objective": true,
         *       "has_format": false,
         *       "has_constraints": false,
         *       "has_examples": false,
         *       "has_validation": false
         *     }
         */
        QualityScore: {
            /** @example true */
            has_role: boolean;
            /** @example false */
            has_context: boolean;
            /** @example true */
            has_objective: boolean;
            /** @example false */
            has_format: boolean;
            /** @example false */
            has_constraints: boolean;
            /** @example false */
            has_examples: boolean;
            /** @example false */
            has_validation: boolean;
        };
        /**
         * @description The passage behind each criterion that was found; null for the others.
         * @example {
         *       "has_role": {
         *         "start": 7,
         *         "end": 51
         *       },
         *       "has_context": null,
         *       "has_objective": {
         *         "start": 68,
         *         "end": 85
         *       },
         *       "has_format": null,
         *       "has_constraints": null,
         *       "has_examples": null,
         *       "has_validation": null
         *     }
         */
        QualitySpans: {
            /**
             * @example {
             *       "start": 7,
             *       "end": 51
             *     }
             */
            has_role: components["schemas"]["Span"] | null;
            has_context: components["schemas"]["Span"] | null;
            /**
             * @example {
             *       "start": 68,
             *       "end": 85
             *     }
             */
            has_objective: components["schemas"]["Span"] | null;
            has_format: components["schemas"]["Span"] | null;
            has_constraints: components["schemas"]["Span"] | null;
            has_examples: components["schemas"]["Span"] | null;
            has_validation: components["schemas"]["Span"] | null;
        };
        /**
         * @description A passage of a text, in UTF-16 code units from the start.
         * @example {
         *       "start": 7,
         *       "end": 51
         *     }
         */
        Span: {
            /** @example 7 */
            start: number;
            /** @example 51 */
            end: number;
        };
        /**
         * @description Server-sent events: `event` is the name, `data` the JSON. `queued` (again when its place changes), `started`, one `section` for each finished section (a later one with the same index replaces it), and at the end `result` or `error`. The last section comes only with the result. Comment lines keep the connection open. The same Idempotency-Key repeats all events and continues.
         * @example {
         *       "event": "started",
         *       "data": {
         *         "id": "5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11"
         *       }
         *     }
         */
        GenerationEvent: {
            /** @enum {string} */
            event: "queued";
            data: {
                /** Format: uuid */
                id: string;
                position: number;
            };
        } | {
            /** @enum {string} */
            event: "started";
            data: {
                /** Format: uuid */
                id: string;
            };
        } | {
            /** @enum {string} */
            event: "section";
            data: {
                index: number;
                /** @enum {string} */
                key: "role" | "context" | "objective" | "instructions" | "format" | "constraints" | "examples" | "validation" | "material";
                label: string;
                text: string;
            };
        } | {
            /** @enum {string} */
            event: "result";
            data: components["schemas"]["Prompt"];
        } | {
            /** @enum {string} */
            event: "error";
            data: components["schemas"]["Error"];
        };
        /**
         * @description Every error; `message` and `detail` hold the same sentence, `code` never changes.
         * @example {
         *       "errors": [
         *         {
         *           "field": "user_input",
         *           "message": "Your request cannot be empty"
         *         }
         *       ],
         *       "statusCode": 400,
         *       "code": "validation_failed",
         *       "message": "Your request cannot be empty",
         *       "detail": "Your request cannot be empty"
         *     }
         */
        Error: {
            /** @example 400 */
            statusCode: number;
            /**
             * @example validation_failed
             * @enum {string}
             */
            code: "validation_failed" | "bad_request" | "webhook_signature_invalid" | "webhook_event_refused" | "link_invalid" | "reset_link_invalid" | "unauthorized" | "invalid_credentials" | "api_key_invalid" | "out_of_credits" | "key_cap_reached" | "account_deleted" | "account_locked" | "wrong_password" | "email_unverified" | "plan_required" | "api_access_required" | "scope_missing" | "session_too_old" | "role_required" | "not_found" | "prompt_not_found" | "template_not_found" | "shared_link_not_found" | "api_key_not_found" | "failed_email_not_found" | "email_taken" | "account_not_found" | "account_inactive" | "payment_unpaid" | "own_account" | "goodwill_used_up" | "role_held" | "already_verified" | "payment_not_found" | "payment_refunded" | "payment_disputed" | "refund_too_large" | "refund_open" | "refund_failed" | "refund_pending" | "generation_ended" | "prompt_open" | "prompt_deleted" | "idempotency_key_reused" | "too_many_templates" | "too_many_shared_links" | "too_many_api_keys" | "api_key_ended" | "api_key_rotated" | "note_needs_model" | "nothing_to_change" | "body_too_large" | "unsupported_media_type" | "too_many_requests" | "generation_failed" | "internal_error" | "checkout_failed" | "payments_unavailable" | "service_unavailable" | "generation_unavailable" | "generation_pending" | "generation_uncertain";
            /** @example Your request cannot be empty */
            message: string;
            /** @example Your request cannot be empty */
            detail: string;
            errors?: {
                /** @example user_input */
                field: string;
                /** @example Your request cannot be empty */
                message: string;
            }[];
            /** @description Seconds until trying again can succeed; also the header `Retry-After`. */
            retry_after?: number;
            /**
             * Format: date-time
             * @description Until when a deleted account can be restored.
             */
            restore_until?: string;
        };
        /**
         * @description Send either `wish` or `note`.
         * @example {
         *       "wish": "shorter"
         *     }
         */
        RefineRequest: {
            /**
             * @example shorter
             * @enum {string}
             */
            wish?: "shorter" | "longer" | "simpler" | "more_formal" | "add_example" | "stricter";
            /** @description What to change, in your own words; needs a language model. */
            note?: string;
        };
        /**
         * @example {
         *       "prompts": [
         *         {
         *           "id": "5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11",
         *           "optimized_prompt": "<role>\nYou are a writer of job ads for small shops.\n</role>\n\n<task>\nWrite one job ad.\n</task>",
         *           "quality_score": {
         *             "has_role": true,
         *             "has_context": false,
         *             "has_objective": true,
         *             "has_format": false,
         *             "has_constraints": false,
         *             "has_examples": false,
         *             "has_validation": false
         *           },
         *           "request_score": {
         *             "has_role": false,
         *             "has_context": false,
         *             "has_objective": false,
         *             "has_format": false,
         *             "has_constraints": false,
         *             "has_examples": false,
         *             "has_validation": false
         *           },
         *           "quality_spans": {
         *             "has_role": {
         *               "start": 7,
         *               "end": 51
         *             },
         *             "has_context": null,
         *             "has_objective": {
         *               "start": 68,
         *               "end": 85
         *             },
         *             "has_format": null,
         *             "has_constraints": null,
         *             "has_examples": null,
         *             "has_validation": null
         *           },
         *           "request_spans": {
         *             "has_role": null,
         *             "has_context": null,
         *             "has_objective": null,
         *             "has_format": null,
         *             "has_constraints": null,
         *             "has_examples": null,
         *             "has_validation": null
         *           },
         *           "estimated_tokens": 24,
         *           "sections": [
         *             {
         *               "key": "role",
         *               "label": "Role",
         *               "text": "<role>\nYou are a writer of job ads for small shops.\n</role>"
         *             },
         *             {
         *               "key": "objective",
         *               "label": "Task",
         *               "text": "<task>\nWrite one job ad.\n</task>"
         *             }
         *           ],
         *           "placeholders": [],
         *           "language": "en",
         *           "use_case": "content_creation",
         *           "kind": "product_text",
         *           "requested_kind": null,
         *           "answers": null,
         *           "target_model": "claude",
         *           "version": 1,
         *           "refines": null,
         *           "wish": null,
         *           "note": null,
         *           "created_at": "2026-11-20T09:00:00.000Z",
         *           "original_input": "job ad for our bakery",
         *           "regenerates": null,
         *           "favourite": false,
         *           "api_key": null
         *         }
         *       ],
         *       "total": 1,
         *       "older_hidden": false
         *     }
         */
        History: {
            prompts: components["schemas"]["HistoryItem"][];
            /**
             * @description How many prompts match the filters, among those the plan shows.
             * @example 1
             */
            total: number;
            /**
             * @description Whether older prompts, which the plan does not show, also match.
             * @example false
             */
            older_hidden: boolean;
        };
        /**
         * @example {
         *       "id": "5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11",
         *       "optimized_prompt": "<role>\nYou are a writer of job ads for small shops.\n</role>\n\n<task>\nWrite one job ad.\n</task>",
         *       "quality_score": {
         *         "has_role": true,
         *         "has_context": false,
         *         "has_objective": true,
         *         "has_format": false,
         *         "has_constraints": false,
         *         "has_examples": false,
         *         "has_validation": false
         *       },
         *       "request_score": {
         *         "has_role": false,
         *         "has_context": false,
         *         "has_objective": false,
         *         "has_format": false,
         *         "has_constraints": false,
         *         "has_examples": false,
         *         "has_validation": false
         *       },
         *       "quality_spans": {
         *         "has_role": {
         *           "start": 7,
         *           "end": 51
         *         },
         *         "has_context": null,
         *         "has_objective": {
         *           "start": 68,
         *           "end": 85
         *         },
         *         "has_format": null,
         *         "has_constraints": null,
         *         "has_examples": null,
         *         "has_validation": null
         *       },
         *       "request_spans": {
         *         "has_role": null,
         *         "has_context": null,
         *         "has_objective": null,
         *         "has_format": null,
         *         "has_constraints": null,
         *         "has_examples": null,
         *         "has_validation": null
         *       },
         *       "estimated_tokens": 24,
         *       "sections": [
         *         {
         *           "key": "role",
         *           "label": "Role",
         *           "text": "<role>\nYou are a writer of job ads for small shops.\n</role>"
         *         },
         *         {
         *           "key": "objective",
         *           "label": "Task",
         *           "text": "<task>\nWrite one job ad.\n</task>"
         *         }
         *       ],
         *       "placeholders": [],
         *       "language": "en",
         *       "use_case": "content_creation",
         *       "kind": "product_text",
         *       "requested_kind": null,
         *       "answers": null,
         *       "target_model": "claude",
         *       "version": 1,
         *       "refines": null,
         *       "wish": null,
         *       "note": null,
         *       "created_at": "2026-11-20T09:00:00.000Z",
         *       "original_input": "job ad for our bakery",
         *       "regenerates": null,
         *       "favourite": false,
         *       "api_key": null
         *     }
         */
        HistoryItem: {
            /**
             * Format: uuid
             * @example 5f0c7d0e-8a55-4c5b-9d0e-0c8f6a4f2b11
             */
            id: string;
            /**
             * @example <role>
             *     You are a writer of job ads for small shops.
             *     </role>
             *
             *     <task>
             *     Write one job ad.
             *     </task>
             */
            optimized_prompt: string;
            /**
             * @description Null for plans without quality scoring.
             * @example {
             *       "has_role": true,
             *       "has_context": false,
             *       "has_objective": true,
             *       "has_format": false,
             *       "has_constraints": false,
             *       "has_examples": false,
             *       "has_validation": false
             *     }
             */
            quality_score: components["schemas"]["QualityScore"] | null;
            /**
             * @description The same for the request as typed.
             * @example {
             *       "has_role": false,
             *       "has_context": false,
             *       "has_objective": false,
             *       "has_format": false,
             *       "has_constraints": false,
             *       "has_examples": false,
             *       "has_validation": false
             *     }
             */
            request_score: components["schemas"]["QualityScore"] | null;
            /**
             * @description In optimized_prompt; null for plans without quality scoring.
             * @example {
             *       "has_role": {
             *         "start": 7,
             *         "end": 51
             *       },
             *       "has_context": null,
             *       "has_objective": {
             *         "start": 68,
             *         "end": 85
             *       },
             *       "has_format": null,
             *       "has_constraints": null,
             *       "has_examples": null,
             *       "has_validation": null
             *     }
             */
            quality_spans: components["schemas"]["QualitySpans"] | null;
            /**
             * @description In the request as typed.
             * @example {
             *       "has_role": null,
             *       "has_context": null,
             *       "has_objective": null,
             *       "has_format": null,
             *       "has_constraints": null,
             *       "has_examples": null,
             *       "has_validation": null
             *     }
             */
            request_spans: components["schemas"]["QualitySpans"] | null;
            /** @example 24 */
            estimated_tokens: number;
            sections: {
                /**
                 * @example role
                 * @enum {string}
                 */
                key: "role" | "context" | "objective" | "instructions" | "format" | "constraints" | "examples" | "validation" | "material";
                /** @example Role */
                label: string;
                /**
                 * @example <role>
                 *     You are a writer of job ads for small shops.
                 *     </role>
                 */
                text: string;
            }[];
            /** @description Names of the {{placeholders}} left to fill in. */
            placeholders: string[];
            /**
             * @example en
             * @enum {string}
             */
            language: "en" | "es" | "fr" | "de" | "zh" | "ja" | "it" | "ko" | "pt" | "ru" | "same";
            /**
             * @example content_creation
             * @enum {string}
             */
            use_case: "code_generation" | "content_creation" | "data_analysis" | "question_answering";
            /**
             * @description The kind whose text the prompt uses, or `general`; null where a model wrote it, and for old prompts.
             * @example product_text
             * @enum {string|null}
             */
            kind: "general" | "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive" | null;
            /**
             * @description The kind you chose.
             * @enum {string|null}
             */
            requested_kind: "general" | "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive" | null;
            /** @description Your answers. */
            answers: components["schemas"]["Answer"][] | null;
            /**
             * @example claude
             * @enum {string}
             */
            target_model: "claude" | "chatgpt" | "gemini";
            /**
             * @description 1 for the original prompt, then counted up for each refinement.
             * @example 1
             */
            version: number;
            /**
             * Format: uuid
             * @description The prompt this version was made from.
             */
            refines: string | null;
            /**
             * @description The refinement that made this version.
             * @enum {string|null}
             */
            wish: "shorter" | "longer" | "simpler" | "more_formal" | "add_example" | "stricter" | null;
            /** @description The refinement in your own words. */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-11-20T09:00:00.000Z
             */
            created_at: string;
            /** @example job ad for our bakery */
            original_input: string;
            /** Format: uuid */
            regenerates: string | null;
            /** @example false */
            favourite: boolean;
            /** @description The name of the API key that made it; null if none did. */
            api_key: string | null;
        };
        /**
         * @example {
         *       "credits": 10
         *     }
         */
        Credits: {
            /** @example 10 */
            credits: number;
        };
        /**
         * @example {
         *       "use_cases": [
         *         "auto_detect"
         *       ],
         *       "target_models": [
         *         {
         *           "id": "claude",
         *           "name": "Claude"
         *         }
         *       ],
         *       "languages": [
         *         {
         *           "code": "en",
         *           "name": "English"
         *         }
         *       ],
         *       "kinds": [
         *         {
         *           "id": "translate",
         *           "label": "Translate",
         *           "use_cases": [
         *             "content_creation"
         *           ]
         *         }
         *       ],
         *       "costs": {
         *         "generation": 1,
         *         "refinement": 1
         *       },
         *       "signup_credits": 10,
         *       "packs": [
         *         {
         *           "id": "starter",
         *           "name": "Starter",
         *           "credits": 25,
         *           "price_cents": 199,
         *           "currency": "usd"
         *         }
         *       ],
         *       "plans": [
         *         {
         *           "id": "free",
         *           "features": {
         *             "quality_scoring": false,
         *             "priority_generation": false,
         *             "advanced_templates": false,
         *             "custom_templates": false,
         *             "api_access": false,
         *             "unlimited_history": false,
         *             "priority_support": false
         *           },
         *           "history_days": 7
         *         }
         *       ],
         *       "wishes": [
         *         "shorter"
         *       ],
         *       "shared_links": true,
         *       "notes": false
         *     }
         */
        Catalogue: {
            use_cases: ("auto_detect" | "code_generation" | "content_creation" | "data_analysis" | "question_answering")[];
            target_models: {
                /**
                 * @example claude
                 * @enum {string}
                 */
                id: "claude" | "chatgpt" | "gemini";
                /** @example Claude */
                name: string;
            }[];
            /** @description The values that generate and the profile accept. */
            languages: {
                /**
                 * @example en
                 * @enum {string}
                 */
                code: "en" | "es" | "fr" | "de" | "zh" | "ja" | "it" | "ko" | "pt" | "ru" | "same";
                /** @example English */
                name: string;
            }[];
            /** @description Kinds of request, with the use cases they can belong to. */
            kinds: {
                /**
                 * @example translate
                 * @enum {string}
                 */
                id: "fix_error" | "write_code" | "explain_code" | "review_code" | "query_formula" | "command_config" | "rules_file" | "skill_file" | "message" | "letter" | "article" | "social_post" | "advertisement" | "speech" | "story" | "product_text" | "notice" | "translate" | "rewrite" | "summarise" | "system_prompt" | "improve_prompt" | "analyse_data" | "plan_analysis" | "calculate" | "extract" | "compare" | "explain" | "fact" | "how_to" | "decide" | "plan" | "ideas" | "problem" | "roleplay" | "sensitive";
                /** @example Translate */
                label: string;
                use_cases: ("code_generation" | "content_creation" | "data_analysis" | "question_answering")[];
            }[];
            /** @description In credits. */
            costs: {
                /** @example 1 */
                generation: number;
                /** @example 1 */
                refinement: number;
            };
            /**
             * @description Credits that come with a new account.
             * @example 10
             */
            signup_credits: number;
            packs: components["schemas"]["Pack"][];
            plans: components["schemas"]["Plan"][];
            wishes: ("shorter" | "longer" | "simpler" | "more_formal" | "add_example" | "stricter")[];
            /**
             * @description Whether a prompt can be shared with a link.
             * @example true
             */
            shared_links: boolean;
            /**
             * @description Whether a prompt can be refined with a free-text note.
             * @example false
             */
            notes: boolean;
        };
        /**
         * @example {
         *       "id": "starter",
         *       "name": "Starter",
         *       "credits": 25,
         *       "price_cents": 199,
         *       "currency": "usd"
         *     }
         */
        Pack: {
            /**
             * @example starter
             * @enum {string}
             */
            id: "starter" | "booster" | "pro";
            /** @example Starter */
            name: string;
            /** @example 25 */
            credits: number;
            /** @example 199 */
            price_cents: number;
            /**
             * @example usd
             * @enum {string}
             */
            currency: "usd";
        };
        /**
         * @example {
         *       "id": "free",
         *       "features": {
         *         "quality_scoring": false,
         *         "priority_generation": false,
         *         "advanced_templates": false,
         *         "custom_templates": false,
         *         "api_access": false,
         *         "unlimited_history": false,
         *         "priority_support": false
         *       },
         *       "history_days": 7
         *     }
         */
        Plan: {
            /**
             * @example free
             * @enum {string}
             */
            id: "free" | "starter" | "booster" | "pro";
            features: {
                /** @example false */
                quality_scoring: boolean;
                /** @example false */
                priority_generation: boolean;
                /** @example false */
                advanced_templates: boolean;
                /** @example false */
                custom_templates: boolean;
                /** @example false */
                api_access: boolean;
                /** @example false */
                unlimited_history: boolean;
                /** @example false */
                priority_support: boolean;
            };
            /**
             * @description Null means no limit.
             * @example 7
             */
            history_days: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per request. Sending the same key and body again within 24 hours returns the same generation and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        responses: {
            /** @description The optimized prompt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            /** @description Please check what you entered. / We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your session is missing or has ended. Please sign in. / This API key is not valid. Check that it is complete, or make a new one in your settings. */
            401: {
                headers: {
                    /** @description How to sign in (RFC 6750). */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payment required / This API key has spent its credits for this month. Raise its limit with a new key, or wait for next month. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Please verify your email before you generate prompts. / Your plan does not include API access. Your keys are kept, and work again after an upgrade. / This API key does not have the scope that this needs. / This account is locked. Please contact support. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This prompt does not exist, or it belongs to someone else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This Idempotency-Key was already used for a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This prompt was deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This is too long. Please send at most 256 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts. Please try again later. */
            429: {
                headers: {
                    /** @description In how many seconds to try again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Generation failed, credit refunded. Please try again. / Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No prompts can be written at the moment, and nothing was charged. Please try again in a few minutes. / The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This is taking longer than usual. The prompt will appear in your history, or we'll refund your credit. / We lost a connection while we were saving your request. If it was saved, the prompt will appear in your history. If not, no credit was used. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    refine: {
        parameters: {
            query?: never;
            header?: {
                /** @description Unique per request. Sending the same key and body again within 24 hours returns the same generation and costs nothing. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a prompt of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefineRequest"];
            };
        };
        responses: {
            /** @description The new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prompt"];
                    "text/event-stream": components["schemas"]["GenerationEvent"];
                };
            };
            /** @description Please check what you entered. / We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your session is missing or has ended. Please sign in. / This API key is not valid. Check that it is complete, or make a new one in your settings. */
            401: {
                headers: {
                    /** @description How to sign in (RFC 6750). */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Payment required / This API key has spent its credits for this month. Raise its limit with a new key, or wait for next month. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Please verify your email before you generate prompts. / Your plan does not include API access. Your keys are kept, and work again after an upgrade. / This API key does not have the scope that this needs. / This account is locked. Please contact support. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This prompt does not exist, or it belongs to someone else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This Idempotency-Key was already used for a different request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This prompt was deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This is too long. Please send at most 256 KiB. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This content type is not supported. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A note in your own words needs a language model, and none is set up here. Please choose one of the named refinements. / There is nothing left to change this way, and no credit was used. Please choose another refinement. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts. Please try again later. */
            429: {
                headers: {
                    /** @description In how many seconds to try again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Generation failed, credit refunded. Please try again. / Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No prompts can be written at the moment, and nothing was charged. Please try again in a few minutes. / The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This is taking longer than usual. The prompt will appear in your history, or we'll refund your credit. / We lost a connection while we were saving your request. If it was saved, the prompt will appear in your history. If not, no credit was used. */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    promptHistory: {
        parameters: {
            query?: {
                /** @description How many to return at most. */
                limit?: number;
                /** @description How many to leave out, counted from the first. */
                offset?: number;
                /** @description Text to find in the request or the prompt, ignoring case. There are no wildcards. */
                q?: string;
                /** @description Only prompts of this use case. */
                use_case?: "code_generation" | "content_creation" | "data_analysis" | "question_answering";
                /** @description Only prompts for this model. */
                target_model?: "claude" | "chatgpt" | "gemini";
                /** @description true: only favorites; false: only the others. */
                favourite?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["History"];
                };
            };
            /** @description Please check what you entered. / We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your session is missing or has ended. Please sign in. / This API key is not valid. Check that it is complete, or make a new one in your settings. */
            401: {
                headers: {
                    /** @description How to sign in (RFC 6750). */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your plan does not include API access. Your keys are kept, and work again after an upgrade. / This API key does not have the scope that this needs. / This account is locked. Please contact support. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts. Please try again later. */
            429: {
                headers: {
                    /** @description In how many seconds to try again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    prompt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a prompt of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prompt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryItem"];
                };
            };
            /** @description Please check what you entered. / We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your session is missing or has ended. Please sign in. / This API key is not valid. Check that it is complete, or make a new one in your settings. */
            401: {
                headers: {
                    /** @description How to sign in (RFC 6750). */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your plan does not include API access. Your keys are kept, and work again after an upgrade. / This API key does not have the scope that this needs. / This account is locked. Please contact support. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description This prompt does not exist, or it belongs to someone else. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts. Please try again later. */
            429: {
                headers: {
                    /** @description In how many seconds to try again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    credits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credits"];
                };
            };
            /** @description We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your session is missing or has ended. Please sign in. / This API key is not valid. Check that it is complete, or make a new one in your settings. */
            401: {
                headers: {
                    /** @description How to sign in (RFC 6750). */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Your plan does not include API access. Your keys are kept, and work again after an upgrade. / This API key does not have the scope that this needs. / This account is locked. Please contact support. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Too many attempts. Please try again later. */
            429: {
                headers: {
                    /** @description In how many seconds to try again. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    catalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            /** @description We couldn't read this request. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side. Please try again. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The service is briefly unavailable. Please try again in a moment. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const pathsApiPromptsHistoryGetParametersQueryUse_caseValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/prompts/history"]["get"]["parameters"]["query"]["use_case"]> = ["code_generation", "content_creation", "data_analysis", "question_answering"];
export const pathsApiPromptsHistoryGetParametersQueryTarget_modelValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/prompts/history"]["get"]["parameters"]["query"]["target_model"]> = ["claude", "chatgpt", "gemini"];
export const pathsApiPromptsHistoryGetParametersQueryFavouriteValues: ReadonlyArray<FlattenedDeepRequired<paths>["/api/prompts/history"]["get"]["parameters"]["query"]["favourite"]> = ["true", "false"];
export const generateRequestUse_caseValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GenerateRequest"]["use_case"]> = ["auto_detect", "code_generation", "content_creation", "data_analysis", "question_answering", "auto-detect", "coding", "content", "analysis", "qa"];
export const generateRequestTarget_modelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GenerateRequest"]["target_model"]> = ["claude", "chatgpt", "gemini"];
export const generateRequestLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GenerateRequest"]["language"]> = ["en", "es", "fr", "de", "zh", "ja", "it", "ko", "pt", "ru", "same"];
export const generateRequestKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GenerateRequest"]["kind"]> = ["general", "fix_error", "write_code", "explain_code", "review_code", "query_formula", "command_config", "rules_file", "skill_file", "message", "letter", "article", "social_post", "advertisement", "speech", "story", "product_text", "notice", "translate", "rewrite", "summarise", "system_prompt", "improve_prompt", "analyse_data", "plan_analysis", "calculate", "extract", "compare", "explain", "fact", "how_to", "decide", "plan", "ideas", "problem", "roleplay", "sensitive"];
export const promptSectionsKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Prompt"]["sections"]["key"]> = ["role", "context", "objective", "instructions", "format", "constraints", "examples", "validation", "material"];
export const promptLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Prompt"]["language"]> = ["en", "es", "fr", "de", "zh", "ja", "it", "ko", "pt", "ru", "same"];
export const promptUse_caseValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Prompt"]["use_case"]> = ["code_generation", "content_creation", "data_analysis", "question_answering"];
export const promptTarget_modelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Prompt"]["target_model"]> = ["claude", "chatgpt", "gemini"];
export const generationEventOneOf0EventValues: ReadonlyArray<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    event: unknown;
}>["event"]> = ["queued"];
export const generationEventOneOf1EventValues: ReadonlyArray<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    event: unknown;
}>["event"]> = ["started"];
export const generationEventOneOf2EventValues: ReadonlyArray<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    event: unknown;
}>["event"]> = ["section"];
export const generationEventOneOf2DataKeyValues: ReadonlyArray<Extract<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    data: unknown;
}>["data"], {
    key: unknown;
}>["key"]> = ["role", "context", "objective", "instructions", "format", "constraints", "examples", "validation", "material"];
export const generationEventOneOf3EventValues: ReadonlyArray<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    event: unknown;
}>["event"]> = ["result"];
export const generationEventOneOf4EventValues: ReadonlyArray<Extract<FlattenedDeepRequired<components>["schemas"]["GenerationEvent"], {
    event: unknown;
}>["event"]> = ["error"];
export const errorCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Error"]["code"]> = ["validation_failed", "bad_request", "webhook_signature_invalid", "webhook_event_refused", "link_invalid", "reset_link_invalid", "unauthorized", "invalid_credentials", "api_key_invalid", "out_of_credits", "key_cap_reached", "account_deleted", "account_locked", "wrong_password", "email_unverified", "plan_required", "api_access_required", "scope_missing", "session_too_old", "role_required", "not_found", "prompt_not_found", "template_not_found", "shared_link_not_found", "api_key_not_found", "failed_email_not_found", "email_taken", "account_not_found", "account_inactive", "payment_unpaid", "own_account", "goodwill_used_up", "role_held", "already_verified", "payment_not_found", "payment_refunded", "payment_disputed", "refund_too_large", "refund_open", "refund_failed", "refund_pending", "generation_ended", "prompt_open", "prompt_deleted", "idempotency_key_reused", "too_many_templates", "too_many_shared_links", "too_many_api_keys", "api_key_ended", "api_key_rotated", "note_needs_model", "nothing_to_change", "body_too_large", "unsupported_media_type", "too_many_requests", "generation_failed", "internal_error", "checkout_failed", "payments_unavailable", "service_unavailable", "generation_unavailable", "generation_pending", "generation_uncertain"];
export const refineRequestWishValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RefineRequest"]["wish"]> = ["shorter", "longer", "simpler", "more_formal", "add_example", "stricter"];
export const historyItemSectionsKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryItem"]["sections"]["key"]> = ["role", "context", "objective", "instructions", "format", "constraints", "examples", "validation", "material"];
export const historyItemLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryItem"]["language"]> = ["en", "es", "fr", "de", "zh", "ja", "it", "ko", "pt", "ru", "same"];
export const historyItemUse_caseValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryItem"]["use_case"]> = ["code_generation", "content_creation", "data_analysis", "question_answering"];
export const historyItemTarget_modelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["HistoryItem"]["target_model"]> = ["claude", "chatgpt", "gemini"];
export const catalogueUse_casesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["use_cases"]> = ["auto_detect", "code_generation", "content_creation", "data_analysis", "question_answering"];
export const catalogueTarget_modelsIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["target_models"]["id"]> = ["claude", "chatgpt", "gemini"];
export const catalogueLanguagesCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["languages"]["code"]> = ["en", "es", "fr", "de", "zh", "ja", "it", "ko", "pt", "ru", "same"];
export const catalogueKindsIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["kinds"]["id"]> = ["fix_error", "write_code", "explain_code", "review_code", "query_formula", "command_config", "rules_file", "skill_file", "message", "letter", "article", "social_post", "advertisement", "speech", "story", "product_text", "notice", "translate", "rewrite", "summarise", "system_prompt", "improve_prompt", "analyse_data", "plan_analysis", "calculate", "extract", "compare", "explain", "fact", "how_to", "decide", "plan", "ideas", "problem", "roleplay", "sensitive"];
export const catalogueKindsUse_casesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["kinds"]["use_cases"]> = ["code_generation", "content_creation", "data_analysis", "question_answering"];
export const catalogueWishesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Catalogue"]["wishes"]> = ["shorter", "longer", "simpler", "more_formal", "add_example", "stricter"];
export const packIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Pack"]["id"]> = ["starter", "booster", "pro"];
export const packCurrencyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Pack"]["currency"]> = ["usd"];
export const planIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Plan"]["id"]> = ["free", "starter", "booster", "pro"];

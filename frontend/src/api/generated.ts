import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.body }),
    }),
    logoutEverywhere: build.mutation<LogoutEverywhereApiResponse, LogoutEverywhereApiArg>({
      query: () => ({ url: `/api/auth/logout-everywhere`, method: 'POST' }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/forgot-password`,
        method: 'POST',
        params: {
          email: queryArg.email,
        },
      }),
    }),
    checkPassword: build.mutation<CheckPasswordApiResponse, CheckPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/check-password`,
        method: 'POST',
        body: queryArg.checkPasswordRequest,
      }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: 'POST',
        body: queryArg.resetPasswordRequest,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/change-password`,
        method: 'POST',
        body: queryArg.changePasswordRequest,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: 'POST',
        body: queryArg.registerRequest,
      }),
    }),
    me: build.query<MeApiResponse, MeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/profile`,
        method: 'PUT',
        body: queryArg.profileRequest,
      }),
    }),
    subscription: build.query<SubscriptionApiResponse, SubscriptionApiArg>({
      query: () => ({ url: `/api/auth/subscription` }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/account`,
        method: 'DELETE',
        body: queryArg.deleteAccountRequest,
      }),
    }),
    restore: build.mutation<RestoreApiResponse, RestoreApiArg>({
      query: (queryArg) => ({ url: `/api/auth/restore`, method: 'POST', body: queryArg.body }),
    }),
    verifyEmail: build.query<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/verify-email`,
        params: {
          token: queryArg.token,
        },
      }),
    }),
    resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
      query: () => ({ url: `/api/auth/resend-verification`, method: 'POST' }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/change-email`,
        method: 'POST',
        body: queryArg.changeEmailRequest,
      }),
    }),
    apiKeys: build.query<ApiKeysApiResponse, ApiKeysApiArg>({
      query: () => ({ url: `/api/auth/api-keys` }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/api-keys`,
        method: 'POST',
        body: queryArg.apiKeyDraft,
      }),
    }),
    rotateApiKey: build.mutation<RotateApiKeyApiResponse, RotateApiKeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/api-keys/${queryArg.id}/rotate`, method: 'POST' }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/api-keys/${queryArg.id}`, method: 'DELETE' }),
    }),
    exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/export`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    catalogue: build.query<CatalogueApiResponse, CatalogueApiArg>({
      query: () => ({ url: `/api/catalogue` }),
    }),
    contactSubmit: build.mutation<ContactSubmitApiResponse, ContactSubmitApiArg>({
      query: (queryArg) => ({
        url: `/api/contact/submit`,
        method: 'POST',
        body: queryArg.contactRequest,
      }),
    }),
    credits: build.query<CreditsApiResponse, CreditsApiArg>({
      query: () => ({ url: `/api/auth/credits` }),
    }),
    ledger: build.query<LedgerApiResponse, LedgerApiArg>({
      query: (queryArg) => ({
        url: `/api/credits/ledger`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    createCheckoutSession: build.mutation<
      CreateCheckoutSessionApiResponse,
      CreateCheckoutSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments/create-checkout-session`,
        method: 'POST',
        params: {
          pack_type: queryArg.packType,
        },
      }),
    }),
    checkoutState: build.query<CheckoutStateApiResponse, CheckoutStateApiArg>({
      query: (queryArg) => ({ url: `/api/payments/checkout/${queryArg.sessionId}` }),
    }),
    payments: build.query<PaymentsApiResponse, PaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    webhook: build.mutation<WebhookApiResponse, WebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/webhook`,
        method: 'POST',
        headers: {
          'Stripe-Signature': queryArg['Stripe-Signature'],
        },
      }),
    }),
    analyze: build.mutation<AnalyzeApiResponse, AnalyzeApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/analyze`,
        method: 'POST',
        body: queryArg.analyzeRequest,
      }),
    }),
    generate: build.mutation<GenerateApiResponse, GenerateApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/generate`,
        method: 'POST',
        body: queryArg.generateRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    refine: build.mutation<RefineApiResponse, RefineApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/${queryArg.id}/refine`,
        method: 'POST',
        body: queryArg.refineRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    promptHistory: build.query<PromptHistoryApiResponse, PromptHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/history`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          q: queryArg.q,
          use_case: queryArg.useCase,
          target_model: queryArg.targetModel,
          favourite: queryArg.favourite,
        },
      }),
    }),
    statsSummary: build.query<StatsSummaryApiResponse, StatsSummaryApiArg>({
      query: () => ({ url: `/api/prompts/stats/summary` }),
    }),
    prompt: build.query<PromptApiResponse, PromptApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}` }),
    }),
    deletePrompt: build.mutation<DeletePromptApiResponse, DeletePromptApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/${queryArg.id}`,
        method: 'DELETE',
        params: {
          versions: queryArg.versions,
        },
      }),
    }),
    versions: build.query<VersionsApiResponse, VersionsApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}/versions` }),
    }),
    refinements: build.query<RefinementsApiResponse, RefinementsApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}/refinements` }),
    }),
    addFavourite: build.mutation<AddFavouriteApiResponse, AddFavouriteApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}/favourite`, method: 'PUT' }),
    }),
    removeFavourite: build.mutation<RemoveFavouriteApiResponse, RemoveFavouriteApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}/favourite`, method: 'DELETE' }),
    }),
    restorePrompt: build.mutation<RestorePromptApiResponse, RestorePromptApiArg>({
      query: (queryArg) => ({ url: `/api/prompts/${queryArg.id}/restore`, method: 'POST' }),
    }),
    scorePrompt: build.mutation<ScorePromptApiResponse, ScorePromptApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/score`,
        method: 'POST',
        body: queryArg.scoreRequest,
      }),
    }),
    tryPrompt: build.mutation<TryPromptApiResponse, TryPromptApiArg>({
      query: (queryArg) => ({ url: `/api/try`, method: 'POST', body: queryArg.tryRequest }),
    }),
    templates: build.query<TemplatesApiResponse, TemplatesApiArg>({
      query: () => ({ url: `/api/templates` }),
    }),
    createTemplate: build.mutation<CreateTemplateApiResponse, CreateTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/templates`,
        method: 'POST',
        body: queryArg.templateDraft,
      }),
    }),
    importTemplates: build.mutation<ImportTemplatesApiResponse, ImportTemplatesApiArg>({
      query: (queryArg) => ({
        url: `/api/templates/import`,
        method: 'POST',
        body: queryArg.templateImport,
      }),
    }),
    replaceTemplate: build.mutation<ReplaceTemplateApiResponse, ReplaceTemplateApiArg>({
      query: (queryArg) => ({
        url: `/api/templates/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.templateDraft,
      }),
    }),
    deleteTemplate: build.mutation<DeleteTemplateApiResponse, DeleteTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/templates/${queryArg.id}`, method: 'DELETE' }),
    }),
    sharePrompt: build.mutation<SharePromptApiResponse, SharePromptApiArg>({
      query: (queryArg) => ({
        url: `/api/prompts/${queryArg.id}/shares`,
        method: 'POST',
        body: queryArg.shareRequest,
      }),
    }),
    sharedLinks: build.query<SharedLinksApiResponse, SharedLinksApiArg>({
      query: () => ({ url: `/api/shared-links` }),
    }),
    revokeSharedLink: build.mutation<RevokeSharedLinkApiResponse, RevokeSharedLinkApiArg>({
      query: (queryArg) => ({ url: `/api/shared-links/${queryArg.id}`, method: 'DELETE' }),
    }),
    sharedPrompt: build.query<SharedPromptApiResponse, SharedPromptApiArg>({
      query: (queryArg) => ({ url: `/api/shared/${queryArg.token}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type LoginApiResponse = /** status 200 A session token */ AccessToken;
export type LoginApiArg = {
  body: {
    username: string;
    password: string;
  };
};
export type LogoutEverywhereApiResponse = /** status 200 Every session ended */ Message;
export type LogoutEverywhereApiArg = void;
export type ForgotPasswordApiResponse = /** status 200 Always the same */ Message;
export type ForgotPasswordApiArg = {
  /** The address of the account. */
  email: string;
};
export type CheckPasswordApiResponse = /** status 200 It may be chosen */ Message;
export type CheckPasswordApiArg = {
  checkPasswordRequest: CheckPasswordRequest;
};
export type ResetPasswordApiResponse = /** status 200 The password is set */ Message;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type ChangePasswordApiResponse = /** status 200 A new session */ AccessToken;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type RegisterApiResponse = /** status 201 The new account */ User;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type MeApiResponse = /** status 200 The account */ User;
export type MeApiArg = void;
export type UpdateProfileApiResponse = /** status 200 The account */ User;
export type UpdateProfileApiArg = {
  profileRequest: ProfileRequest;
};
export type SubscriptionApiResponse = /** status 200 The plan */ Subscription;
export type SubscriptionApiArg = void;
export type DeleteAccountApiResponse = /** status 200 The account is deleted */ AccountDeleted;
export type DeleteAccountApiArg = {
  deleteAccountRequest: DeleteAccountRequest;
};
export type RestoreApiResponse = /** status 200 A session token */ AccessToken;
export type RestoreApiArg = {
  body: {
    username: string;
    password: string;
  };
};
export type VerifyEmailApiResponse = /** status 200 The email is verified */ Message;
export type VerifyEmailApiArg = {
  /** The token of the emailed link. */
  token: string;
};
export type ResendVerificationApiResponse = /** status 200 The email was sent */ Message;
export type ResendVerificationApiArg = void;
export type ChangeEmailApiResponse = /** status 200 The link was sent */ Message;
export type ChangeEmailApiArg = {
  changeEmailRequest: ChangeEmailRequest;
};
export type ApiKeysApiResponse = /** status 200 All of them */ ApiKeys;
export type ApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 201 The key */ NewApiKey;
export type CreateApiKeyApiArg = {
  apiKeyDraft: ApiKeyDraft;
};
export type RotateApiKeyApiResponse = /** status 201 The new key */ NewApiKey;
export type RotateApiKeyApiArg = {
  /** The id of one of your API keys. */
  id: string;
};
export type RevokeApiKeyApiResponse = /** status 200 It is revoked */ Message;
export type RevokeApiKeyApiArg = {
  /** The id of one of your API keys. */
  id: string;
};
export type ExportAccountApiResponse =
  /** status 200 Everything as JSON, or the prompts as Markdown */ {
    exported_at: string;
    account: {
      id: string;
      email: string;
      full_name: string;
      preferred_language:
        'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
      preferred_model: 'claude' | 'chatgpt' | 'gemini';
      plan: 'free' | 'starter' | 'booster' | 'pro';
      credits: number;
      credits_owed: number;
      stripe_customer: string | null;
      email_verified_at: string | null;
      last_login_at: string | null;
      created_at: string;
    };
    prompts: {
      id: string;
      status: 'queued' | 'running' | 'succeeded' | 'failed';
      created_at: string;
      ended_at: string | null;
      original_input: string;
      requested_use_case:
        | 'auto_detect'
        | 'code_generation'
        | 'content_creation'
        | 'data_analysis'
        | 'question_answering';
      use_case:
        | ('code_generation' | 'content_creation' | 'data_analysis' | 'question_answering' | null)
        | null;
      requested_kind:
        | (
            | 'general'
            | 'fix_error'
            | 'write_code'
            | 'explain_code'
            | 'review_code'
            | 'query_formula'
            | 'command_config'
            | 'rules_file'
            | 'skill_file'
            | 'message'
            | 'letter'
            | 'article'
            | 'social_post'
            | 'advertisement'
            | 'speech'
            | 'story'
            | 'product_text'
            | 'notice'
            | 'translate'
            | 'rewrite'
            | 'summarise'
            | 'system_prompt'
            | 'improve_prompt'
            | 'analyse_data'
            | 'plan_analysis'
            | 'calculate'
            | 'extract'
            | 'compare'
            | 'explain'
            | 'fact'
            | 'how_to'
            | 'decide'
            | 'plan'
            | 'ideas'
            | 'problem'
            | 'roleplay'
            | 'sensitive'
            | null
          )
        | null;
      kind:
        | (
            | 'general'
            | 'fix_error'
            | 'write_code'
            | 'explain_code'
            | 'review_code'
            | 'query_formula'
            | 'command_config'
            | 'rules_file'
            | 'skill_file'
            | 'message'
            | 'letter'
            | 'article'
            | 'social_post'
            | 'advertisement'
            | 'speech'
            | 'story'
            | 'product_text'
            | 'notice'
            | 'translate'
            | 'rewrite'
            | 'summarise'
            | 'system_prompt'
            | 'improve_prompt'
            | 'analyse_data'
            | 'plan_analysis'
            | 'calculate'
            | 'extract'
            | 'compare'
            | 'explain'
            | 'fact'
            | 'how_to'
            | 'decide'
            | 'plan'
            | 'ideas'
            | 'problem'
            | 'roleplay'
            | 'sensitive'
            | null
          )
        | null;
      answers:
        | {
            name: string;
            text: string;
          }[]
        | null;
      target_model: 'claude' | 'chatgpt' | 'gemini';
      language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
      priority: boolean;
      api_key_id: string | null;
      regenerates: string | null;
      family: string | null;
      version: number;
      refines: string | null;
      wish:
        | ('shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter' | null)
        | null;
      note: string | null;
      favourite: boolean;
      failure: string | null;
      provider: string | null;
      model: string | null;
      input_tokens: number | null;
      output_tokens: number | null;
      optimized_prompt: string | null;
      sections:
        | {
            key:
              | 'role'
              | 'context'
              | 'objective'
              | 'instructions'
              | 'format'
              | 'constraints'
              | 'examples'
              | 'validation'
              | 'material';
            label: string;
            text: string;
          }[]
        | null;
      placeholders: string[] | null;
      estimated_tokens: number | null;
      quality_score: {
        has_role: boolean;
        has_context: boolean;
        has_objective: boolean;
        has_format: boolean;
        has_constraints: boolean;
        has_examples: boolean;
        has_validation: boolean;
      } | null;
      quality_spans: {
        has_role: {
          start: number;
          end: number;
        } | null;
        has_context: {
          start: number;
          end: number;
        } | null;
        has_objective: {
          start: number;
          end: number;
        } | null;
        has_format: {
          start: number;
          end: number;
        } | null;
        has_constraints: {
          start: number;
          end: number;
        } | null;
        has_examples: {
          start: number;
          end: number;
        } | null;
        has_validation: {
          start: number;
          end: number;
        } | null;
      } | null;
      request_score: {
        has_role: boolean;
        has_context: boolean;
        has_objective: boolean;
        has_format: boolean;
        has_constraints: boolean;
        has_examples: boolean;
        has_validation: boolean;
      } | null;
      request_spans: {
        has_role: {
          start: number;
          end: number;
        } | null;
        has_context: {
          start: number;
          end: number;
        } | null;
        has_objective: {
          start: number;
          end: number;
        } | null;
        has_format: {
          start: number;
          end: number;
        } | null;
        has_constraints: {
          start: number;
          end: number;
        } | null;
        has_examples: {
          start: number;
          end: number;
        } | null;
        has_validation: {
          start: number;
          end: number;
        } | null;
      } | null;
    }[];
    templates: {
      id: string;
      title: string;
      description: string;
      use_case:
        | 'auto_detect'
        | 'code_generation'
        | 'content_creation'
        | 'data_analysis'
        | 'question_answering';
      text: string;
      created_at: string;
    }[];
    /** Links to prompts of yours that you have not revoked. */
    shared_links: {
      id: string;
      prompt_id: string;
      created_at: string;
      expires_at: string;
    }[];
    api_keys: {
      id: string;
      public_id: string;
      name: string;
      scopes: ('prompts:read' | 'prompts:write' | 'credits:read')[];
      created_at: string;
      expires_at: string | null;
      last_used_at: string | null;
      revoked_at: string | null;
      rotated_at: string | null;
      budget_id: string;
      monthly_cap: number | null;
      used_month: string;
      used_credits: number;
    }[];
    ledger: {
      id: number;
      /** `signup`: free credits; `generation`: spent on a prompt; `refund`: given back because that prompt failed; `purchase`: bought; `clawback`: taken back because the payment was refunded; `dispute`: taken back because the buyer disputes the payment; `dispute_won`: given back because the dispute was won; `settle`: taken to repay owed credits; `goodwill`: given by support. */
      kind:
        | 'signup'
        | 'generation'
        | 'refund'
        | 'purchase'
        | 'clawback'
        | 'dispute'
        | 'dispute_won'
        | 'settle'
        | 'goodwill';
      amount: number;
      balance_after: number;
      reference: string;
      created_at: string;
    }[];
    payments: {
      id: string;
      pack: 'starter' | 'booster' | 'pro';
      credits: number;
      amount_cents: number;
      currency: string;
      status: 'pending' | 'paid' | 'failed' | 'expired';
      granted_credits: number;
      revoked_credits: number;
      refunded_credits: number;
      checkout_session: string | null;
      payment_intent: string | null;
      receipt_url: string | null;
      card_brand: string | null;
      card_last4: string | null;
      created_at: string;
      paid_at: string | null;
      refunded_cents: number;
      disputes: {
        amount_cents: number;
        status: 'open' | 'won' | 'lost';
      }[];
    }[];
    /** What you wrote to support while you were signed in. */
    messages: {
      id: string;
      name: string;
      email: string;
      subject: string;
      message: string;
      priority: boolean;
      created_at: string;
    }[];
  };
export type ExportAccountApiArg = {
  /** `json` contains all parts; `markdown` contains the prompts alone, for reading. */
  format?: 'json' | 'markdown';
};
export type CatalogueApiResponse = /** status 200 The catalogue */ Catalogue;
export type CatalogueApiArg = void;
export type ContactSubmitApiResponse = /** status 200 The message was saved */ Message;
export type ContactSubmitApiArg = {
  contactRequest: ContactRequest;
};
export type CreditsApiResponse = /** status 200 The balance */ Credits;
export type CreditsApiArg = void;
export type LedgerApiResponse = /** status 200 One page */ Ledger;
export type LedgerApiArg = {
  /** How many to return at most. */
  limit?: number;
  /** How many to leave out, counted from the first. */
  offset?: number;
};
export type CreateCheckoutSessionApiResponse = /** status 200 Where to pay */ Checkout;
export type CreateCheckoutSessionApiArg = {
  /** The pack to buy. */
  packType: 'starter' | 'booster' | 'pro';
};
export type CheckoutStateApiResponse = /** status 200 The state */ CheckoutState;
export type CheckoutStateApiArg = {
  /** The checkout session that Stripe leads back from. */
  sessionId: string;
};
export type PaymentsApiResponse = /** status 200 One page */ Transactions;
export type PaymentsApiArg = {
  /** How many to return at most. */
  limit?: number;
  /** How many to leave out, counted from the first. */
  offset?: number;
};
export type WebhookApiResponse = /** status 200 Accepted */ Received;
export type WebhookApiArg = {
  /** Time and signature of the event. */
  'Stripe-Signature': string;
};
export type AnalyzeApiResponse = /** status 200 The analysis */ Analysis;
export type AnalyzeApiArg = {
  analyzeRequest: AnalyzeRequest;
};
export type GenerateApiResponse = /** status 200 The optimized prompt */ Prompt;
export type GenerateApiArg = {
  /** Unique per request. Sending the same key and body again within 24 hours returns the same generation and costs nothing. */
  'Idempotency-Key'?: string;
  generateRequest: GenerateRequest;
};
export type RefineApiResponse = /** status 200 The new version */ Prompt;
export type RefineApiArg = {
  /** The id of a prompt of yours. */
  id: string;
  /** Unique per request. Sending the same key and body again within 24 hours returns the same generation and costs nothing. */
  'Idempotency-Key'?: string;
  refineRequest: RefineRequest;
};
export type PromptHistoryApiResponse = /** status 200 One page */ History;
export type PromptHistoryApiArg = {
  /** How many to return at most. */
  limit?: number;
  /** How many to leave out, counted from the first. */
  offset?: number;
  /** Text to find in the request or the prompt, ignoring case. There are no wildcards. */
  q?: string;
  /** Only prompts of this use case. */
  useCase?: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** Only prompts for this model. */
  targetModel?: 'claude' | 'chatgpt' | 'gemini';
  /** true: only favorites; false: only the others. */
  favourite?: 'true' | 'false';
};
export type StatsSummaryApiResponse = /** status 200 Totals */ Stats;
export type StatsSummaryApiArg = void;
export type PromptApiResponse = /** status 200 The prompt */ HistoryItem;
export type PromptApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type DeletePromptApiResponse = /** status 200 Deleted */ PromptDeleted;
export type DeletePromptApiArg = {
  /** The id of a prompt of yours. */
  id: string;
  /** `this`: this version alone; `all`: every version of the prompt. */
  versions?: 'this' | 'all';
};
export type VersionsApiResponse = /** status 200 The versions */ Versions;
export type VersionsApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type RefinementsApiResponse = /** status 200 All of them */ Refinements;
export type RefinementsApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type AddFavouriteApiResponse = /** status 200 The prompt */ HistoryItem;
export type AddFavouriteApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type RemoveFavouriteApiResponse = /** status 200 The prompt */ HistoryItem;
export type RemoveFavouriteApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type RestorePromptApiResponse = /** status 200 Restored */ PromptRestored;
export type RestorePromptApiArg = {
  /** The id of a prompt of yours. */
  id: string;
};
export type ScorePromptApiResponse = /** status 200 The score */ Score;
export type ScorePromptApiArg = {
  scoreRequest: ScoreRequest;
};
export type TryPromptApiResponse = /** status 200 The prompt */ TriedPrompt;
export type TryPromptApiArg = {
  tryRequest: TryRequest;
};
export type TemplatesApiResponse = /** status 200 All of them */ Templates;
export type TemplatesApiArg = void;
export type CreateTemplateApiResponse = /** status 201 The template */ Template;
export type CreateTemplateApiArg = {
  templateDraft: TemplateDraft;
};
export type ImportTemplatesApiResponse = /** status 200 What was saved */ TemplatesImported;
export type ImportTemplatesApiArg = {
  templateImport: TemplateImport;
};
export type ReplaceTemplateApiResponse = /** status 200 The template */ Template;
export type ReplaceTemplateApiArg = {
  /** The id of a template of yours. */
  id: string;
  templateDraft: TemplateDraft;
};
export type DeleteTemplateApiResponse = /** status 200 It is gone */ Template;
export type DeleteTemplateApiArg = {
  /** The id of a template of yours. */
  id: string;
};
export type SharePromptApiResponse = /** status 201 The link */ SharedLink;
export type SharePromptApiArg = {
  /** The id of a prompt of yours. */
  id: string;
  shareRequest: ShareRequest;
};
export type SharedLinksApiResponse = /** status 200 All of them */ SharedLinks;
export type SharedLinksApiArg = void;
export type RevokeSharedLinkApiResponse = /** status 200 It is gone */ SharedLink;
export type RevokeSharedLinkApiArg = {
  /** The id of a link of yours. */
  id: string;
};
export type SharedPromptApiResponse = /** status 200 The prompt */ SharedPrompt;
export type SharedPromptApiArg = {
  /** What the address of the link ends with. */
  token: string;
};
export type AccessToken = {
  access_token: string;
  token_type: 'bearer';
};
export type Error = {
  statusCode: number;
  code:
    | 'validation_failed'
    | 'bad_request'
    | 'webhook_signature_invalid'
    | 'webhook_event_refused'
    | 'link_invalid'
    | 'reset_link_invalid'
    | 'unauthorized'
    | 'invalid_credentials'
    | 'api_key_invalid'
    | 'out_of_credits'
    | 'key_cap_reached'
    | 'account_deleted'
    | 'account_locked'
    | 'wrong_password'
    | 'email_unverified'
    | 'plan_required'
    | 'api_access_required'
    | 'scope_missing'
    | 'session_too_old'
    | 'role_required'
    | 'not_found'
    | 'prompt_not_found'
    | 'template_not_found'
    | 'shared_link_not_found'
    | 'api_key_not_found'
    | 'failed_email_not_found'
    | 'email_taken'
    | 'account_not_found'
    | 'account_inactive'
    | 'payment_unpaid'
    | 'own_account'
    | 'goodwill_used_up'
    | 'role_held'
    | 'already_verified'
    | 'payment_not_found'
    | 'payment_refunded'
    | 'payment_disputed'
    | 'refund_too_large'
    | 'refund_open'
    | 'refund_failed'
    | 'refund_pending'
    | 'generation_ended'
    | 'prompt_open'
    | 'prompt_deleted'
    | 'idempotency_key_reused'
    | 'too_many_templates'
    | 'too_many_shared_links'
    | 'too_many_api_keys'
    | 'api_key_ended'
    | 'api_key_rotated'
    | 'note_needs_model'
    | 'nothing_to_change'
    | 'body_too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'generation_failed'
    | 'internal_error'
    | 'checkout_failed'
    | 'payments_unavailable'
    | 'service_unavailable'
    | 'generation_unavailable'
    | 'generation_pending'
    | 'generation_uncertain';
  message: string;
  detail: string;
  errors?: {
    field: string;
    message: string;
  }[];
  /** Seconds until trying again can succeed; also the header `Retry-After`. */
  retry_after?: number;
  /** Until when a deleted account can be restored. */
  restore_until?: string;
};
export type Message = {
  message: string;
};
export type CheckPasswordRequest = {
  /** With an uppercase letter, a lowercase letter and a digit. Neither a common password nor little more than the name of the product. */
  password: string;
};
export type ResetPasswordRequest = {
  token: string;
  /** With an uppercase letter, a lowercase letter and a digit. Neither a common password nor little more than the name of the product. */
  new_password: string;
};
export type ChangePasswordRequest = {
  current_password: string;
  /** With an uppercase letter, a lowercase letter and a digit. Neither a common password nor little more than the name of the product. */
  new_password: string;
};
export type User = {
  full_name: string;
  email: string;
  preferred_language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  preferred_model: 'claude' | 'chatgpt' | 'gemini';
  credits: number;
  created_at: string;
};
export type RegisterRequest = {
  email: string;
  /** With an uppercase letter, a lowercase letter and a digit. Neither a common password nor little more than the name of the product. */
  password: string;
  full_name: string & string & string;
};
export type ProfileRequest = {
  full_name?: string & string & string;
  preferred_model?: 'claude' | 'chatgpt' | 'gemini';
  preferred_language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
};
export type Subscription = {
  plan: 'free' | 'starter' | 'booster' | 'pro';
  status: 'active';
  credits: number;
  /** Free credits that come once the email is verified; 0 when none wait. */
  credits_waiting: number;
  start_date: string;
  email_verified: boolean;
  features: {
    quality_scoring: boolean;
    priority_generation: boolean;
    advanced_templates: boolean;
    custom_templates: boolean;
    api_access: boolean;
    unlimited_history: boolean;
    priority_support: boolean;
  };
};
export type AccountDeleted = {
  message: string;
  restore_until: string;
};
export type DeleteAccountRequest = {
  password: string;
};
export type ChangeEmailRequest = {
  current_password: string;
  new_email: string;
};
export type ApiKey = {
  id: string;
  /** How the key begins. */
  shown: string;
  name: string;
  scopes: ('prompts:read' | 'prompts:write' | 'credits:read')[];
  /** `rotated`: another key took its place, and it works until `expires_at`. */
  status: 'active' | 'rotated' | 'expired';
  created_at: string;
  /** Null: until it is revoked. */
  expires_at: string | null;
  /** To the minute. */
  last_used_at: string | null;
  /** In credits; null for no limit. */
  monthly_cap: number | null;
  /** Credits spent in this calendar month (UTC), together with the keys it was rotated from and to. */
  used_this_month: number;
};
export type ApiKeys = {
  api_keys: ApiKey[];
};
export type NewApiKey = {
  /** The key itself. It is shown only once. */
  key: string;
  api_key: ApiKey;
};
export type ApiKeyDraft = {
  name: string;
  /** What the key may do. */
  scopes: ('prompts:read' | 'prompts:write' | 'credits:read')[];
  /** Null: until it is revoked. */
  expires_in_days?: number | null;
  /** The most credits that it may spend in a calendar month (UTC); null for no limit of its own. */
  monthly_cap?: number | null;
};
export type Pack = {
  id: 'starter' | 'booster' | 'pro';
  name: string;
  credits: number;
  price_cents: number;
  currency: 'usd';
};
export type Plan = {
  id: 'free' | 'starter' | 'booster' | 'pro';
  features: {
    quality_scoring: boolean;
    priority_generation: boolean;
    advanced_templates: boolean;
    custom_templates: boolean;
    api_access: boolean;
    unlimited_history: boolean;
    priority_support: boolean;
  };
  /** Null means no limit. */
  history_days: number | null;
};
export type Catalogue = {
  use_cases: (
    'auto_detect' | 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering'
  )[];
  target_models: {
    id: 'claude' | 'chatgpt' | 'gemini';
    name: string;
  }[];
  /** The values that generate and the profile accept. */
  languages: {
    code: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
    name: string;
  }[];
  /** Kinds of request, with the use cases they can belong to. */
  kinds: {
    id:
      | 'fix_error'
      | 'write_code'
      | 'explain_code'
      | 'review_code'
      | 'query_formula'
      | 'command_config'
      | 'rules_file'
      | 'skill_file'
      | 'message'
      | 'letter'
      | 'article'
      | 'social_post'
      | 'advertisement'
      | 'speech'
      | 'story'
      | 'product_text'
      | 'notice'
      | 'translate'
      | 'rewrite'
      | 'summarise'
      | 'system_prompt'
      | 'improve_prompt'
      | 'analyse_data'
      | 'plan_analysis'
      | 'calculate'
      | 'extract'
      | 'compare'
      | 'explain'
      | 'fact'
      | 'how_to'
      | 'decide'
      | 'plan'
      | 'ideas'
      | 'problem'
      | 'roleplay'
      | 'sensitive';
    label: string;
    use_cases: ('code_generation' | 'content_creation' | 'data_analysis' | 'question_answering')[];
  }[];
  /** In credits. */
  costs: {
    generation: number;
    refinement: number;
  };
  /** Credits that come with a new account. */
  signup_credits: number;
  packs: Pack[];
  plans: Plan[];
  wishes: ('shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter')[];
  /** Whether a prompt can be shared with a link. */
  shared_links: boolean;
  /** Whether a prompt can be refined with a free-text note. */
  notes: boolean;
};
export type ContactRequest = {
  name: string;
  email: string;
  subject: string;
  message: string;
  website?: string;
};
export type Credits = {
  credits: number;
};
export type LedgerEntry = {
  id: number;
  /** `signup`: free credits; `generation`: spent on a prompt; `refund`: given back because that prompt failed; `purchase`: bought; `clawback`: taken back because the payment was refunded; `dispute`: taken back because the buyer disputes the payment; `dispute_won`: given back because the dispute was won; `settle`: taken to repay owed credits; `goodwill`: given by support. */
  kind:
    | 'signup'
    | 'generation'
    | 'refund'
    | 'purchase'
    | 'clawback'
    | 'dispute'
    | 'dispute_won'
    | 'settle'
    | 'goodwill';
  /** In credits; negative when they were taken. */
  amount: number;
  balance_after: number;
  created_at: string;
  belongs_to: {
    type: 'prompt' | 'payment' | 'account';
    /** Of the prompt or the payment; null for the account itself, and when the prompt is hidden, failed or deleted. */
    id: string | null;
    /** How the prompt's request begins, or `deleted prompt`, or the name of the pack; null for the account itself, and when the prompt is hidden. */
    label: string | null;
    /** The name of the API key that made the prompt; null if none did, or the prompt is hidden or deleted. */
    api_key: string | null;
  };
};
export type Ledger = {
  entries: LedgerEntry[];
  total: number;
};
export type Checkout = {
  checkout_url: string;
};
export type CheckoutState = {
  status: 'pending' | 'paid' | 'failed' | 'expired';
  credits_purchased: number;
  /** The balance now. */
  credits: number;
  /** Stripe's receipt, once there is one. */
  receipt_url: string | null;
  /** The card that paid, as the receipt names it; null for other ways to pay. */
  card: string | null;
};
export type Transaction = {
  id: string;
  date: string;
  credits_purchased: number;
  /** In US dollars. */
  amount: number;
  payment_method: string;
  /** `refunded`: all of it or a part, however small; `disputed`: the buyer disputes it with their bank, or did so and won. */
  status: 'completed' | 'refunded' | 'disputed';
  receipt_url: string | null;
  /** The card that paid, as the receipt names it; null for other ways to pay. */
  card: string | null;
};
export type Transactions = {
  transactions: Transaction[];
  total: number;
  /** In US dollars, net of refunds. */
  total_spent: number;
};
export type Received = {
  received: true;
};
export type Analysis = {
  /** ISO 639-1 code of the language of the request; null where it is not certain. */
  language: string | null;
  use_case: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** The likeliest kinds, at most three, the likeliest first. */
  kinds: {
    kind:
      | 'fix_error'
      | 'write_code'
      | 'explain_code'
      | 'review_code'
      | 'query_formula'
      | 'command_config'
      | 'rules_file'
      | 'skill_file'
      | 'message'
      | 'letter'
      | 'article'
      | 'social_post'
      | 'advertisement'
      | 'speech'
      | 'story'
      | 'product_text'
      | 'notice'
      | 'translate'
      | 'rewrite'
      | 'summarise'
      | 'system_prompt'
      | 'improve_prompt'
      | 'analyse_data'
      | 'plan_analysis'
      | 'calculate'
      | 'extract'
      | 'compare'
      | 'explain'
      | 'fact'
      | 'how_to'
      | 'decide'
      | 'plan'
      | 'ideas'
      | 'problem'
      | 'roleplay'
      | 'sensitive';
    probability: number;
  }[];
  /** Pasted material in the request, in order, with its lines or rows. */
  pasted: {
    type: 'code' | 'table' | 'log';
    lines: number;
  }[];
  /** What the chosen or likeliest kind needs and the request does not say; at most three. */
  questions: {
    name: string;
    text: string;
  }[];
};
export type AnalyzeRequest = {
  user_input: string;
  /** Older names work too: auto-detect, coding, content, analysis, qa. */
  use_case?:
    | 'auto_detect'
    | 'code_generation'
    | 'content_creation'
    | 'data_analysis'
    | 'question_answering'
    | 'auto-detect'
    | 'coding'
    | 'content'
    | 'analysis'
    | 'qa';
  /** Accepted and ignored: the analysis does not depend on it. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  /** The kind already chosen; the questions are about it. */
  kind?:
    | 'general'
    | 'fix_error'
    | 'write_code'
    | 'explain_code'
    | 'review_code'
    | 'query_formula'
    | 'command_config'
    | 'rules_file'
    | 'skill_file'
    | 'message'
    | 'letter'
    | 'article'
    | 'social_post'
    | 'advertisement'
    | 'speech'
    | 'story'
    | 'product_text'
    | 'notice'
    | 'translate'
    | 'rewrite'
    | 'summarise'
    | 'system_prompt'
    | 'improve_prompt'
    | 'analyse_data'
    | 'plan_analysis'
    | 'calculate'
    | 'extract'
    | 'compare'
    | 'explain'
    | 'fact'
    | 'how_to'
    | 'decide'
    | 'plan'
    | 'ideas'
    | 'problem'
    | 'roleplay'
    | 'sensitive';
};
export type QualityScore = {
  has_role: boolean;
  has_context: boolean;
  has_objective: boolean;
  has_format: boolean;
  has_constraints: boolean;
  has_examples: boolean;
  has_validation: boolean;
};
export type Span = {
  start: number;
  end: number;
};
export type QualitySpans = {
  has_role: Span | null;
  has_context: Span | null;
  has_objective: Span | null;
  has_format: Span | null;
  has_constraints: Span | null;
  has_examples: Span | null;
  has_validation: Span | null;
};
export type Answer = {
  name: string;
  text: string;
};
export type Prompt = {
  id: string;
  optimized_prompt: string;
  /** Null for plans without quality scoring. */
  quality_score: QualityScore | null;
  /** The same for the request as typed. */
  request_score: QualityScore | null;
  /** In optimized_prompt; null for plans without quality scoring. */
  quality_spans: QualitySpans | null;
  /** In the request as typed. */
  request_spans: QualitySpans | null;
  estimated_tokens: number;
  sections: {
    key:
      | 'role'
      | 'context'
      | 'objective'
      | 'instructions'
      | 'format'
      | 'constraints'
      | 'examples'
      | 'validation'
      | 'material';
    label: string;
    text: string;
  }[];
  /** Names of the {{placeholders}} left to fill in. */
  placeholders: string[];
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  use_case: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** The kind whose text the prompt uses, or `general`; null where a model wrote it, and for old prompts. */
  kind:
    | (
        | 'general'
        | 'fix_error'
        | 'write_code'
        | 'explain_code'
        | 'review_code'
        | 'query_formula'
        | 'command_config'
        | 'rules_file'
        | 'skill_file'
        | 'message'
        | 'letter'
        | 'article'
        | 'social_post'
        | 'advertisement'
        | 'speech'
        | 'story'
        | 'product_text'
        | 'notice'
        | 'translate'
        | 'rewrite'
        | 'summarise'
        | 'system_prompt'
        | 'improve_prompt'
        | 'analyse_data'
        | 'plan_analysis'
        | 'calculate'
        | 'extract'
        | 'compare'
        | 'explain'
        | 'fact'
        | 'how_to'
        | 'decide'
        | 'plan'
        | 'ideas'
        | 'problem'
        | 'roleplay'
        | 'sensitive'
        | null
      )
    | null;
  /** The kind you chose. */
  requested_kind:
    | (
        | 'general'
        | 'fix_error'
        | 'write_code'
        | 'explain_code'
        | 'review_code'
        | 'query_formula'
        | 'command_config'
        | 'rules_file'
        | 'skill_file'
        | 'message'
        | 'letter'
        | 'article'
        | 'social_post'
        | 'advertisement'
        | 'speech'
        | 'story'
        | 'product_text'
        | 'notice'
        | 'translate'
        | 'rewrite'
        | 'summarise'
        | 'system_prompt'
        | 'improve_prompt'
        | 'analyse_data'
        | 'plan_analysis'
        | 'calculate'
        | 'extract'
        | 'compare'
        | 'explain'
        | 'fact'
        | 'how_to'
        | 'decide'
        | 'plan'
        | 'ideas'
        | 'problem'
        | 'roleplay'
        | 'sensitive'
        | null
      )
    | null;
  /** Your answers. */
  answers: Answer[] | null;
  target_model: 'claude' | 'chatgpt' | 'gemini';
  /** 1 for the original prompt, then counted up for each refinement. */
  version: number;
  /** The prompt this version was made from. */
  refines: string | null;
  /** The refinement that made this version. */
  wish:
    ('shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter' | null) | null;
  /** The refinement in your own words. */
  note: string | null;
  created_at: string;
};
export type GenerateRequest = {
  user_input: string;
  /** Older names work too: auto-detect, coding, content, analysis, qa. */
  use_case:
    | 'auto_detect'
    | 'code_generation'
    | 'content_creation'
    | 'data_analysis'
    | 'question_answering'
    | 'auto-detect'
    | 'coding'
    | 'content'
    | 'analysis'
    | 'qa';
  target_model: 'claude' | 'chatgpt' | 'gemini';
  /** The language the target model answers in; `same` means the language of the request. The prompt itself is in English. */
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  /** The kind of prompt, or `general` for one that fits every request. Without it, the engine decides. */
  kind?:
    | 'general'
    | 'fix_error'
    | 'write_code'
    | 'explain_code'
    | 'review_code'
    | 'query_formula'
    | 'command_config'
    | 'rules_file'
    | 'skill_file'
    | 'message'
    | 'letter'
    | 'article'
    | 'social_post'
    | 'advertisement'
    | 'speech'
    | 'story'
    | 'product_text'
    | 'notice'
    | 'translate'
    | 'rewrite'
    | 'summarise'
    | 'system_prompt'
    | 'improve_prompt'
    | 'analyse_data'
    | 'plan_analysis'
    | 'calculate'
    | 'extract'
    | 'compare'
    | 'explain'
    | 'fact'
    | 'how_to'
    | 'decide'
    | 'plan'
    | 'ideas'
    | 'problem'
    | 'roleplay'
    | 'sensitive';
  /** Your answers to the questions of analyze, by name. They become part of the prompt. */
  answers?: Answer[];
  /** The prompt of yours to generate again. */
  regenerates?: string;
};
export type RefineRequest = {
  wish?: 'shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter';
  /** What to change, in your own words; needs a language model. */
  note?: string;
};
export type HistoryItem = {
  id: string;
  optimized_prompt: string;
  /** Null for plans without quality scoring. */
  quality_score: QualityScore | null;
  /** The same for the request as typed. */
  request_score: QualityScore | null;
  /** In optimized_prompt; null for plans without quality scoring. */
  quality_spans: QualitySpans | null;
  /** In the request as typed. */
  request_spans: QualitySpans | null;
  estimated_tokens: number;
  sections: {
    key:
      | 'role'
      | 'context'
      | 'objective'
      | 'instructions'
      | 'format'
      | 'constraints'
      | 'examples'
      | 'validation'
      | 'material';
    label: string;
    text: string;
  }[];
  /** Names of the {{placeholders}} left to fill in. */
  placeholders: string[];
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  use_case: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** The kind whose text the prompt uses, or `general`; null where a model wrote it, and for old prompts. */
  kind:
    | (
        | 'general'
        | 'fix_error'
        | 'write_code'
        | 'explain_code'
        | 'review_code'
        | 'query_formula'
        | 'command_config'
        | 'rules_file'
        | 'skill_file'
        | 'message'
        | 'letter'
        | 'article'
        | 'social_post'
        | 'advertisement'
        | 'speech'
        | 'story'
        | 'product_text'
        | 'notice'
        | 'translate'
        | 'rewrite'
        | 'summarise'
        | 'system_prompt'
        | 'improve_prompt'
        | 'analyse_data'
        | 'plan_analysis'
        | 'calculate'
        | 'extract'
        | 'compare'
        | 'explain'
        | 'fact'
        | 'how_to'
        | 'decide'
        | 'plan'
        | 'ideas'
        | 'problem'
        | 'roleplay'
        | 'sensitive'
        | null
      )
    | null;
  /** The kind you chose. */
  requested_kind:
    | (
        | 'general'
        | 'fix_error'
        | 'write_code'
        | 'explain_code'
        | 'review_code'
        | 'query_formula'
        | 'command_config'
        | 'rules_file'
        | 'skill_file'
        | 'message'
        | 'letter'
        | 'article'
        | 'social_post'
        | 'advertisement'
        | 'speech'
        | 'story'
        | 'product_text'
        | 'notice'
        | 'translate'
        | 'rewrite'
        | 'summarise'
        | 'system_prompt'
        | 'improve_prompt'
        | 'analyse_data'
        | 'plan_analysis'
        | 'calculate'
        | 'extract'
        | 'compare'
        | 'explain'
        | 'fact'
        | 'how_to'
        | 'decide'
        | 'plan'
        | 'ideas'
        | 'problem'
        | 'roleplay'
        | 'sensitive'
        | null
      )
    | null;
  /** Your answers. */
  answers: Answer[] | null;
  target_model: 'claude' | 'chatgpt' | 'gemini';
  /** 1 for the original prompt, then counted up for each refinement. */
  version: number;
  /** The prompt this version was made from. */
  refines: string | null;
  /** The refinement that made this version. */
  wish:
    ('shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter' | null) | null;
  /** The refinement in your own words. */
  note: string | null;
  created_at: string;
  original_input: string;
  regenerates: string | null;
  favourite: boolean;
  /** The name of the API key that made it; null if none did. */
  api_key: string | null;
};
export type History = {
  prompts: HistoryItem[];
  /** How many prompts match the filters, among those the plan shows. */
  total: number;
  /** Whether older prompts, which the plan does not show, also match. */
  older_hidden: boolean;
};
export type Stats = {
  total_prompts: number;
  most_used_model: ('claude' | 'chatgpt' | 'gemini' | null) | null;
  most_used_use_case:
    ('code_generation' | 'content_creation' | 'data_analysis' | 'question_answering' | null) | null;
  credits_remaining: number;
  /** Prompts of each of the last 30 days (UTC), oldest first; a day without any has 0. */
  daily: {
    date: string;
    prompts: number;
  }[];
};
export type PromptDeleted = {
  /** The ids of the deleted versions. */
  deleted: string[];
  /** After this time it is gone for good. */
  restore_until: string;
};
export type Versions = {
  versions: HistoryItem[];
};
export type Refinements = {
  refinements: {
    wish: 'shorter' | 'longer' | 'simpler' | 'more_formal' | 'add_example' | 'stricter';
    /** Whether it would change anything; if not, refine refuses it free of charge. */
    changes: boolean;
    /** Criteria that the prompt meets now and its next version would not. */
    loses: (
      | 'has_role'
      | 'has_context'
      | 'has_objective'
      | 'has_format'
      | 'has_constraints'
      | 'has_examples'
      | 'has_validation'
    )[];
  }[];
};
export type PromptRestored = {
  /** The ids of the versions that are back. */
  restored: string[];
};
export type Score = {
  quality_score: QualityScore;
  quality_spans: QualitySpans;
  estimated_tokens: number;
};
export type ScoreRequest = {
  /** The prompt to score, wherever it was written. */
  text: string;
};
export type TriedPrompt = {
  optimized_prompt: string;
  estimated_tokens: number;
  sections: {
    key:
      | 'role'
      | 'context'
      | 'objective'
      | 'instructions'
      | 'format'
      | 'constraints'
      | 'examples'
      | 'validation'
      | 'material';
    label: string;
    text: string;
  }[];
  /** Names of the {{placeholders}} left to fill in. */
  placeholders: string[];
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  use_case: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** The kind whose text the prompt uses, or `general`. */
  kind:
    | 'general'
    | 'fix_error'
    | 'write_code'
    | 'explain_code'
    | 'review_code'
    | 'query_formula'
    | 'command_config'
    | 'rules_file'
    | 'skill_file'
    | 'message'
    | 'letter'
    | 'article'
    | 'social_post'
    | 'advertisement'
    | 'speech'
    | 'story'
    | 'product_text'
    | 'notice'
    | 'translate'
    | 'rewrite'
    | 'summarise'
    | 'system_prompt'
    | 'improve_prompt'
    | 'analyse_data'
    | 'plan_analysis'
    | 'calculate'
    | 'extract'
    | 'compare'
    | 'explain'
    | 'fact'
    | 'how_to'
    | 'decide'
    | 'plan'
    | 'ideas'
    | 'problem'
    | 'roleplay'
    | 'sensitive';
  target_model: 'claude' | 'chatgpt' | 'gemini';
};
export type TryRequest = {
  user_input: string;
  target_model: 'claude' | 'chatgpt' | 'gemini';
  /** Older names work too: auto-detect, coding, content, analysis, qa. */
  use_case?:
    | 'auto_detect'
    | 'code_generation'
    | 'content_creation'
    | 'data_analysis'
    | 'question_answering'
    | 'auto-detect'
    | 'coding'
    | 'content'
    | 'analysis'
    | 'qa';
  /** The language the target model answers in; `same` means the language of the request. The prompt itself is in English. */
  language?: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
};
export type Template = {
  id: string;
  title: string;
  /** May be empty. */
  description: string;
  use_case:
    'auto_detect' | 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** Null when it is locked. */
  text: string | null;
  tier: 'basic' | 'advanced' | 'own';
  /** Whether the plan does not include it. */
  locked: boolean;
};
export type Templates = {
  templates: Template[];
};
export type TemplateDraft = {
  title: string;
  description?: string;
  use_case:
    'auto_detect' | 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  /** A request with blanks to fill, such as {{audience}}. */
  text: string;
};
export type TemplatesImported = {
  created: Template[];
  /** `duplicate`: you have one with this title and text; `too_many_templates`: you have reached the limit of 200 templates. */
  refused: {
    /** Its place among those that were sent, from 0. */
    index: number;
    reason: 'duplicate' | 'too_many_templates';
  }[];
};
export type TemplateImport = {
  templates: TemplateDraft[];
};
export type SharedLink = {
  id: string;
  prompt_id: string;
  /** The address to pass on. Null if the secret of this service has changed since. */
  url: string | null;
  /** Null while the prompt is older than the history of the owner's plan. */
  original_input: string | null;
  target_model: 'claude' | 'chatgpt' | 'gemini';
  version: number;
  created_at: string;
  expires_at: string;
};
export type ShareRequest = {
  /** For how many days the link works. */
  expires_in_days?: 1 | 7 | 30 | 90 | 365;
};
export type SharedLinks = {
  links: SharedLink[];
};
export type SharedPrompt = {
  original_input: string;
  optimized_prompt: string;
  sections: {
    key:
      | 'role'
      | 'context'
      | 'objective'
      | 'instructions'
      | 'format'
      | 'constraints'
      | 'examples'
      | 'validation'
      | 'material';
    label: string;
    text: string;
  }[];
  /** Names of the {{placeholders}} left to fill in. */
  placeholders: string[];
  target_model: 'claude' | 'chatgpt' | 'gemini';
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja' | 'it' | 'ko' | 'pt' | 'ru' | 'same';
  use_case: 'code_generation' | 'content_creation' | 'data_analysis' | 'question_answering';
  requested_kind:
    | (
        | 'general'
        | 'fix_error'
        | 'write_code'
        | 'explain_code'
        | 'review_code'
        | 'query_formula'
        | 'command_config'
        | 'rules_file'
        | 'skill_file'
        | 'message'
        | 'letter'
        | 'article'
        | 'social_post'
        | 'advertisement'
        | 'speech'
        | 'story'
        | 'product_text'
        | 'notice'
        | 'translate'
        | 'rewrite'
        | 'summarise'
        | 'system_prompt'
        | 'improve_prompt'
        | 'analyse_data'
        | 'plan_analysis'
        | 'calculate'
        | 'extract'
        | 'compare'
        | 'explain'
        | 'fact'
        | 'how_to'
        | 'decide'
        | 'plan'
        | 'ideas'
        | 'problem'
        | 'roleplay'
        | 'sensitive'
        | null
      )
    | null;
  /** When the prompt was written. */
  created_at: string;
  /** Until when the link works. */
  expires_at: string;
};
export const {
  useLoginMutation,
  useLogoutEverywhereMutation,
  useForgotPasswordMutation,
  useCheckPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useRegisterMutation,
  useMeQuery,
  useUpdateProfileMutation,
  useSubscriptionQuery,
  useDeleteAccountMutation,
  useRestoreMutation,
  useVerifyEmailQuery,
  useResendVerificationMutation,
  useChangeEmailMutation,
  useApiKeysQuery,
  useCreateApiKeyMutation,
  useRotateApiKeyMutation,
  useRevokeApiKeyMutation,
  useExportAccountQuery,
  useCatalogueQuery,
  useContactSubmitMutation,
  useCreditsQuery,
  useLedgerQuery,
  useCreateCheckoutSessionMutation,
  useCheckoutStateQuery,
  usePaymentsQuery,
  useWebhookMutation,
  useAnalyzeMutation,
  useGenerateMutation,
  useRefineMutation,
  usePromptHistoryQuery,
  useStatsSummaryQuery,
  usePromptQuery,
  useDeletePromptMutation,
  useVersionsQuery,
  useRefinementsQuery,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  useRestorePromptMutation,
  useScorePromptMutation,
  useTryPromptMutation,
  useTemplatesQuery,
  useCreateTemplateMutation,
  useImportTemplatesMutation,
  useReplaceTemplateMutation,
  useDeleteTemplateMutation,
  useSharePromptMutation,
  useSharedLinksQuery,
  useRevokeSharedLinkMutation,
  useSharedPromptQuery,
} = injectedRtkApi;

import { isApiError } from './api-error';
import { generatedApi } from './generated';
import { isRefinement, NOT_SENT, type Attempt } from './attempts/attempt';
import { attemptChanged, attemptEnded } from './attempts/attempts-slice';
import { followAttempt } from './attempts/follow-attempt';
import type { Prompt } from './generated';
import { generationProgressed } from './generation-stream';
import { saveResponse } from './save-file';

export type ExportFormat = 'json' | 'markdown';

/** The file name if the answer does not contain one. */
const EXPORT_NAMES: Readonly<Record<ExportFormat, string>> = {
  json: 'export.json',
  markdown: 'prompts.md',
};

/** A balance that could not be loaded is left out without a message (specification, section 7). */
function logFailure({ error }: { error: unknown }): void {
  // An ended session shows its own message.
  if (isApiError(error) && error.status !== 401) {
    console.error("We couldn't load your credits");
  }
}

const tagged = generatedApi.enhanceEndpoints({
  addTagTypes: [
    'Credits',
    'Profile',
    'Subscription',
    'History',
    'Versions',
    'Templates',
    'ApiKeys',
    'SharedLinks',
  ],
  endpoints: {
    login: {
      query: ({ body }) => ({
        url: '/api/auth/login',
        method: 'POST',
        body: new URLSearchParams(body),
      }),
      extraOptions: { anonymous: true },
    },
    restore: {
      query: ({ body }) => ({
        url: '/api/auth/restore',
        method: 'POST',
        body: new URLSearchParams(body),
      }),
      extraOptions: { anonymous: true },
    },
    resetPassword: { extraOptions: { anonymous: true } },
    analyze: { extraOptions: { silent: true } },
    tryPrompt: { extraOptions: { anonymous: true } },
    checkPassword: { extraOptions: { anonymous: true, silent: true } },
    me: { providesTags: ['Profile'] },
    updateProfile: {
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(tagged.util.updateQueryData('me', undefined, () => data)),
          () => undefined,
        ),
    },
    // Never cached: a cached list would be replaced while the person is already using it.
    promptHistory: { keepUnusedDataFor: 0, providesTags: ['History'] },
    versions: { providesTags: ['Versions'] },
    refinements: { extraOptions: { silent: true } },
    // The versions of what was deleted must leave the page before they are invalidated.
    deletePrompt: { invalidatesTags: ['History', 'Credits', 'SharedLinks'] },
    restorePrompt: { invalidatesTags: ['History', 'Versions', 'Credits', 'SharedLinks'] },
    sharedLinks: { providesTags: ['SharedLinks'] },
    sharePrompt: { invalidatesTags: ['SharedLinks'] },
    revokeSharedLink: { invalidatesTags: ['SharedLinks'] },
    credits: {
      providesTags: ['Credits'],
      onQueryStarted: (_arg, { queryFulfilled }) =>
        queryFulfilled.then(() => undefined, logFailure),
    },
    ledger: { providesTags: ['Credits'] },
    statsSummary: { providesTags: ['Credits'] },
    subscription: { providesTags: ['Subscription'] },
    // The plan decides which templates are unlocked.
    templates: { providesTags: ['Templates', 'Subscription'] },
    createTemplate: { invalidatesTags: ['Templates'] },
    importTemplates: { invalidatesTags: ['Templates'] },
    replaceTemplate: { invalidatesTags: ['Templates'] },
    deleteTemplate: { invalidatesTags: ['Templates'] },
    apiKeys: { providesTags: ['ApiKeys'] },
    createApiKey: { invalidatesTags: ['ApiKeys'] },
    rotateApiKey: { invalidatesTags: ['ApiKeys'] },
    revokeApiKey: { invalidatesTags: ['ApiKeys'] },
    checkoutState: {
      // A purchase changes the balance and the plan on every page.
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            if (data.status !== 'paid') return;
            dispatch(tagged.util.invalidateTags(['Credits', 'Profile', 'Subscription']));
          },
          () => undefined,
        ),
    },
    verifyEmail: {
      // A link works only once, so its answer must outlive every remount of the page.
      keepUnusedDataFor: 3_600,
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          // The email address may have changed, and free credits may have been waiting for it.
          () => void dispatch(tagged.util.invalidateTags(['Credits', 'Profile', 'Subscription'])),
          () => undefined,
        ),
    },
  },
});

/**
 * The generated client plus what the contract cannot express: encodings, cache tags and event
 * streams.
 */
export const client = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    followAttempt: build.mutation<Prompt, Attempt>({
      queryFn: (attempt, { dispatch, signal }, _, send) => {
        const { idempotencyKey } = attempt;
        return followAttempt(attempt, {
          send,
          signal,
          onState: (state) => dispatch(attemptChanged({ idempotencyKey, state })),
          onProgress: (progress) => dispatch(generationProgressed({ idempotencyKey, progress })),
        }).finally(() => dispatch(attemptEnded(idempotencyKey)));
      },
      invalidatesTags: (_prompt, error, { call }) => {
        if (error?.code === NOT_SENT) return [];
        return isRefinement(call) ? ['Credits', 'Versions'] : ['Credits'];
      },
    }),
    downloadData: build.mutation<null, ExportFormat>({
      query: (format) => ({
        url: '/api/auth/export',
        params: { format },
        responseHandler: (response) =>
          response.ok ? saveResponse(response, EXPORT_NAMES[format]) : response.json(),
      }),
    }),
  }),
});

export const {
  useCheckPasswordMutation,
  useAddFavouriteMutation,
  useApiKeysQuery,
  useCatalogueQuery,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useCheckoutStateQuery,
  useContactSubmitMutation,
  useCreateCheckoutSessionMutation,
  useCreateApiKeyMutation,
  useCreateTemplateMutation,
  useCreditsQuery,
  useDeleteAccountMutation,
  useDeletePromptMutation,
  useDeleteTemplateMutation,
  useDownloadDataMutation,
  useForgotPasswordMutation,
  useFollowAttemptMutation,
  usePromptHistoryQuery,
  useImportTemplatesMutation,
  useLedgerQuery,
  useLoginMutation,
  useLogoutEverywhereMutation,
  useMeQuery,
  usePaymentsQuery,
  useRemoveFavouriteMutation,
  useRefinementsQuery,
  useRegisterMutation,
  useReplaceTemplateMutation,
  useResendVerificationMutation,
  useResetPasswordMutation,
  useRestoreMutation,
  useRestorePromptMutation,
  useRevokeApiKeyMutation,
  useRotateApiKeyMutation,
  useRevokeSharedLinkMutation,
  useSharedLinksQuery,
  useSharePromptMutation,
  useStatsSummaryQuery,
  useSubscriptionQuery,
  useTemplatesQuery,
  useTryPromptMutation,
  useUpdateProfileMutation,
  useVerifyEmailQuery,
  useVersionsQuery,
} = client;

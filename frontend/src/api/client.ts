import { generatedApi } from './generated';

/** The generated client with what the contract cannot say: encodings, cache tags, resends. */
export const client = generatedApi.enhanceEndpoints({
  addTagTypes: ['Credits', 'Profile', 'Subscription'],
  endpoints: {
    login: {
      query: ({ body }) => ({
        url: '/api/auth/login',
        method: 'POST',
        body: new URLSearchParams(body),
      }),
      extraOptions: { ownUnauthorized: true },
    },
    me: { providesTags: ['Profile'] },
    credits: { providesTags: ['Credits'] },
    subscription: { providesTags: ['Subscription'] },
    verifyEmail: {
      // A link works once: its answer is kept for as long as the page may ask again.
      keepUnusedDataFor: 3_600,
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(client.util.invalidateTags(['Subscription'])),
          () => undefined,
        ),
    },
    generate: {
      // The same Idempotency-Key goes with a resend, so it charges once.
      extraOptions: { resends: 1 },
      invalidatesTags: ['Credits'],
    },
  },
});

export const {
  useCreditsQuery,
  useGenerateMutation,
  useHistoryQuery,
  useLoginMutation,
  useMeQuery,
  useRegisterMutation,
  useResendVerificationMutation,
  useSubscriptionQuery,
  useVerifyEmailQuery,
} = client;

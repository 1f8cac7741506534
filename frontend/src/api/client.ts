import { generatedApi } from './generated';
import type {
  GenerateApiArg,
  GenerateApiResponse,
  RefineApiArg,
  RefineApiResponse,
} from './generated';
import { followGeneration, generationTold } from './generation-stream';

const tagged = generatedApi.enhanceEndpoints({
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
    checkoutState: {
      // What was bought changes the balance and the plan everywhere.
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
      // A link works once: its answer is kept for as long as the page may ask again.
      keepUnusedDataFor: 3_600,
      onQueryStarted: (_arg, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          () => void dispatch(tagged.util.invalidateTags(['Subscription'])),
          () => undefined,
        ),
    },
  },
});

/** The generated client with what the contract cannot say: encodings, cache tags, events. */
export const client = tagged.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    generate: build.mutation<GenerateApiResponse, Required<GenerateApiArg>>({
      queryFn: ({ 'Idempotency-Key': idempotencyKey, generateRequest }, { dispatch }, _, ask) =>
        followGeneration(
          ask,
          { url: '/api/prompts/generate', body: generateRequest, idempotencyKey },
          (news) => dispatch(generationTold({ idempotencyKey, news })),
        ),
      invalidatesTags: ['Credits'],
    }),
    refine: build.mutation<RefineApiResponse, Required<RefineApiArg>>({
      queryFn: ({ id, 'Idempotency-Key': idempotencyKey, refineRequest }, { dispatch }, _, ask) =>
        followGeneration(
          ask,
          { url: `/api/prompts/${id}/refine`, body: refineRequest, idempotencyKey },
          (news) => dispatch(generationTold({ idempotencyKey, news })),
        ),
      invalidatesTags: ['Credits'],
    }),
  }),
});

export const {
  useCatalogueQuery,
  useCheckoutStateQuery,
  useCreateCheckoutSessionMutation,
  useCreditsQuery,
  useGenerateMutation,
  useHistoryQuery,
  useLoginMutation,
  useMeQuery,
  usePaymentsQuery,
  useRefineMutation,
  useRegisterMutation,
  useResendVerificationMutation,
  useSubscriptionQuery,
  useVerifyEmailQuery,
} = client;

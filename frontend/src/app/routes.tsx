import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { authorization } from '../api/session';
import { authPath, returnPath } from '../ui/return-path';
import { toast } from '../ui/toast';
import { FramelessFailure, PageFailure } from './page-failure';
import { RequireSession } from './require-session';
import { Root } from './root';
import { Shell } from './shell';

/** Lets a signed-in person pass, and sends anyone else to sign in and then back here. */
function requireSession({ request }: LoaderFunctionArgs) {
  if (authorization()) return null;
  toast.plain('Please login to continue', { explainsNextPage: true });
  return redirect(authPath(new URL(request.url)));
}

/** Leaves the request in the address of the dashboard for its form. */
async function openDashboard(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  if (searchParams.size > 0) {
    const { takeLinkedRequest } = await import('../features/dashboard/linked-request');
    if (takeLinkedRequest(searchParams)) return replace('/dashboard');
  }
  return requireSession(args);
}

const publicPages: RouteObject[] = [
  {
    path: '/',
    lazy: async () => ({
      Component: (await import('../public-pages/landing/landing-route')).LandingRoute,
    }),
  },
  {
    path: '/terms',
    lazy: async () => ({
      Component: (await import('../public-pages/legal/terms-page')).TermsPage,
    }),
  },
  {
    path: '/privacy',
    lazy: async () => ({
      Component: (await import('../public-pages/legal/privacy-page')).PrivacyPage,
    }),
  },
  {
    path: '/auth',
    loader: ({ request }) =>
      authorization() ? redirect(returnPath(new URL(request.url).search)) : null,
    lazy: async () => ({
      Component: (await import('../features/auth/auth-page')).AuthPage,
    }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({
      Component: (await import('../features/forgot-password/forgot-password-page'))
        .ForgotPasswordPage,
    }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({
      Component: (await import('../features/reset-password/reset-password-page')).ResetPasswordPage,
    }),
  },
  {
    path: '/verify-email',
    lazy: async () => ({
      Component: (await import('../features/verify-email/verify-email-page')).VerifyEmailPage,
    }),
  },
  {
    path: '/pricing',
    lazy: async () => ({
      Component: (await import('../features/pricing/pricing-route')).PricingRoute,
    }),
  },
  {
    path: '/payment-success',
    lazy: async () => ({
      Component: (await import('../features/payment-result/payment-success-page'))
        .PaymentSuccessPage,
    }),
  },
  {
    path: '/payment-cancelled',
    lazy: async () => ({
      Component: (await import('../features/payment-result/payment-cancelled-page'))
        .PaymentCancelledPage,
    }),
  },
  {
    path: '/s/:token',
    lazy: async () => ({
      Component: (await import('../public-pages/shared/shared-route')).SharedRoute,
    }),
  },
  {
    path: '/contact',
    lazy: async () => ({
      Component: (await import('../features/contact/contact-route')).ContactRoute,
    }),
  },
];

const membersOnly: RouteObject = {
  element: <RequireSession />,
  children: [
    {
      path: '/dashboard',
      loader: openDashboard,
      lazy: async () => ({
        Component: (await import('../features/dashboard/dashboard-page')).DashboardPage,
      }),
    },
    {
      path: '/history',
      loader: requireSession,
      lazy: async () => ({
        Component: (await import('../features/history/history-page')).HistoryPage,
      }),
    },
    {
      path: '/payment-history',
      loader: requireSession,
      lazy: async () => ({
        Component: (await import('../features/payment-history/payment-history-page'))
          .PaymentHistoryPage,
      }),
    },
    {
      path: '/settings',
      loader: requireSession,
      lazy: async () => ({
        Component: (await import('../features/settings/settings-page')).SettingsPage,
      }),
    },
  ],
};

/** Every address of the site. Pages load when they are first opened. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    children: [
      {
        errorElement: <FramelessFailure />,
        HydrateFallback: () => null,
        children: [
          {
            element: <Shell />,
            children: [{ errorElement: <PageFailure />, children: [...publicPages, membersOnly] }],
          },
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../features/not-found/not-found-page')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
];

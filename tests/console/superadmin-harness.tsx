/** The super-admin's pages over the embedded backend, signed in, without the frame around them. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v7';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { endpoints, type EndpointName } from '@/api/contract/index.ts';
import { queryClient } from '@/api/queries/client.ts';
import { Toasts } from '@/components/Toasts.tsx';
// Loaded with the first toast, or when a dialog is about to open; here beforehand, so that no test waits.
import '@/components/ConfirmDialog.tsx';
import '@/components/ToastViewport.tsx';
import '@/features/console/approvals/AssetDetails.tsx';
import '@/features/console/approvals/BulkApproveDialog.tsx';
import '@/features/console/approvals/ConflictNotice.tsx';
import '@/features/console/organizations/OrganizationDetails.tsx';
import { createBackend } from '@/mocks/backend.ts';
import { Component as AssetApprovalsPage } from '@/pages/superadmin/AssetApprovalsPage.tsx';
import { Component as OrganizationsPage } from '@/pages/superadmin/OrganizationsPage.tsx';
import { paths } from '@/paths.ts';
import { tokenStore } from '@/lib/token-store.ts';
import { store } from '../auth/tabs.ts';

export const backend = createBackend();
export const server = setupServer(...backend.handlers);

/** Runs the backend for the tests of a file: fresh, and signed in as super-admin, for each. */
export function runSuperadmin(): void {
  // Generous, since the suite shares its processors; no test waits this long to pass.
  configure({ asyncUtilTimeout: 5_000 });
  vi.setConfig({ testTimeout: 30_000 });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    backend.reset();
    const user = backend.db.users.find((row) => row.role === 'superadmin');
    if (!user) throw new Error('No super-admin in the seed');
    store(backend.tokens.issue('access', user), backend.tokens.issue('refresh', user));
    tokenStore.check();
  });
  afterEach(() => {
    // Unmounted first: what is on screen would fetch again when the cache goes.
    cleanup();
    store(null, null);
    tokenStore.check();
    queryClient.clear();
    server.resetHandlers();
    backend.stop();
  });
  afterAll(() => server.close());
}

/** Opens a page of the super-admin. */
export function visit(url: string) {
  window.history.replaceState(null, '', url);
  const router = createBrowserRouter([
    {
      element: (
        <QueryClientProvider client={queryClient}>
          <NuqsAdapter>
            <Outlet />
          </NuqsAdapter>
          <Toasts />
        </QueryClientProvider>
      ),
      children: [
        { path: paths.superadmin.organizations(), element: <OrganizationsPage /> },
        { path: paths.superadmin.assetApprovals(), element: <AssetApprovalsPage /> },
      ],
    },
  ]);
  onTestFinished(() => router.dispose());
  const user = userEvent.setup({
    advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined),
  });
  return { router, user, ...render(<RouterProvider router={router} />) };
}

/** Clocks run by hand from here on; promises still settle by themselves. */
export function stopClocks(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A handler for one call of the contract. */
export function on(name: EndpointName, answer: (request: Request) => Response | Promise<Response>) {
  const { method, path } = endpoints[name];
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method];
  return verb(`*${path}`, ({ request }) => answer(request));
}

/** Makes one call answer with a body and a status. */
export function answer(name: EndpointName, body: JsonBodyType, status = 200): void {
  server.use(on(name, () => HttpResponse.json(body, { status })));
}

/** Strings that attackers send; see specification section 1 and design section 2. */
export const HOSTILE = [
  '<img src=x onerror="document.title=1"><script>alert(1)</script>',
  'javascript:alert(1)',
  'https://evil.example/login',
  'gnp\u202Eexe.\u2066in',
  'pay\u200Bpal.in',
  'p\u0430ypal.in',
  'x'.repeat(10_000),
  `${'a'.repeat(63)}.`.repeat(3) + `${'b'.repeat(58)}.in`,
  'line\nbreak\u0000and\u0007bell',
  ' ',
] as const;

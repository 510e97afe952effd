/** THE route tree: public pages | guard → admin | guard → superadmin. Every page is its own chunk. */
import type { RouteObject } from 'react-router-dom';
import { RootLayout } from '@/layouts/RootLayout.tsx';

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [{ path: '/', lazy: () => import('@/pages/public/HomePage.tsx') }],
  },
];

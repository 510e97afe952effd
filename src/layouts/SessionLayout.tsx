import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { queryClient } from '@/api/queries/client.ts';
import { AuthProvider } from '@/session/AuthContext.tsx';

/** Around everything that talks to the backend: login, signup, unauthorized and both consoles. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  );
}

import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from '@/routes.tsx';
import '@/styles.css';

createRoot(document.getElementById('root')!).render(
  <RouterProvider router={createBrowserRouter(routes)} />,
);

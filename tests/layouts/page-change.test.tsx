/** Changes of page (specification section 2, "Shared page wrapper"). */
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

it('scrolls smoothly to the top (section 2, page wrapper), moves the focus to the heading and announces the page', async () => {
  const { router } = await renderApp({ at: '/login', heading: 'Log in' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  await router.navigate('/signup');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await waitFor(() => {
    expect(document.title).toBe('Create an account · Naamraksha');
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(document.title);
  });
});

it('jumps instead under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
  const { router } = await renderApp({ at: '/login', heading: 'Log in' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  await router.navigate('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
});

it.each(['#%E0%A4%A', '#no-such-place'])(
  'takes a hash that names nothing (%s) for none',
  async (hash) => {
    const { router } = await renderApp({ at: '/login', heading: 'Log in' });
    await router.navigate(`/signup${hash}`);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Create an account' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
);

it('going back restores a position that was scrolled to before the script ran', async () => {
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  const { router } = await renderApp({ at: '/login', heading: 'Log in' });
  const frame = await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(frame).toBeGreaterThan(0);
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  await router.navigate('/signup');
  await screen.findByRole('heading', { level: 1, name: 'Create an account' });
  const scrolled = vi.spyOn(window, 'scrollTo');
  await router.navigate(-1);
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 700, behavior: 'instant' }));
});

/** Specification section 5, Signup: what the form refuses is what a browser's own field refuses. */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../setup/render-app.tsx';

it("The email field uses the browser's email format check (section 5, signup)", async () => {
  const { user } = await renderApp({ at: '/signup', heading: 'Create an account' });
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  expect(field.type).toBe('email');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const refused = async (address: string) => {
    await user.clear(field);
    await user.paste(address);
    return { address, browser: field.validity.typeMismatch, form: field.ariaInvalid === 'true' };
  };
  for (const address of ['a@b', 'owner@kaverilooms.in', "o'neil+x@a-b.co.in", 'A.B@C.IN']) {
    expect(await refused(address)).toEqual({ address, browser: false, form: false });
  }
  for (const address of ['owner', 'owner@', '@a.in', 'a b@c.in', 'a@b..in', 'a@-b.in', 'a@b.in,']) {
    expect(await refused(address)).toEqual({ address, browser: true, form: true });
  }
});

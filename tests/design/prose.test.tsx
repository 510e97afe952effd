/** Names within our own running text. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Prose } from '@/features/shared/names/Prose.tsx';

it('keeps a short name whole, so that the full stop behind it does not begin a line; a long one may break', () => {
  render(
    <Prose>{'Not `yuorcompany.in`. Nor `https://yourcompany.in.verify.example/login`.'}</Prose>,
  );
  expect(screen.getByText('yuorcompany.in')).toHaveClass('whitespace-nowrap');
  expect(screen.getByText(/^https:/)).not.toHaveClass('whitespace-nowrap');
});

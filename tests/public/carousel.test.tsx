/** Specification sections 2, 4 and 9: the testimonials. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { testimonials } from '@/content/testimonials.ts';
import { Testimonials } from '@/site/testimonials/Testimonials.tsx';

beforeEach(() => vi.useFakeTimers());

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The slide on show, counted from 0: the dot that says so. */
function current(): number {
  return screen
    .getAllByRole('button', { name: /^Testimonial \d/ })
    .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
}

test('it starts at 0, advances every 2 seconds, and wraps after the last (section 4, testimonials; section 9, testimonials)', () => {
  render(<Testimonials />);
  expect(current()).toBe(0);
  wait(1_999);
  expect(current()).toBe(0);
  wait(1);
  expect(current()).toBe(1);
  wait(2_000);
  wait(2_000);
  expect(current()).toBe(3);
  wait(2_000);
  expect(current()).toBe(0);
});

test('an advance by hand is ignored during the 500 ms transition lock (section 4, testimonials; section 9, testimonials)', () => {
  render(<Testimonials />);
  press('Pause testimonials');
  press('Next testimonial');
  expect(current()).toBe(1);
  wait(499);
  press('Next testimonial');
  press('Testimonial 4');
  expect(current()).toBe(1);
  wait(1);
  press('Testimonial 4');
  expect(current()).toBe(3);
});

test('the lock holds after a slide that came by itself, too', () => {
  render(<Testimonials />);
  wait(2_000);
  press('Next testimonial');
  wait(499);
  press('Testimonial 4');
  expect(current()).toBe(1);
  wait(1);
  press('Testimonial 4');
  expect(current()).toBe(3);
});

test('going back from the first slide wraps to the last', () => {
  render(<Testimonials />);
  press('Previous testimonial');
  expect(current()).toBe(testimonials.length - 1);
});

test('row 14: it pauses on hover, on focus and by its button', () => {
  render(<Testimonials />);
  const carousel = screen.getByRole('group', { name: 'Testimonials' });
  fireEvent.pointerEnter(carousel);
  wait(10_000);
  expect(current()).toBe(0);
  fireEvent.pointerLeave(carousel);
  wait(2_000);
  expect(current()).toBe(1);

  const dot = screen.getByRole('button', { name: 'Testimonial 1' });
  // Simulates :focus-visible: the focus came by the keyboard.
  const focusVisible = vi.spyOn(dot, 'matches').mockReturnValueOnce(true);
  act(() => dot.focus());
  expect(focusVisible).toHaveBeenCalledWith(':focus-visible');
  wait(10_000);
  expect(current()).toBe(1);
  // A pointer that only passes does not end it.
  fireEvent.pointerEnter(carousel);
  fireEvent.pointerLeave(carousel);
  wait(10_000);
  expect(current()).toBe(1);
  act(() => dot.blur());
  press('Pause testimonials');
  wait(10_000);
  expect(current()).toBe(1);
  press('Play testimonials');
  wait(2_000);
  expect(current()).toBe(2);
});

test('under reduced motion it stands still until played', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: true,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  render(<Testimonials />);
  wait(10_000);
  expect(current()).toBe(0);
  press('Play testimonials');
  wait(2_000);
  expect(current()).toBe(1);
});

test('all four are in the page, with five stars each, and marked as illustrative', () => {
  render(<Testimonials />);
  for (const { name, review } of testimonials) {
    expect(screen.getByText(name)).toBeInTheDocument();
    expect(screen.getByText(`“${review}”`)).toBeInTheDocument();
  }
  expect(screen.getAllByText('5 out of 5 stars,')).toHaveLength(4);
  // Each says of itself that it is made up.
  const mark = screen.getByText(/^Examples, not customers: the people and companies are invented/);
  expect(mark).toBeVisible();
  // Read before the first quote, under a heading that says what they are and claims no customers.
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  const group = screen.getByRole('group', { name: 'Testimonials' });
  expect(mark.compareDocumentPosition(group) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Testimonials');
});

/** Pressed while the section wakes up: it is drawn, and what follows the drawing has not run yet. */
function PressedAtOnce() {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Pause testimonials' }).click(), []);
  return <Testimonials />;
}

test('a pause pressed as the section wakes up holds', () => {
  render(<PressedAtOnce />);
  expect(screen.getByRole('button', { name: 'Play testimonials' })).toBeInTheDocument();
  wait(4_000);
  expect(current()).toBe(0);
});

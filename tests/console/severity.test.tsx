/** How an alert's severity is written. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Severity } from '@/components/Severity.tsx';

it.each([
  [10, 'High 10.0'],
  [8, 'High 8.0'],
  [7.9, 'Medium 7.9'],
  [7, 'Medium 7.0'],
  [5, 'Medium 5.0'],
  [4.9, 'Low 4.9'],
  [0, 'Low 0.0'],
  [7.96, 'Medium 7.9'],
  [7.999, 'Medium 7.9'],
  [7.94, 'Medium 7.9'],
  [4.95, 'Low 4.9'],
  [9.96, 'High 10.0'],
  [1e9, 'High 1.00e+9'],
])(
  '8 or more is High, 5 to 7 is Medium, below 5 is Low, row 16: between 7 and 8 Medium (section 9, severity; section 4, alert severity): %s is written as %s, no figure that would be another severity',
  (score, words) => {
    const { container } = render(<Severity score={score} />);
    expect(container).toHaveTextContent(words.replace(' ', ''));
  },
);

/** Finds a toast by its sentence, in which a name is drawn in parts. */
import { screen } from '@testing-library/react';

export const findNews = async (words: string) =>
  screen.findByText((_own, element) => {
    if (element?.textContent !== words) return false;
    return [...element.children].every((child) => child.textContent !== words);
  });

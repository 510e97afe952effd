import { createContext } from 'react';
import type { AlertTechniques } from './model/techniques.ts';

/** The techniques of the list that is shown; the columns are constants and cannot carry them. */
export const AlertTechniquesContext = createContext<AlertTechniques | null>(null);

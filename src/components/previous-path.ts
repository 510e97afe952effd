import { createContext } from 'react';

/** The path of the previous page; '' on the first page. RootLayout provides it. */
export const PreviousPath = createContext('');

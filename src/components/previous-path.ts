import { createContext } from 'react';

/** The path of the page that was open before this one; '' on the first page. RootLayout provides it. */
export const PreviousPath = createContext('');

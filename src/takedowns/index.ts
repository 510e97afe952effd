/** Takedowns: the sheet in which a user reads, sends and marks takedown requests. Nothing is sent from here. */
export { cutOffTakedown } from './drafts.ts';
export { isSentToNone } from './history.ts';
export { Takedown } from './Takedown.tsx';

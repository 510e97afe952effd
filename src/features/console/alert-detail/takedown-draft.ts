import { KeptInput } from '@/auth/kept-input.ts';

/** The edited request of an alert, which a session that ends by itself must not take with it. */
export const keptTakedown = new KeptInput<{ readonly alert: string; readonly text: string }>();

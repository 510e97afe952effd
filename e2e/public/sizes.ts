/** The two layouts of the public pages: wider than 768 px, and up to 768 px. */
export const DESKTOP = { width: 1280, height: 800 };
export const MOBILE = { width: 390, height: 844 };
export const SIZES = [DESKTOP, MOBILE];

/** For tests of what does not move: nothing fades, and no field of particles is drawn. */
export const MOTIONLESS = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** The same in the wide layout, unless a test sets another size. */
export const STILL = { viewport: DESKTOP, ...MOTIONLESS } as const;

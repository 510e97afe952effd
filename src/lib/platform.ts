/** True if the keys of an Apple keyboard are to be named; both kinds work everywhere. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

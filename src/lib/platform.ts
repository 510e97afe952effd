/** True if Apple's key names are shown; both kinds of keys work everywhere. */
export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The failures to load a chunk that nobody misses: whoever asked for the chunk notes them here. */
export const doneWithout = new WeakSet<object>();
